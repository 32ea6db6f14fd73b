import type { EvidenceClaim, LookupCandidate } from "../contract/lookup.ts";
import type { Datasource } from "../db/datasource.ts";
import type { StoredLookup, StoredProfile } from "../db/lookup.ts";
import type { Claim } from "../domain/claim.ts";
import { hideBirthDays, hideBirthDaysDeep } from "../domain/birth-day.ts";
import { isJsonType, MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { maskContacts, maskContactsDeep } from "../domain/mask.ts";
import { isFinished, SECTIONS } from "../domain/lookup.ts";
import { closeJson, openClaims, openingOf, textCloserOf } from "../sections/open-properties.ts";
import { closeInPage, keepOpenPassages } from "./open-passages.ts";

/** The phone numbers that a trial masks in every notation: those the lookup started from and those in its records. */
export function phonesOf(lookup: StoredLookup, claims: readonly Claim[]): readonly string[] {
  const known = lookup.identifiers.filter((identifier) => identifier.kind === "phone").map(({ value }) => value);
  const stated = claims.filter((claim) => claim.property === "phone").map((claim) => String(claim.value));
  return [...new Set([...known, ...stated])];
}

/** The profile as this lookup may show it: contacts are masked in a trial. */
export function redactProfile(lookup: StoredLookup, profile: StoredProfile, phones: readonly string[]): StoredProfile {
  if (!lookup.trial) return profile;
  const { data, gists } = profile;
  return {
    ...profile,
    data: maskContactsDeep(data, phones),
    gists: maskContactsDeep(gists, phones) as StoredProfile["gists"],
  };
}

export function redactCandidate(lookup: StoredLookup, candidate: LookupCandidate): LookupCandidate {
  if (!lookup.trial || candidate.email === null) return candidate;
  return { ...candidate, email: maskContacts(candidate.email, []) };
}

/** A claim as this lookup may show it. A preview shows that there is evidence, and where, but not its content. */
export function redactClaim(lookup: StoredLookup, claim: EvidenceClaim, phones: readonly string[]): EvidenceClaim {
  if (lookup.preview) {
    const { quote: _, ...rest } = claim;
    return { ...rest, value: null };
  }
  if (!lookup.trial) return claim;
  return {
    ...claim,
    value: maskContactsDeep(claim.value, phones),
    ...(claim.quote === undefined ? {} : { quote: maskContacts(claim.quote, phones) }),
  };
}

/**
 * The raw text of a datasource as this lookup may show it. If sections are closed, by the purpose or because nobody asked for them: only
 * the passages that open sections read; otherwise everything that is not withheld. Nothing while the lookup is running, because it is not
 * yet known what to withhold. Contacts are masked in a trial. `null` if nothing is open. Locators keep pointing at the same words.
 *
 * Names of suppressed people are always redacted.
 *
 * @param born dates of birth of which only the year is shown
 */
export function redactDatasource(
  lookup: StoredLookup,
  datasource: Datasource,
  { claims, named }: InDatasource,
  phones: readonly string[],
  born: readonly string[],
): string | null {
  if (lookup.preview || !isFinished(lookup.status)) return null;
  const json = isJsonType(datasource.mediaType);
  const open = openPassagesOf(lookup, datasource, { claims, named }, json);
  if (open === null) return null;
  const close = textCloserOf(lookup);
  const lawful = close === null ? open : closeSentencesIn(open, json, lookup, close);
  const shown = born.length === 0 ? lawful : hideInDocument(lawful, json, born);
  return lookup.trial ? maskDocument(shown, json, phones) : shown;
}

/** A document without the sentences that its purpose may not show, whatever readers made of them. */
function closeSentencesIn(
  data: string,
  json: boolean,
  lookup: Pick<StoredLookup, "purpose">,
  close: (text: string) => string,
): string {
  return changeDocument(data, json, {
    text: (text) => closeInPage(text, close),
    value: (value) => closeJson(value, lookup, close),
  });
}

/** Dates of birth are cut to the year; in a JSON document, inside its strings. */
function hideInDocument(data: string, json: boolean, born: readonly string[]): string {
  return changeDocument(data, json, {
    text: (text) => hideBirthDays(text, born),
    value: (value) => hideBirthDaysDeep(value, born),
  });
}

function openPassagesOf(
  lookup: StoredLookup,
  { data }: Datasource,
  { claims, named }: InDatasource,
  json: boolean,
): string | null {
  const isAllOpen = SECTIONS.every((section) => lookup.sections.includes(section));
  const open = new Set(openClaims(claims, openingOf(lookup)));
  if (isAllOpen && open.size === claims.length && named.length === 0) return data;
  if (!isAllOpen && open.size === 0) return null;
  const passages = [
    ...claims.map((claim) => ({ locator: claim.locator, open: open.has(claim) })),
    ...named.map((locator) => ({ locator, open: false })),
  ];
  return keepOpenPassages(data, passages, json, isAllOpen);
}

/** What is known about the content of a datasource. */
export interface InDatasource {
  /** Its claims about the person. */
  readonly claims: readonly Claim[];
  /** Where it names suppressed people, as locators. */
  readonly named: readonly string[];
}

/** Addresses in JSON may contain escapes, so its strings are masked after decoding. */
function maskDocument(data: string, json: boolean, phones: readonly string[]): string {
  return changeDocument(data, json, {
    text: (text) => maskContacts(text, phones),
    value: (value) => maskContactsDeep(value, phones),
  });
}

/** JSON by its values; any other document, and JSON that is invalid or too deep, as text. */
function changeDocument(
  data: string,
  json: boolean,
  change: { readonly text: (text: string) => string; readonly value: (value: unknown) => unknown },
): string {
  if (json && shapeOfJson(data).depth <= MAX_JSON_DEPTH) {
    try {
      const value: unknown = JSON.parse(data);
      const changed = change.value(value);
      return changed === value ? data : JSON.stringify(changed);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return change.text(data);
}
