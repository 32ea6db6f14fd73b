import type { Reason } from "../contract/judgement.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { maskContacts } from "../domain/mask.ts";
import type { Feature } from "../domain/match.ts";
import { FEATURES, type FeatureName, quotesOf } from "../matching/features.ts";
import { shortenBirthDates } from "../sections/birth-days.ts";
import { isOpenProperty } from "../sections/open-properties.ts";

/** The reasons of a judgement as a lookup may show them: without what only closed sections show, and with contacts masked in a trial. */
export function writeReasons(
  lookup: StoredLookup,
  features: readonly Feature[],
  phones: readonly string[],
): readonly Reason[] {
  return features.map(({ name, weight, detail }) => ({
    name,
    weight: Math.round(weight * 100) / 100,
    text: name in FEATURES ? FEATURES[name as FeatureName].sentence : name,
    detail: isShown(lookup, name) ? mask(lookup, shorten(lookup, name, detail), phones) : "",
  }));
}

export function mask(lookup: StoredLookup, text: string, phones: readonly string[]): string {
  return lookup.trial ? maskContacts(text, phones) : text;
}

function shorten({ purpose }: StoredLookup, name: string, detail: string): string {
  return quotesOf(name).includes("birthDate") ? shortenBirthDates(detail, purpose) : detail;
}

function isShown(lookup: StoredLookup, name: string): boolean {
  return quotesOf(name).every((property) => isOpenProperty(property, lookup));
}
