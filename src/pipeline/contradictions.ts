import type { StoredLookup } from "../db/lookup.ts";
import type { ProbeEntry } from "../db/probe.ts";
import type { JudgedRecordRow } from "../db/record.ts";
import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import { maskContacts } from "../domain/mask.ts";
import { readProfileUrl } from "../domain/platform.ts";
import type { SeenDetail } from "../domain/seen-detail.ts";
import { FEATURES, type FeatureName } from "../matching/features.ts";
import { ledgerText } from "../presentation/reason-text.ts";
import { seenText } from "../presentation/seen-text.ts";
import { showDetail } from "../sections/shown-detail.ts";
import { wordsFor } from "../words/words.ts";

/** Reasons of records that somebody gave as the person's: the caller, or the operator who filed them. */
const GIVEN: ReadonlySet<string> = new Set<FeatureName>(["statedAddress", "statedContradicted", "filedContradicted"]);

/** As many as a caller can give URLs. */
const MAX_LINES = 50;

type Asked = Pick<
  ProbeEntry,
  "connector" | "identifierKind" | "identifierValue" | "depth" | "outcome" | "why" | "unread"
>;

/**
 * Contradictions between the person and the content of URLs and documents given as theirs: one line per record with URL and reasons, most important
 * first, then one line for each given URL that could not be read. `null` if there are none, or if a person has decided.
 */
export function contradictionsOf(
  records: readonly Pick<JudgedRecordRow, "id" | "url" | "judgement" | "judgedBy" | "features">[],
  probes: readonly Asked[],
  lookup: Pick<StoredLookup, "sections" | "purpose" | "trial">,
): string | null {
  const lines = records
    .filter(({ judgement, judgedBy }) => judgement !== "own" && judgedBy === "rule")
    .filter(({ features }) => features.some(({ name }) => GIVEN.has(name)))
    .toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : a.id < b.id ? -1 : 1))
    .flatMap(({ url, features }) => {
      const reasons = features
        .filter(({ weight }) => weight < 0)
        .toSorted((a, b) => a.weight - b.weight)
        .slice(0, 2)
        .map(({ name, seen }) => wordsOf(name, seen && showDetail(lookup, name, seen)));
      const line = `${url}: ${reasons.join(" ")}`;
      return reasons.length === 0 ? [] : [lookup.trial ? maskContacts(line, []) : line];
    });
  const all = [...lines, ...unreadLines(probes)];
  return all.length === 0 ? null : all.slice(0, MAX_LINES).join("\n");
}

/** The given accounts that do not exist according to their own platform, as canonical URLs. */
export function accountsNotThere(probes: readonly Asked[]): ReadonlySet<string> {
  const given = probes.filter((probe) => isOfPlatform(probe) && probe.outcome === "absent");
  return new Set(given.map(({ identifierValue }) => identifierValue));
}

function unreadLines(probes: readonly Asked[]): string[] {
  const given = probes.filter((probe) => isOfPlatform(probe) || isPage(probe));
  const lines = given.flatMap(({ identifierKind, identifierValue, outcome, why, unread }) => {
    const isThere = outcome !== "absent";
    const isRead = outcome === "found" && unread.length === 0;
    const what = identifierKind === "website" ? "page" : "account";
    if (!isThere) return [`${identifierValue}: No such ${what} was found.`];
    return isRead || outcome === "skipped" || outcome === "suppressed"
      ? []
      : [`${identifierValue}: This ${what} could not be read${reasonOf(why.length > 0 ? why : unread)}.`];
  });
  return [...new Set(lines)].sort();
}

/** What follows a statement that something could not be read; empty if nothing is known. */
function reasonOf(why: readonly LedgerReason[]): string {
  const stated = why.map((reason) => (reason.code === "unread" ? because("said", ...reason.values) : reason));
  return stated.length === 0 ? "" : `: ${ledgerText(wordsFor("en"), stated).replace(/\s+/g, " ")}`;
}

/** An account that the lookup started from, asked at its own platform; other sources cannot tell whether it exists. */
function isOfPlatform({ connector, depth, identifierKind, identifierValue }: Asked): boolean {
  return depth === 0 && identifierKind === "profileUrl" && readProfileUrl(identifierValue)?.platform === connector;
}

function isPage({ connector, depth, identifierKind }: Asked): boolean {
  return depth === 0 && identifierKind === "website" && connector === "website";
}

function wordsOf(name: string, detail: SeenDetail | null): string {
  const sentence = name in FEATURES ? FEATURES[name as FeatureName].sentence : name;
  return detail === null ? sentence : `${sentence.replace(/\.$/, "")}: ${seenText(wordsFor("en"), detail)}.`;
}
