import { sql } from "kysely";
import { type Candidate, findCandidatesById } from "./candidate.ts";
import { insertRows, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";

/** One candidate who was taken into another: the two are one person. */
export interface Merge {
  readonly absorbedId: string;
  /** Whom it was taken into. */
  readonly intoId: string;
  /** Who stands for everybody taken together. */
  readonly headId: string;
  readonly mergedAt: Date;
}

/** Everybody who is one person. */
export interface Person {
  /** The head's row, with the names of all, and what the head leaves open as the first of the others states it. */
  readonly candidate: Candidate;
  /** The head first, then in the order of merging. Alone where nobody was taken in. */
  readonly members: readonly Candidate[];
}

/**
 * Holds the merges as they are until the transaction ends: who only relies on them `share`s them, a merge or a split has
 * them alone. Taken before any other lock, so that nobody waits in a circle.
 */
export async function lockMerges(db: Db, mode: "share" | "exclusive"): Promise<void> {
  await sql`lock table candidate_merge in ${sql.raw(mode)} mode`.execute(db);
}

/** The merges that any of these candidates is part of, with all who are one person with them. In the order of merging. */
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

/** Who stands for a candidate: the candidate, unless merged into somebody. */
export async function findHead(db: Db, candidateId: string | null): Promise<string | null> {
  const [merge] = await listMerges(db, candidateId === null ? [] : [candidateId]);
  return merge?.headId ?? candidateId;
}

/** The people whom these candidates are, by the id asked for. Several ids may lead to one person; the suppressed lead to nobody. */
export async function findPeople(db: Db, candidateIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const merges = await listMerges(db, candidateIds);
  const heads = new Map(merges.map(({ absorbedId, headId }) => [absorbedId, headId]));
  const membersOf = new Map<string, string[]>();
  for (const { absorbedId, headId } of merges) {
    membersOf.set(headId, [...(membersOf.get(headId) ?? [headId]), absorbedId]);
  }
  const all = new Set([...candidateIds, ...[...membersOf.values()].flat()]);
  const rows = new Map((await findCandidatesById(db, [...all])).map((row) => [row.id, row]));
  const people = new Map<string, Person>();
  for (const id of candidateIds) {
    const headId = heads.get(id) ?? id;
    const [head, ...others] = (membersOf.get(headId) ?? [headId]).flatMap((member) => rows.get(member) ?? []);
    if (head?.id === headId) people.set(id, { candidate: fold(head, others), members: [head, ...others] });
  }
  return people;
}

/** The same, as far as they belong to the account. Whoever is merged is so within one account. */
export async function findPeopleOf(
  db: Db,
  accountId: string,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const people = await findPeople(db, candidateIds);
  return new Map([...people].filter(([, { candidate }]) => candidate.accountId === accountId));
}

/** A merge with the key of the caller who made it, or whose import did. */
export interface NewMerge extends Merge {
  readonly keyId: string;
  /** Whether an import made it, by what the two share. */
  readonly automatic?: boolean;
}

/** Takes heads into other candidates; whoever was taken into them comes along. `headId` is who stands for them after all of these. */
export async function insertMerges(db: Db, merges: readonly NewMerge[]): Promise<void> {
  if (merges.length === 0) return;
  const rows = merges.map(({ absorbedId, intoId, headId, keyId, mergedAt, automatic = false }) => ({
    absorbed_id: absorbedId,
    into_id: intoId,
    head_id: headId,
    key_id: keyId,
    merged_at: mergedAt,
    automatic,
  }));
  const columns = ["absorbed_id", "into_id", "head_id", "key_id", "merged_at", "automatic"] as const;
  await insertRows(db, "candidate_merge", columns, rows);
  await sql`
    update candidate_merge set head_id = given.head_id
    from json_populate_recordset(null::candidate_merge, ${writeJson(rows)}::json) as given
    where candidate_merge.head_id = given.absorbed_id
  `.execute(db);
}

/** Undoes the merge that took a candidate in: they stand alone again, with whoever had been taken into them. */
export async function deleteMerge(db: Db, absorbedId: string): Promise<void> {
  await db.deleteFrom("candidate_merge").where("absorbed_id", "=", absorbedId).execute();
  await sql`
    with recursive under as (
      select absorbed_id from candidate_merge where into_id = ${absorbedId}::uuid
      union select candidate_merge.absorbed_id from candidate_merge join under on candidate_merge.into_id = under.absorbed_id
    )
    update candidate_merge set head_id = ${absorbedId}::uuid where absorbed_id in (select absorbed_id from under)
  `.execute(db);
}

/**
 * Undoes the merges that one of these candidates is one side of, and those that imports made of the same people. Whoever is left
 * stands alone, or under whoever is left above. Returns the merges undone.
 */
export async function deleteMergesOf(db: Db, candidateIds: readonly string[]): Promise<readonly NewMerge[]> {
  const own = sql`any(${`{${candidateIds.join(",")}}`}::uuid[])`;
  const { rows } = await sql<NewMerge>`
    delete from candidate_merge where absorbed_id = ${own} or into_id = ${own} or (automatic and head_id in (
      select head_id from candidate_merge where absorbed_id = ${own} or into_id = ${own}))
    returning absorbed_id as "absorbedId", into_id as "intoId", head_id as "headId", merged_at as "mergedAt",
      key_id as "keyId"
  `.execute(db);
  const heads = [...new Set(rows.map(({ headId }) => headId))];
  await sql`
    with recursive above as (
      select absorbed_id, into_id from candidate_merge where head_id = any(${heads}::uuid[])
      union all
      select above.absorbed_id, next.into_id from above join candidate_merge as next on next.absorbed_id = above.into_id
    )
    update candidate_merge set head_id = above.into_id from above
    where candidate_merge.absorbed_id = above.absorbed_id
      and not exists (select 1 from candidate_merge as higher where higher.absorbed_id = above.into_id)
  `.execute(db);
  return rows;
}

function fold(head: Candidate, others: readonly Candidate[]): Candidate {
  if (others.length === 0) return head;
  const all = [head, ...others];
  const first = <Key extends "headline" | "company" | "location" | "birthDate" | "avatarUrl">(key: Key) =>
    all.find((one) => one[key] !== null)?.[key] ?? null;
  const names = new Set(all.flatMap(({ fullName, aliases }) => [fullName, ...aliases]));
  names.delete(head.fullName);
  return {
    ...head,
    aliases: [...names],
    headline: first("headline"),
    company: first("company"),
    location: first("location"),
    birthDate: first("birthDate"),
    avatarUrl: first("avatarUrl"),
    prominence: Math.max(...all.map(({ prominence }) => prominence)),
    suppressionKeys: [...new Set(all.flatMap(({ suppressionKeys }) => suppressionKeys))].sort(),
  };
}
