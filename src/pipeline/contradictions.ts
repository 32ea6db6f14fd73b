import { contradictionLine } from "../contract/contradictions.ts";
import type { LookupContradiction } from "../contract/lookup-contradiction.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { ProbeEntry } from "../db/probe.ts";
import type { JudgedRecordRow } from "../db/record.ts";
import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import { maskContacts } from "../domain/mask.ts";
import { readProfileUrl } from "../domain/platform.ts";
import { overValues } from "../domain/seen-detail.ts";
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
 * Contradictions between the person and the content of URLs and documents given as theirs: one per record, most important
 * reasons first, then one for each given URL that could not be read. None if a person has decided.
 */
export function contradictionsOf(
  records: readonly Pick<JudgedRecordRow, "id" | "url" | "judgement" | "judgedBy" | "features">[],
  probes: readonly Asked[],
  lookup: Pick<StoredLookup, "sections" | "purpose" | "trial">,
): readonly LookupContradiction[] {
  const contradicted = records
    .filter(({ judgement, judgedBy }) => judgement !== "own" && judgedBy === "rule")
    .filter(({ features }) => features.some(({ name }) => GIVEN.has(name)))
    .toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : a.id < b.id ? -1 : 1))
    .flatMap(({ url, features }) => contradictionOf(url, features, lookup) ?? []);
  return [...contradicted, ...unreadOnes(probes)].slice(0, MAX_LINES);
}

function contradictionOf(
  url: string,
  features: JudgedRecordRow["features"],
  lookup: Pick<StoredLookup, "sections" | "purpose" | "trial">,
): LookupContradiction | null {
  const mask = (text: string) => (lookup.trial ? maskContacts(text, []) : text);
  const reasons = features
    .filter(({ weight }) => weight < 0)
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, 2)
    .map(({ name, seen }) => {
      const shown = seen && showDetail(lookup, name, seen);
      return shown ? { name, seen: overValues(shown, mask) } : { name };
    });
  if (reasons.length === 0) return null;
  return { address: mask(url), text: reasons.map(wordsOf).join(" "), reasons };
}

/** The given accounts that do not exist according to their own platform, as canonical URLs. */
export function accountsNotThere(probes: readonly Asked[]): ReadonlySet<string> {
  const given = probes.filter((probe) => isOfPlatform(probe) && probe.outcome === "absent");
  return new Set(given.map(({ identifierValue }) => identifierValue));
}

function unreadOnes(probes: readonly Asked[]): readonly LookupContradiction[] {
  const given = probes.filter((probe) => isOfPlatform(probe) || isPage(probe));
  const unread = given.flatMap(({ identifierKind, identifierValue, outcome, why, unread: left }) => {
    const isPageAsked = identifierKind === "website";
    if (outcome === "absent") return unreadOne(identifierValue, isPageAsked ? "noPage" : "noAccount", []);
    const isRead = outcome === "found" && left.length === 0;
    if (isRead || outcome === "skipped" || outcome === "suppressed") return [];
    return unreadOne(identifierValue, isPageAsked ? "unreadPage" : "unreadAccount", why.length > 0 ? why : left);
  });
  return [...new Map(unread.map((one) => [contradictionLine(one), one] as const))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
}

function unreadOne(
  address: string,
  unread: NonNullable<LookupContradiction["unread"]>,
  reasons: readonly LedgerReason[],
): LookupContradiction {
  const words = wordsFor("en");
  const sentence = words.contradictions[unread];
  const why = reasons.map((reason) => (reason.code === "unread" ? because("said", ...reason.values) : reason));
  if (why.length === 0) return { address, text: sentence, reasons: [], unread };
  const told = ledgerText(words, why).replace(/\s+/g, " ");
  return { address, text: `${sentence.replace(/\.$/u, "")}: ${told}.`, reasons: [], unread, why };
}

/** An account that the lookup started from, asked at its own platform; other sources cannot tell whether it exists. */
function isOfPlatform({ connector, depth, identifierKind, identifierValue }: Asked): boolean {
  return depth === 0 && identifierKind === "profileUrl" && readProfileUrl(identifierValue)?.platform === connector;
}

function isPage({ connector, depth, identifierKind }: Asked): boolean {
  return depth === 0 && identifierKind === "website" && connector === "website";
}

function wordsOf({ name, seen }: LookupContradiction["reasons"][number]): string {
  const sentence = name in FEATURES ? FEATURES[name as FeatureName].sentence : name;
  return seen === undefined ? sentence : `${sentence.replace(/\.$/u, "")}: ${seenText(wordsFor("en"), seen)}.`;
}
