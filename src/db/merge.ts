import { type RawBuilder, sql } from "kysely";
import type { Identifier } from "../domain/identifier.ts";
import { type Candidate, findCandidatesById, type Presence, readIdentifier, visibleCandidates } from "./candidate.ts";
import { insertRows, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";

/** One candidate who was merged into another: the two are one person. */
export interface Merge {
  readonly absorbedId: string;
  /** Whom they were merged into. */
  readonly intoId: string;
  /** The candidate who represents everybody merged together. */
  readonly headId: string;
  readonly mergedAt: Date;
}

/** All candidates who are one person. */
export interface MergedPerson {
  /**
   * The head's row with everybody's names; what the head leaves open comes from the first of the others who states it.
   */
  readonly candidate: Candidate;
  /** The head first, then in the order of merging. Only one if nobody was merged into them. */
  readonly members: readonly Candidate[];
}

/**
 * Locks merges until the transaction ends: `share` for those who only rely on them, `exclusive` for a merge or a split.
 * Taken before any other lock, to prevent deadlocks.
 */
export async function lockMerges(db: Db, mode: "share" | "exclusive"): Promise<void> {
  await sql`lock table candidate_merge in ${sql.raw(mode)} mode`.execute(db);
}

/** The merges of everybody who is one person with any of these candidates, in the order of merging. */
export async function listMerges(db: Db, candidateIds: readonly string[]): Promise<Merge[]> {
  if (candidateIds.length === 0) return [];
  const ids = `{${candidateIds.join(",")}}`;
  const rows = await sql<Merge>`
    select absorbed_id as "absorbedId", into_id as "intoId", head_id as "headId", merged_at as "mergedAt"
    from candidate_merge
    where head_id in (
      select head_id from candidate_merge where absorbed_id = any(${ids}::uuid[]) or head_id = any(${ids}::uuid[]))
    order by merged_at, absorbed_id
  `.execute(db);
  return rows.rows;
}

/** Who represents a candidate: the candidate, unless merged into somebody. */
export async function findHead(db: Db, candidateId: string | null): Promise<string | null> {
  const [merge] = await listMerges(db, candidateId === null ? [] : [candidateId]);
  return merge?.headId ?? candidateId;
}

/**
 * The people whom these candidates are, by the ID asked for. Several IDs may lead to one person; suppressed ones lead
 * to nobody.
 */
export async function findPeople(db: Db, candidateIds: readonly string[]): Promise<ReadonlyMap<string, MergedPerson>> {
  const own = await findCandidatesById(db, candidateIds);
  const isEverybodyAlone = own.length === new Set(candidateIds).size && own.every(({ inMerge }) => !inMerge);
  const merges = isEverybodyAlone ? [] : await listMerges(db, candidateIds);
  const heads = new Map(merges.map(({ absorbedId, headId }) => [absorbedId, headId]));
  const membersOf = new Map<string, string[]>();
  for (const { absorbedId, headId } of merges) {
    membersOf.set(headId, [...(membersOf.get(headId) ?? [headId]), absorbedId]);
  }
  const others = new Set([...membersOf.values()].flat()).difference(new Set(candidateIds));
  const rows = new Map([...own, ...(await findCandidatesById(db, [...others]))].map((row) => [row.id, row]));
  const people = new Map<string, MergedPerson>();
  for (const id of candidateIds) {
    const headId = heads.get(id) ?? id;
    const [head, ...others] = (membersOf.get(headId) ?? [headId]).flatMap((member) => rows.get(member) ?? []);
    if (head?.id === headId) people.set(id, { candidate: fold(head, others), members: [head, ...others] });
  }
  return people;
}

/** The same, restricted to one account. Merges never cross accounts. */
export async function findPeopleOf(
  db: Db,
  accountId: string,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, MergedPerson>> {
  const people = await findPeople(db, candidateIds);
  return new Map([...people].filter(([, { candidate }]) => candidate.accountId === accountId));
}

/** One candidate of a merged person, with everything they were imported with. */
export interface MergedMember extends Candidate {
  readonly presences: readonly Omit<Presence, "candidateId">[];
  readonly identifiers: readonly Identifier[];
}

/** The candidates of a merged person who each state something of their own. */
export interface StatedPerson {
  /** The head first, then in the order of merging; those who only repeat another are left out. */
  readonly members: readonly MergedMember[];
  /** How many candidates are merged, including those left out. */
  readonly size: number;
}

/** The account's people whom these heads represent, by the head's ID. Suppressed ones are left out. */
export async function findStatedPeople(
  db: Db,
  accountId: string,
  headIds: readonly string[],
): Promise<ReadonlyMap<string, StatedPerson>> {
  const people = new Map<string, StatedPerson>();
  if (headIds.length === 0) return people;
  const heads = [...headIds];
  const { rows: merged } = await sql<{ headId: string; stating: readonly string[]; size: number }>`
    select head_id as "headId", 1 + count(*)::int as size,
      coalesce(array_agg(absorbed_id::text order by merged_at, absorbed_id) filter (where not repeats), '{}') as stating
    from candidate_merge where head_id = any(${heads}::uuid[]) group by head_id
  `.execute(db);
  const merges = new Map(merged.map((row) => [row.headId, row]));
  const ids = [...heads, ...merged.flatMap(({ stating }) => stating)];
  const rows = await visibleCandidates(db)
    .select(["candidate.presences", "candidate.identifiers"])
    .where("candidate.account_id", "=", accountId)
    .where(sql<boolean>`candidate.id = any(${ids}::uuid[])`)
    .execute();
  const members = new Map(
    rows.map((row): [string, MergedMember] => [
      row.id,
      { ...row, identifiers: row.identifiers.toSorted().flatMap(readIdentifier) },
    ]),
  );
  for (const id of heads) {
    const head = members.get(id);
    const { stating = [], size = 1 } = merges.get(id) ?? {};
    if (head) people.set(id, { members: [head, ...stating.flatMap((each) => members.get(each) ?? [])], size });
  }
  return people;
}

/** A merge with the key of the caller who made it, or whose import did. */
export interface NewMerge extends Merge {
  readonly keyId: string;
  /** Whether an import made it, because of what the two share. */
  readonly automatic?: boolean;
  /** Whether another candidate of the person states everything that the absorbed one does. */
  readonly repeats?: boolean;
}

/**
 * Merges heads into other candidates; whoever was merged into them comes along. `headId` is the head after all of these
 * merges.
 */
export async function insertMerges(db: Db, merges: readonly NewMerge[]): Promise<void> {
  if (merges.length === 0) return;
  const rows = merges.map(({ absorbedId, intoId, headId, keyId, mergedAt, automatic = false, repeats = false }) => ({
    absorbed_id: absorbedId,
    into_id: intoId,
    head_id: headId,
    key_id: keyId,
    merged_at: mergedAt,
    automatic,
    repeats,
  }));
  const columns = ["absorbed_id", "into_id", "head_id", "key_id", "merged_at", "automatic", "repeats"] as const;
  await insertRows(db, "candidate_merge", columns, rows);
  const absorbed = rows.map((row) => row.absorbed_id);
  await sql`select merges_added(${absorbed}::uuid[], ${rows.map((row) => row.head_id)}::uuid[])`.execute(db);
  const { rows: moved } = await sql<MovedMember>`
    update candidate_merge set head_id = given.head_id
    from json_populate_recordset(null::candidate_merge, ${writeJson(rows)}::json) as given
    where candidate_merge.head_id = given.absorbed_id
    returning given.absorbed_id as "fromId", given.head_id as "toId"
  `.execute(db);
  await followMoved(db, moved);
}

/** A member who was put under another head. */
interface MovedMember {
  readonly fromId: string;
  readonly toId: string;
}

async function followMoved(db: Db, moved: readonly MovedMember[]): Promise<void> {
  if (moved.length === 0) return;
  const heads = [...new Set(moved.flatMap(({ fromId, toId }) => [fromId, toId]))];
  await sql`select merges_moved(${heads}::uuid[])`.execute(db);
}

/** A merge that was undone. */
interface UndoneMerge extends Pick<Merge, "absorbedId" | "headId"> {
  readonly repeats: boolean;
}

const REMOVED = sql.raw(`absorbed_id as "absorbedId", head_id as "headId", repeats`);

async function followRemoved(db: Db, removed: readonly UndoneMerge[]): Promise<void> {
  if (removed.length === 0) return;
  const heads = removed.map(({ headId }) => headId);
  const stating = removed.flatMap(({ headId, repeats }) => (repeats ? [] : [headId]));
  await sql`
    select merges_removed(${removed.map(({ absorbedId }) => absorbedId)}::uuid[], ${heads}::uuid[], ${stating}::uuid[])
  `.execute(db);
}

/** Marks absorbed candidates as repeating what another candidate of their person states. */
export async function markRepeats(db: Db, absorbedIds: readonly string[]): Promise<void> {
  if (absorbedIds.length === 0) return;
  await sql`update candidate_merge set repeats = true where absorbed_id = any(${[...absorbedIds]}::uuid[])`.execute(db);
}

/**
 * Clears these marks because the people's statements have changed: nobody counts as repeating another until they are
 * compared again.
 */
export async function forgetRepeats(db: Db, headIds: readonly string[]): Promise<void> {
  await sql`
    update candidate_merge set repeats = false where repeats and head_id = any(${[...headIds]}::uuid[])
  `.execute(db);
}

/**
 * Undoes the merges of those of these candidates who only repeat another candidate of their person, and into whom
 * nobody was merged: nothing changes for the rest.
 */
export async function deleteRepeats(db: Db, candidateIds: readonly string[]): Promise<void> {
  await deleteMergesWhere(
    db,
    sql`absorbed_id = any(${[...candidateIds]}::uuid[]) and repeats
      and not exists (select 1 from candidate_merge as other
        where other.head_id = candidate_merge.head_id and other.into_id = candidate_merge.absorbed_id)`,
  );
}

/**
 * Undoes merges one by one, and puts nobody under another head.
 *
 * @returns how many
 */
export async function deleteMergesWhere(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<UndoneMerge>`delete from candidate_merge where ${where} returning ${REMOVED}`.execute(db);
  await followRemoved(db, rows);
  return rows.length;
}

/** Undoes the merge of a candidate: they stand alone again, together with whoever was merged into them. */
export async function deleteMerge(db: Db, absorbedId: string): Promise<void> {
  const { rows: removed } = await sql<UndoneMerge>`
    delete from candidate_merge where absorbed_id = ${absorbedId} returning ${REMOVED}
  `.execute(db);
  await followRemoved(db, removed);
  const { rows: under } = await sql<{ id: string }>`
    with recursive under as (
      select absorbed_id from candidate_merge where into_id = ${absorbedId}::uuid
      union select candidate_merge.absorbed_id from candidate_merge join under on candidate_merge.into_id = under.absorbed_id
    )
    update candidate_merge set head_id = ${absorbedId}::uuid where absorbed_id in (select absorbed_id from under)
    returning absorbed_id as id
  `.execute(db);
  if (under.length === 0) return;
  await followMoved(
    db,
    removed.map(({ headId }) => ({ fromId: headId, toId: absorbedId })),
  );
}

/**
 * Undoes the merges that have one of these candidates on either side, and the merges that imports made of the same
 * people. The remaining candidates stand alone, or under the remaining ones above them. Returns the merges undone.
 */
export async function deleteMergesOf(db: Db, candidateIds: readonly string[]): Promise<readonly NewMerge[]> {
  const own = sql`any(${`{${candidateIds.join(",")}}`}::uuid[])`;
  // Find their heads first: everybody merged, on either side, has one.
  const { rows } = await sql<NewMerge & UndoneMerge>`
    with touched as materialized (
      select head_id from candidate_merge where absorbed_id = ${own}
      union select head_id from candidate_merge where head_id = ${own})
    delete from candidate_merge where head_id in (select head_id from touched)
      and (automatic or absorbed_id = ${own} or into_id = ${own})
    returning absorbed_id as "absorbedId", into_id as "intoId", head_id as "headId", merged_at as "mergedAt",
      key_id as "keyId", repeats
  `.execute(db);
  await followRemoved(db, rows);
  const heads = [...new Set(rows.map(({ headId }) => headId))];
  const { rows: moved } = await sql<MovedMember>`
    with recursive above as (
      select absorbed_id, into_id, head_id from candidate_merge where head_id = any(${heads}::uuid[])
      union all
      select above.absorbed_id, next.into_id, above.head_id
      from above join candidate_merge as next on next.absorbed_id = above.into_id
    )
    update candidate_merge set head_id = above.into_id from above
    where candidate_merge.absorbed_id = above.absorbed_id and above.into_id <> above.head_id
      and not exists (select 1 from candidate_merge as higher where higher.absorbed_id = above.into_id)
    returning above.head_id as "fromId", above.into_id as "toId"
  `.execute(db);
  await followMoved(db, moved);
  return rows;
}

function fold(head: Candidate, others: readonly Candidate[]): Candidate {
  if (others.length === 0) return head;
  const all = [head, ...others];
  const post = all.find(({ headline, company }) => headline !== null && company !== null);
  const first = <Key extends "headline" | "company" | "location" | "birthDate" | "avatarUrl">(key: Key) =>
    all.find((one) => one[key] !== null)?.[key] ?? null;
  const names = new Set(all.flatMap(({ fullName, aliases }) => [fullName, ...aliases]));
  names.delete(head.fullName);
  return {
    ...head,
    aliases: [...names],
    // A job belongs to its employer: somebody who states both takes precedence over two who each state one of them.
    headline: post?.headline ?? first("headline"),
    company: post?.company ?? first("company"),
    location: first("location"),
    birthDate: first("birthDate"),
    avatarUrl: first("avatarUrl"),
    prominence: Math.max(...all.map(({ prominence }) => prominence)),
    suppressionKeys: [...new Set(all.flatMap(({ suppressionKeys }) => suppressionKeys))].sort(),
  };
}
