import { type NotNull, sql } from "kysely";
import { type Filing, foundCandidates, visibleCandidates } from "../db/candidate.ts";
import type { Db } from "../db/schema.ts";
import type { Database, ReadDatabase } from "../db/open.ts";
import { arrayParameter, defineStatement, type PreparedStatement } from "../db/prepared.ts";
import { type Arm, FEW_PEOPLE } from "./arms.ts";
import { MAX_ARMS } from "./waves.ts";

/** A row of a posting list: which wave asked for it, and the person's place. */
export interface FoundRow {
  readonly wave: number;
  readonly place: number;
}

/** The rows that the posting lists of some waves have after a place. */
export interface Slice {
  readonly found: readonly FoundRow[];
  /** For each wave, the place up to which `found` is complete; absent if its lists are exhausted. */
  readonly horizons: ReadonlyMap<number, number>;
  /** The lists with more rows. */
  readonly left: readonly Arm[];
}

const ARM_COUNTS = [1, 4, 24, 48, 96] as const;
const ROW_COUNTS = [24, 120] as const;

/**
 * Reads the next rows of posting lists. Lists with few people are read whole, by one select over all their keys; long
 * ones by one select per key, joined by UNION ALL and padded to 1, 4, 24, 48 or 96 arms, so that twelve prepared
 * statements serve every search. No select uses another's rows: on a cluster, each key is work for one shard.
 */
export async function readPostings(
  database: ReadDatabase,
  arms: readonly Arm[],
  after: number,
  rows: number,
): Promise<Slice> {
  const short = arms.filter((arm) => arm.people < FEW_PEOPLE);
  const whole = short.length === 0 ? [] : await readWhole(database, short, after);
  const found: FoundRow[] = whole === null ? [] : askedRows(short, whole);
  const long = whole === null ? arms : arms.filter((arm) => arm.people >= FEW_PEOPLE);
  const limit = ROW_COUNTS.find((count) => count >= rows) ?? ROW_COUNTS[1];
  const horizons = new Map<number, number>();
  const left: Arm[] = [];
  for (const { asking, places } of await readLists(database, long, after, limit)) {
    const last = places.at(-1) ?? 0;
    for (const arm of asking) {
      for (const place of places) found.push({ wave: arm.wave, place });
      if (places.length < limit) continue;
      horizons.set(arm.wave, Math.min(horizons.get(arm.wave) ?? last, last));
      left.push(arm);
    }
  }
  return { found, horizons, left };
}

/** The rows of short lists; `null` if they turn out not to be short. */
async function readWhole(database: ReadDatabase, arms: readonly Arm[], after: number): Promise<WholeRow[] | null> {
  const keys = [...new Set(arms.map((arm) => arm.key))];
  const rows = await database.prepared<WholeRow>(WHOLE, [keys, after]);
  return rows.length < MAX_WHOLE_ROWS ? rows : null;
}

/** Assigns rows to the waves that asked for them. */
function askedRows(arms: readonly Arm[], rows: readonly WholeRow[]): FoundRow[] {
  const byKey = Map.groupBy(arms, (arm) => String(arm.key));
  return rows.flatMap(({ key, place, signature }) => {
    const bits = BigInt(signature);
    const asking = (byKey.get(key) ?? []).filter((arm) => (bits & arm.bits) === arm.bits);
    return asking.map(({ wave }) => ({ wave, place }));
  });
}

interface WholeRow {
  readonly key: string;
  readonly place: number;
  readonly signature: string;
}

const MAX_WHOLE_ROWS = 512;
/** In index order: if it had to sort first, the planner would choose to scan the whole table when names are few. */
const WHOLE = defineStatement(
  "whole",
  `select key::text as key, place, signature::text as signature from posting where key = any(${arrayParameter(1, "bigint")}) and place > $2::bigint order by posting.key, place limit ${MAX_WHOLE_ROWS}`,
);

/**
 * Reads a list once even if several waves ask for it, and does not read a list that must be empty because another that
 * contains it is.
 */
async function readLists(
  database: ReadDatabase,
  arms: readonly Arm[],
  after: number,
  limit: number,
): Promise<ReadList[]> {
  const lists = [...Map.groupBy(arms, (arm) => `${arm.key} ${arm.bits}`).values()];
  const isPart = (list: readonly Arm[]) => lists.some((other) => other !== list && holds(other, list));
  const first = await readArms(
    database,
    lists.filter((list) => !isPart(list)),
    after,
    limit,
  );
  const empty = first.filter(({ places }) => places.length === 0);
  const parts = lists.filter((list) => isPart(list) && !empty.some(({ asking }) => holds(asking, list)));
  return [...first, ...(await readArms(database, parts, after, limit))];
}

interface ReadList {
  readonly asking: readonly Arm[];
  readonly places: readonly number[];
}

/** Whether this list contains everybody in the other, and is so long that it is worth knowing when it is empty. */
function holds([list]: readonly Arm[], [other]: readonly Arm[]): boolean {
  if (!list || !other || list.key !== other.key || list.people < MANY_PEOPLE) return false;
  return list.bits !== 0n && (list.bits & other.bits) === list.bits;
}

async function readArms(
  database: ReadDatabase,
  lists: readonly (readonly Arm[])[],
  after: number,
  limit: number,
): Promise<ReadList[]> {
  const read: ReadList[] = [];
  for (let from = 0; from < lists.length; from += MAX_ARMS) {
    const asked = lists.slice(from, from + MAX_ARMS);
    const count = ARM_COUNTS.find((each) => each >= asked.length) ?? MAX_ARMS;
    const args = Array.from({ length: count }, (_, index) => asked[index]?.[0] ?? NO_ARM).flatMap((arm) => [
      arm.key,
      arm.bits,
    ]);
    const rows = await database.prepared<{ arm: number; place: number }>(armStatement(count, limit), [after, ...args]);
    const places = Map.groupBy(rows, (row) => row.arm);
    for (const [index, asking] of asked.entries()) {
      read.push({ asking, places: (places.get(index) ?? []).map((row) => row.place).sort((a, b) => a - b) });
    }
  }
  return read;
}

/** Reading through such a long list in vain takes a millisecond, more than an extra statement. */
const MANY_PEOPLE = 20_000;
/** Nothing is filed under this key: the database answers a padding arm from the index alone. */
const NO_ARM: Pick<Arm, "key" | "bits"> = { key: -1n, bits: 0n };
const armStatements = new Map<string, PreparedStatement>();

function armStatement(count: number, limit: number): PreparedStatement {
  const name = `arms_${count}_${limit}`;
  const known = armStatements.get(name);
  if (known) return known;
  const arms = Array.from({ length: count }, (_, index) => {
    const [key, bits] = [`$${2 * index + 2}`, `$${2 * index + 3}`];
    return `(select ${index} as arm, place from posting where key = ${key}::bigint and place > $1::bigint and (signature & ${bits}::bigint) = ${bits}::bigint order by place limit ${limit})`;
  });
  const statement = defineStatement(name, arms.join(" union all "));
  armStatements.set(name, statement);
  return statement;
}

/** Visible people of an account by number, with the words they are indexed by. */
export async function readPeople(
  database: ReadDatabase,
  accountId: string,
  numbers: readonly number[],
): Promise<PersonRow[]> {
  if (numbers.length === 0) return [];
  return await database.prepared<PersonRow>(peopleStatement(database.db), [numbers, accountId]);
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleQuery>["execute"]>>[number];

function peopleQuery(db: Db) {
  return foundCandidates(db)
    .select([
      "candidate.search_place as place",
      "candidate.search_platforms as platforms",
      "candidate.search_pairs as pairs",
      "candidate.search_singles as singles",
      "candidate.search_extras as extras",
      "candidate.search_context as context",
    ])
    .$narrowType<{ [Column in keyof Filing]: NotNull }>()
    .where(sql<boolean>`candidate.account_id = ${sql.raw("$2::text")}`)
    .where("candidate.search_place", "is not", null)
    .where(sql<boolean>`candidate.number = any(${sql.raw(arrayParameter(1, "bigint"))})`);
}

/**
 * Which of these people (by number) the account may see. For people named by a replica, this is asked of the primary
 * database.
 */
export async function whoIsVisible(
  database: Database,
  accountId: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set();
  const statement = (visible ??= defineStatement("visible", visibleQuery(database.db).compile().sql));
  const rows = await database.prepared<{ number: number }>(statement, [numbers, accountId]);
  return new Set(rows.map(({ number }) => number));
}

function visibleQuery(db: Db) {
  return visibleCandidates(db)
    .clearSelect()
    .select("candidate.number")
    .where(sql<boolean>`candidate.account_id = ${sql.raw("$2::text")}`)
    .where(sql<boolean>`candidate.number = any(${sql.raw(arrayParameter(1, "bigint"))})`);
}

let visible: PreparedStatement | null = null;
let people: PreparedStatement | null = null;

function peopleStatement(db: Db): PreparedStatement {
  people ??= defineStatement("people", peopleQuery(db).compile().sql);
  return people;
}
