import type { Reason } from "../contract/judgement.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { maskContacts } from "../domain/mask.ts";
import type { Feature } from "../domain/match.ts";
import { overValues } from "../domain/seen-detail.ts";
import { FEATURES, type FeatureName } from "../matching/features.ts";
import { seenText } from "../presentation/seen-text.ts";
import { showDetail } from "../sections/shown-detail.ts";
import { wordsFor } from "../words/words.ts";

/** The reasons of a judgement as a lookup may show them: without what only closed sections show, and with contacts masked in a trial. */
export function writeReasons(
  lookup: StoredLookup,
  features: readonly Feature[],
  phones: readonly string[],
): readonly Reason[] {
  return features.map(({ name, weight, seen }) => {
    const shown = seen === null ? null : showDetail(lookup, name, seen);
    const masked = shown && overValues(shown, (value) => mask(lookup, value, phones));
    return {
      name,
      weight: Math.round(weight * 100) / 100,
      text: name in FEATURES ? FEATURES[name as FeatureName].sentence : name,
      ...(masked === null ? { detail: "" } : { detail: seenText(wordsFor("en"), masked), seen: masked }),
    };
  });
}

export function mask(lookup: StoredLookup, text: string, phones: readonly string[]): string {
  return lookup.trial ? maskContacts(text, phones) : text;
}
