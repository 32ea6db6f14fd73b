import type { Reason } from "../contract/judgement.ts";
import type { LookupRecord } from "../db/lookup.ts";
import type { Property } from "../domain/claim.ts";
import { maskContacts } from "../domain/mask.ts";
import type { Feature } from "../domain/match.ts";
import { FEATURES, type FeatureName } from "../matching/features.ts";
import { isOpenProperty } from "../sections/open-properties.ts";

/**
 * What a feature's detail may quote, by the beginning of its name. A detail is shown where every one of these
 * properties is; what is not in this table quotes whatever the record says of a person.
 */
const QUOTED: readonly (readonly [RegExp, readonly Property[]])[] = [
  [/^sharedRecordKey$|^differentRecordKey$|^differentNumber$|^nameRarity$|^namesakesElsewhere$/, []],
  [/^(?:shared|sharedRole|similar)Email$/, ["email"]],
  [/^sharedPhone$/, ["phone"]],
  [/^sharedWebsite$/, ["website"]],
  [/^sharedPicture$/, ["avatar"]],
  [/^shared(?:Profile|Handle|BareHandle)$|^linkBack$/, ["account"]],
  [/^(?:name|middle|suffix)/, ["fullName"]],
  [/^birth/, ["birthDate"]],
  [/^death|^outOfLifetime$/, ["deathDate", "birthDate"]],
  [/^place|^country/, ["location"]],
  [/^employer|^role/, ["experience"]],
  [/^affiliation|^peer/, ["membership"]],
  [/^school/, ["education"]],
  [/^kin/, ["spouse"]],
  [/^gender/, ["gender"]],
];
const ANYTHING: readonly Property[] = ["fullName", "birthDate", "location", "experience"];

/** The reasons of a judgement as a lookup may show them: what only closed sections show is left out, a trial's contacts are masked. */
export function writeReasons(
  lookup: LookupRecord,
  features: readonly Feature[],
  phones: readonly string[],
): readonly Reason[] {
  return features.map(({ name, weight, detail }) => ({
    name,
    weight: Math.round(weight * 100) / 100,
    text: name in FEATURES ? FEATURES[name as FeatureName].sentence : name,
    detail: isShown(lookup, name) ? mask(lookup, detail, phones) : "",
  }));
}

export function mask(lookup: LookupRecord, text: string, phones: readonly string[]): string {
  return lookup.trial ? maskContacts(text, phones) : text;
}

function isShown(lookup: LookupRecord, name: string): boolean {
  const quoted = QUOTED.find(([names]) => names.test(name))?.[1] ?? ANYTHING;
  return quoted.every((property) => isOpenProperty(property, lookup.sections));
}
