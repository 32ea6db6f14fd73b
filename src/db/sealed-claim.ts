import { type RawBuilder, sql } from "kysely";
import { type DataKey, openText, openValue, sealText, sealValue, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import { writeJson } from "./rows.ts";

/** The parts of a claim that are sealed. */
export interface ClaimText {
  readonly value: unknown;
  readonly quote: string | null;
}

/** A claim's text as stored: sealed, or in plain text if an earlier release wrote it. */
export type StoredClaimText = { readonly id: string; readonly sealed: string | null } & ClaimText;

export function sealClaim(key: DataKey, id: string, { value, quote }: ClaimText): string {
  return sealValue(key, placeOf(id), writeJson({ value, quote }));
}

/** @throws PublicError `sealed_unreadable` if the text was altered, or the lookup's key is gone */
export function openClaim(key: () => DataKey, { id, sealed, value, quote }: StoredClaimText): ClaimText {
  return sealed === null ? { value, quote } : (JSON.parse(openValue(key(), placeOf(id), sealed)) as ClaimText);
}

/**
 * What a claim says, or nothing if it cannot be opened, so that searching everybody's lookups for one person does not
 * fail because of another's whose key is lost or altered. What nobody can read names nobody.
 */
export function openClaimIfPossible(key: () => DataKey, claim: StoredClaimText): readonly ClaimText[] {
  try {
    return [openClaim(key, claim)];
  } catch (error) {
    if (error instanceof PublicError && error.code === "sealed_unreadable") return [];
    throw error;
  }
}

/** @param data JSON */
export function sealProfileData(key: DataKey, data: string): string {
  return sealText(key, PROFILE_PLACE, data);
}

/** Returns JSON. Throws like `openClaim`. */
export function openProfileData(key: () => DataKey, sealed: string): string {
  return openText(key(), PROFILE_PLACE, sealed);
}

/** @param gists JSON */
export function sealGists(key: DataKey, gists: string): string {
  return sealText(key, GISTS_PLACE, gists);
}

/** Returns JSON. Throws like `openClaim`. */
export function openGists(key: () => DataKey, sealed: string): string {
  return openText(key(), GISTS_PLACE, sealed);
}

/** What a person receives of a row of `claim` or `lookup`: with `value` and `quote`, or `data`, opened. */
export function openGiven(keyring: Keyring, table: "claim" | "lookup", row: GivenRow): Record<string, unknown> {
  const { sealed, lookupId, wrapped, ...given } = row;
  if (sealed === null) return given;
  const key = keyOfLookup(keyring, lookupId, wrapped);
  return table === "lookup"
    ? { ...given, data: JSON.parse(openProfileData(key, sealed)) as unknown }
    : { ...given, ...openClaim(key, { id: String(row["id"]), sealed, value: null, quote: null }) };
}

interface GivenRow {
  readonly [column: string]: unknown;
  readonly sealed: string | null;
  readonly lookupId: string;
  readonly wrapped: string | null;
}

/** Columns to select so that `openGiven` can open the rows. */
export function openingOfGiven(table: "claim" | "lookup"): RawBuilder<unknown> {
  const [sealed, lookupId] =
    table === "claim" ? ["claim.sealed", "claim.lookup_id"] : ["lookup.sealed_data", "lookup.id"];
  const id = sql<string>`${sql.ref(lookupId)}::text`;
  return sql`${sql.ref(sealed)} as sealed, ${id} as "lookupId", ${wrappedKeyOf(id)} as wrapped`;
}

/** A column to select: a lookup's wrapped key. */
export function wrappedKeyOf(lookupId: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(select wrapped from data_key where holder = 'lookup/' || ${lookupId})`;
}

/** A lookup's key, unwrapped on first use. */
export function keyOfLookup(keyring: Keyring, lookupId: string, wrapped: string | null): () => DataKey {
  let key: DataKey | null = null;
  return () => (key ??= unwrapDataKey(keyring, `lookup/${lookupId}`, wrapped));
}

const PROFILE_PLACE = "lookup/data";
const GISTS_PLACE = "lookup/gists";

function placeOf(claimId: string): string {
  return `claim/${claimId}`;
}
