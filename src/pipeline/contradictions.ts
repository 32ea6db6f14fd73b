import type { StoredLookup } from "../db/lookup.ts";
import type { JudgedRecordRow } from "../db/record.ts";
import { maskContacts } from "../domain/mask.ts";
import { FEATURES, type FeatureName, quotesOf } from "../matching/features.ts";
import { isOpenProperty } from "../sections/open-properties.ts";

/** More lines than this nobody reads at the head of a report; `/records` has all. */
const MAX_LINES = 5;

/**
 * Where what stands under an address that was given as the person's speaks against it: a line for each record, with its address and the
 * reasons, the weightiest first. `null` where nothing does, or where a person has decided.
 */
export function contradictionsOf(
  records: readonly Pick<JudgedRecordRow, "id" | "url" | "judgement" | "judgedBy" | "features">[],
  lookup: Pick<StoredLookup, "sections" | "purpose" | "trial">,
): string | null {
  const lines = records
    .filter(({ judgement, judgedBy }) => judgement !== "own" && judgedBy === "rule")
    .filter(({ features }) => features.some(({ name }) => name === "statedAddress" || name === "statedContradicted"))
    .toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : a.id < b.id ? -1 : 1))
    .flatMap(({ url, features }) => {
      const reasons = features
        .filter(({ weight }) => weight < 0)
        .toSorted((a, b) => a.weight - b.weight)
        .slice(0, 2)
        .map(({ name, detail }) => wordsOf(name, isShown(name, lookup) ? detail : ""));
      const line = `${url}: ${reasons.join(" ")}`;
      return reasons.length === 0 ? [] : [lookup.trial ? maskContacts(line, []) : line];
    });
  return lines.length === 0 ? null : lines.slice(0, MAX_LINES).join("\n");
}

function wordsOf(name: string, detail: string): string {
  const sentence = name in FEATURES ? FEATURES[name as FeatureName].sentence : name;
  return detail === "" ? sentence : `${sentence.replace(/\.$/, "")}: ${detail}.`;
}

function isShown(name: string, lookup: Pick<StoredLookup, "sections" | "purpose">): boolean {
  return quotesOf(name).every((property) => isOpenProperty(property, lookup));
}
