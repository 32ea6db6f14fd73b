import { sql } from "kysely";
import { IDENTIFIER_KINDS, type Identifier } from "../domain/identifier.ts";
import type { Platform } from "../domain/platform.ts";
import { identifierKey, identifierText } from "./identifier-key.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** A person a caller may look up, as the operator's imports know them. */
export interface Candidate {
  readonly id: string;
  readonly number: number;
  /** Whose they are: to every other account they do not exist. */
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
  /** When a lookup last found evidence that they are under 18; absent in drafts. */
  readonly minorSeenAt?: Date | null;
}

/** A candidate as a search shows them. */
export interface FoundCandidate extends Omit<Candidate, "suppressionKeys"> {
  /** Whether others were taken into them; absent if that is not asked. */
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

/** What an import writes of one person. */
export interface CandidateDraft extends Omit<Candidate, "id" | "number"> {
  readonly id: string;
  readonly importId: string;
  readonly contentHash: string;
  readonly presences: readonly Omit<Presence, "candidateId">[];
  readonly identifiers: readonly Identifier[];
  /** Of phone numbers whose country nobody told, as `nationalPhoneDigits` reads them. */
  readonly nationalPhones?: readonly string[];
}

/** What the search files a person under, as their row holds it. Lists are words with blanks between, pairs `a+b`. */
export interface Filing {
  /** Where they stand among equals. */
  readonly place: number;
  /** A bit for each platform they are on. */
  readonly platforms: number;
  /** Unordered pairs of words of one name. */
  readonly pairs: string;
  /** Words that find the person alone; `*` marks one that ends a name. */
  readonly singles: string;
  /** Initials, particles, suffixes, honorifics: found only beside a pair. */
  readonly extras: string;
  readonly context: string;
}

/** A person by the number that the index knows them by, and what they are filed under. */
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
] as const;

/** Every read of candidates starts here: the suppressed are not there. */
export function visibleCandidates(db: Db) {
  return db
    .selectFrom("candidate")
    .where(unsuppressed("candidate.suppression_keys"))
    .select([...COLUMNS, "candidate.suppression_keys as suppressionKeys"]);
}

/** The visible people of a search. */
export function foundCandidates(db: Db) {
  const merged = sql<boolean>`candidate.in_merge
    and exists (select 1 from candidate_merge where candidate_merge.head_id = candidate.id)`;
  return visibleCandidates(db)
    .clearSelect()
    .select([...COLUMNS, merged.as("merged")]);
}

/** The visible people whose id is given, in no particular order, with whether each is merged with anybody. */
export async function findCandidatesById(
  db: Db,
  ids: readonly string[],
): Promise<(Candidate & { readonly inMerge: boolean })[]> {
  if (ids.length === 0) return [];
  return await visibleCandidates(db).select("candidate.in_merge as inMerge").where(isAmong(ids)).execute();
}

/**
 * Whether a candidate's id is one of these. Through a select, the planner cannot know how many they are, and keeps one plan for every
 * number: each time anew, planning costs ten times the reading.
 */
function isAmong(ids: readonly string[]) {
  return sql<boolean>`candidate.id = any((select ${[...ids]}::uuid[])::uuid[])`;
}

/** What a person was imported with. */
export interface ImportedWith {
  readonly presences: readonly Presence[];
  readonly identifiers: readonly Identifier[];
  /** The import that wrote them last, or what stands for a search. */
  readonly importId: string;
}

/** What visible people were imported with, by their id. */
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

/** The identifiers of visible people by the person's id, in the order of kinds and values. */
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

/** An identifier as its person's row holds it; none for texts that are there for the search alone. */
export function readIdentifier(text: string): Identifier[] {
  const colon = text.indexOf(":");
  const kind = IDENTIFIER_KINDS.find((each) => each === text.slice(0, colon));
  return kind === undefined ? [] : [{ kind, value: text.slice(colon + 1) }];
}

/** The visible people of the account who have one of these keys, the most prominent first; names are no keys here. */
export async function findCandidatesByIdentifier(
  db: Db,
  accountId: string,
  identifiers: readonly Identifier[],
): Promise<Candidate[]> {
  const keys = identifiers.filter((identifier) => identifier.kind !== "name" && identifier.kind !== "handle");
  if (keys.length === 0) return [];
  const hashes = keys.flatMap((identifier) => identifierKey(identifier) ?? []).map(String);
  return await visibleCandidates(db)
    .where("candidate.account_id", "=", accountId)
    .where(
      "candidate.number",
      "in",
      db.selectFrom("identifier_key").select("number").where(sql<boolean>`key = any(${hashes}::bigint[])`),
    )
    .where(sql<boolean>`candidate.identifiers && ${keys.map(identifierText)}::text[]`)
    .orderBy("candidate.prominence", "desc")
    .orderBy("candidate.number")
    .limit(10)
    .execute();
}

/** The visible people of the account who bear one of these keyed hashes, in which an address is known in each of its forms. */
export async function findCandidatesUnder(db: Db, accountId: string, keys: readonly string[]): Promise<Candidate[]> {
  if (keys.length === 0) return [];
  return await visibleCandidates(db)
    .where("candidate.account_id", "=", accountId)
    .where(sql<boolean>`candidate.suppression_keys && ${[...keys]}::text[]`)
    .limit(100)
    .execute();
}

/** Whether anybody is here at all. */
export async function hasCandidates(db: Db): Promise<boolean> {
  return (await db.selectFrom("candidate").select("id").limit(1).execute()).length > 0;
}
