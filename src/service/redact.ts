import type { EvidenceClaim, LookupCandidate } from "../contract/lookup.ts";
import type { Datasource } from "../db/datasource.ts";
import type { LookupRecord, StoredProfile } from "../db/lookup.ts";
import type { Claim } from "../domain/claim.ts";
import { maskContacts, maskContactsDeep } from "../domain/mask.ts";
import { parsePointer } from "../domain/pointer.ts";
import { isOpenProperty } from "../sections/open-properties.ts";

/** Fills what is closed: as long as what stood there, so that what is open keeps its place. */
const CLOSED = "█";

/** The phones a trial masks in every writing: those the lookup started from and those its records state. */
export function phonesOf(lookup: LookupRecord, claims: readonly Claim[]): readonly string[] {
  const known = lookup.identifiers.filter((identifier) => identifier.kind === "phone").map(({ value }) => value);
  const stated = claims.filter((claim) => claim.property === "phone").map((claim) => String(claim.value));
  return [...new Set([...known, ...stated])];
}

/** The profile as this lookup may show it: a trial's contacts are masked. */
export function redactProfile(lookup: LookupRecord, profile: StoredProfile, phones: readonly string[]): StoredProfile {
  return lookup.trial ? { ...profile, data: maskContactsDeep(profile.data, phones) } : profile;
}

export function redactCandidate(lookup: LookupRecord, candidate: LookupCandidate): LookupCandidate {
  if (!lookup.trial || candidate.email === null) return candidate;
  return { ...candidate, email: maskContacts(candidate.email, []) };
}

/** A claim as this lookup may show it. A preview tells that there is evidence, and where, not what it says. */
export function redactClaim(lookup: LookupRecord, claim: EvidenceClaim, phones: readonly string[]): EvidenceClaim {
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
 * The raw text of a datasource as this lookup may show it: what only closed sections read is blotted out, a
 * trial's contacts are masked. `null` where nothing of it is open. Locators keep pointing at the same words.
 *
 * @param claims what the datasource states of the person
 */
export function redactDatasource(
  lookup: LookupRecord,
  datasource: Datasource,
  claims: readonly Claim[],
  phones: readonly string[],
): string | null {
  if (lookup.preview) return null;
  const closed = claims.filter((claim) => !isOpenProperty(claim.property, lookup.sections));
  if (claims.length > 0 && closed.length === claims.length) return null;
  const open = closed.reduce((data, claim) => blot(data, claim.locator, isJson(datasource.mediaType)), datasource.data);
  return lookup.trial ? maskDocument(open, isJson(datasource.mediaType), phones) : open;
}

function blot(data: string, locator: string, json: boolean): string {
  const range = /^char=(\d+),(\d+)$/.exec(locator);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return data.slice(0, from) + CLOSED.repeat(to - from) + data.slice(to);
  }
  if (!json || !locator.startsWith("/")) return data;
  const document: unknown = JSON.parse(data);
  const tokens = parsePointer(locator);
  const last = tokens.pop() ?? "";
  const parent = tokens.reduce<unknown>(
    (node, token) => (node as Record<string, unknown> | undefined)?.[token],
    document,
  );
  if (parent === null || typeof parent !== "object") return data;
  (parent as Record<string, unknown>)[last] = CLOSED;
  return JSON.stringify(document);
}

/** Inside JSON an address may be written with escapes: its strings are masked as what they say. */
function maskDocument(data: string, json: boolean, phones: readonly string[]): string {
  if (json) {
    try {
      return JSON.stringify(maskContactsDeep(JSON.parse(data), phones));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return maskContacts(data, phones);
}

function isJson(mediaType: string): boolean {
  return /[/+]json\b/.test(mediaType);
}
