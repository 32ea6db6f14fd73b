import { sql } from "kysely";
import { IDENTIFIER_KINDS, type Identifier } from "../domain/identifier.ts";
import type { Platform } from "../domain/platform.ts";
import { identifierKey, identifierText } from "./identifier-key.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** A person whom a caller may look up, as described by the operator's imports. */
export interface Candidate {
  readonly id: string;
  readonly number: number;
  /** The owning account; for other accounts the person does not exist. */
  readonly accountId: string;
  readonly originKey: string;
  readonly fullName: string;
  readonly aliases: readonly string[];
  readonly headline: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly birthDate: string | null;
  readonly avatarUrl: string | null;
  readonly prominence: number;
  readonly suppressionKeys: readonly string[];
  /** When a lookup last found evidence that they are under 18, or they said so themselves; absent in drafts. */
  readonly minorSeenAt?: Date | null;
  /** When an import last wrote the row; absent in drafts. */
  readonly updatedAt?: Date;
}

/** A candidate as a search shows them. */
export interface FoundCandidate extends Omit<Candidate, "suppressionKeys"> {
  /** Whether others were merged into them; absent if that was not asked for. */
  readonly merged?: boolean;
}

export interface Presence {
  readonly candidateId: string;
  readonly platform: Platform;
  readonly handle: string;
  readonly url: string;
  readonly displayName: string | null;
  readonly headline: string | null;
  readonly avatarUrl: string | null;
  readonly followers: number | null;
}

/** What an import writes about one person. */
export interface CandidateDraft extends Omit<Candidate, "id" | "number"> {
  readonly id: string;
  readonly importId: string;
  readonly contentHash: string;
  readonly presences: readonly Omit<Presence, "candidateId">[];
  readonly identifiers: readonly Identifier[];
  /** Digits of phone numbers without a known country, as `nationalPhoneDigits` reads them. */
  readonly nationalPhones?: readonly string[];
}

/**
 * What the search files a person under, as stored in their row. Lists are words separated by spaces, pairs are `a+b`.
 */
export interface Filing {
  /** Their rank among equal results. */
  readonly place: number;
  /** One bit for each platform they are on. */
  readonly platforms: number;
  /** Unordered pairs of words in one name. */
  readonly pairs: string;
  /** Words that find the person on their own; `*` marks one that ends a name. */
  readonly singles: string;
  /** Initials, particles, suffixes, honorifics: they find a person only together with a pair. */
  readonly extras: string;
  readonly context: string;
}

/** A person's number in the search index, and what they are filed under. */
export interface FiledCandidate extends Filing {
  readonly number: number;
}

const COLUMNS = [
  "candidate.id",
  "candidate.number",
  "candidate.account_id as accountId",
  "candidate.origin_key as originKey",
  "candidate.full_name as fullName",
  "candidate.aliases",
  "candidate.headline",
  "candidate.company",
  "candidate.location",
  "candidate.birth_date as birthDate",
  "candidate.avatar_url as avatarUrl",
  "candidate.prominence",
  "candidate.minor_seen_at as minorSeenAt",
  "candidate.updated_at as updatedAt",
] as const;

/** Every read of candidates starts here, which leaves out the suppressed. */
export function visibleCandidates(db: Db) {
  return db
    .selectFrom("candidate")
    .where(unsuppressed("candidate.suppression_keys"))
    .select([...COLUMNS, "candidate.suppression_keys as suppressionKeys"]);
}

/** The visible people, as a search shows them. */
export function foundCandidates(db: Db) {
  const merged = sql<boolean>`candidate.in_merge
    and exists (select 1 from candidate_merge where candidate_merge.head_id = candidate.id)`;
  return visibleCandidates(db)
    .clearSelect()
    .select([...COLUMNS, merged.as("merged")]);
}

/** The visible people with these IDs, in no particular order, and whether each is merged with anybody. */
export async function findCandidatesById(
  db: Db,
  ids: readonly string[],
): Promise<(Candidate & { readonly inMerge: boolean })[]> {
  if (ids.length === 0) return [];
  return await visibleCandidates(db).select("candidate.in_merge as inMerge").where(isAmong(ids)).execute();
}

/**
 * Whether a candidate's ID is one of these. The subselect hides the number of IDs from the planner, so that it keeps
 * one plan for all of them: planning anew each time costs ten times as much as reading.
 */
function isAmong(ids: readonly string[]) {
  return sql<boolean>`candidate.id = any((select ${[...ids]}::uuid[])::uuid[])`;
}

/** What a person's import contained. */
export interface ImportedWith {
  readonly presences: readonly Presence[];
  readonly identifiers: readonly Identifier[];
  /** The import that wrote them last, or the ID that stands for a search. */
  readonly importId: string;
}

/** What visible people were imported with, by their ID. */
export async function listHeld(db: Db, candidateIds: readonly string[]): Promise<ReadonlyMap<string, ImportedWith>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await visibleCandidates(db)
    .clearSelect()
    .select(["candidate.id", "candidate.presences", "candidate.identifiers", "candidate.import_id as importId"])
    .where(isAmong(candidateIds))
    .execute();
  return new Map(
    rows.map(({ id, presences, identifiers, importId }): [string, ImportedWith] => [
      id,
      {
        presences: presences.map((presence) => ({ candidateId: id, ...presence })),
        identifiers: identifiers.toSorted().flatMap(readIdentifier),
        importId,
      },
    ]),
  );
}

export async function listPresences(db: Db, candidateIds: readonly string[]): Promise<Presence[]> {
  if (candidateIds.length === 0) return [];
  const rows = await visibleCandidates(db)
    .clearSelect()
    .select(["candidate.id", "candidate.presences"])
    .where(sql<boolean>`candidate.id = any(${[...candidateIds]}::uuid[])`)
    .orderBy("candidate.id")
    .execute();
  return rows.flatMap((row) => row.presences.map((presence) => ({ candidateId: row.id, ...presence })));
}

export async function listIdentifiers(db: Db, candidateId: string): Promise<Identifier[]> {
  return (await listIdentifiersOf(db, [candidateId])).get(candidateId) ?? [];
}

/** The identifiers of visible people by their ID, ordered by kind and value. */
export async function listIdentifiersOf(
  db: Db,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, Identifier[]>> {
  if (candidateIds.length === 0) return new Map();
  const rows = await visibleCandidates(db)
    .clearSelect()
    .select(["candidate.id", "candidate.identifiers"])
    .where(sql<boolean>`candidate.id = any(${[...candidateIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.identifiers.toSorted().flatMap(readIdentifier)]));
}

/** Parses an identifier as stored in a person's row; returns none for texts that are there only for the search. */
export function readIdentifier(text: string): Identifier[] {
  const colon = text.indexOf(":");
  const kind = IDENTIFIER_KINDS.find((each) => each === text.slice(0, colon));
  return kind === undefined ? [] : [{ kind, value: text.slice(colon + 1) }];
}

/**
 * Whether any of the account's visible people is filed under one of these identifiers in any of its forms. Nobody else
 * counts: the time that a caller waits must not tell of somebody suppressed, or of another account's people.
 */
export async function isFiledUnder(db: Db, accountId: string, identifiers: readonly Identifier[]): Promise<boolean> {
  if (hashesOf(identifiers).length === 0) return false;
  return (await filedUnder(db, accountId, identifiers).limit(1).execute()).length > 0;
}

/** The account's visible people who have one of these identifiers, the most prominent first. Names find nobody here. */
export async function findCandidatesByIdentifier(
  db: Db,
  accountId: string,
  identifiers: readonly Identifier[],
): Promise<Candidate[]> {
  const keys = identifiers.filter((identifier) => identifier.kind !== "name" && identifier.kind !== "handle");
  if (keys.length === 0) return [];
  return await filedUnder(db, accountId, keys)
    .where(sql<boolean>`candidate.identifiers && ${keys.map(identifierText)}::text[]`)
    .orderBy("candidate.prominence", "desc")
    .orderBy("candidate.number")
    .limit(10)
    .execute();
}

/**
 * The account's visible people who have one of these identifiers in any form of it.
 *
 * @param keys the keyed hashes of the identifiers, which cover every form of an address
 */
export async function findCandidatesUnder(
  db: Db,
  accountId: string,
  { identifiers, keys }: { readonly identifiers: readonly Identifier[]; readonly keys: readonly string[] },
): Promise<Candidate[]> {
  if (keys.length === 0) return [];
  return await filedUnder(db, accountId, identifiers)
    .where(sql<boolean>`candidate.suppression_keys && ${[...keys]}::text[]`)
    .limit(100)
    .execute();
}

/** The account's visible people whom a hash leads to; it may be that of another identifier. */
function filedUnder(db: Db, accountId: string, identifiers: readonly Identifier[]) {
  // Their numbers are an array, so that people are read by index even if the tables have no statistics yet.
  return visibleCandidates(db)
    .where("candidate.account_id", "=", accountId)
    .where(
      sql<boolean>`candidate.number = any(array(
        select number from identifier_key where key = any(${hashesOf(identifiers)}::bigint[]) limit 10000))`,
    );
}

function hashesOf(identifiers: readonly Identifier[]): string[] {
  return identifiers.flatMap((identifier) => identifierKey(identifier) ?? []).map(String);
}

/** Whether there are any candidates at all. */
export async function hasCandidates(db: Db): Promise<boolean> {
  return (await db.selectFrom("candidate").select("id").limit(1).execute()).length > 0;
}
