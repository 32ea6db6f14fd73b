import { type NotNull, sql } from "kysely";
import { type Filing, foundCandidates } from "../db/candidate.ts";
import type { Db } from "../db/schema.ts";
import type { Database } from "../db/open.ts";
import { arrayParameter, defineStatement, type Statement } from "../db/prepared.ts";
import type { Arm } from "./arms.ts";

/** A row of a posting list: which wave asked for it, and where the person stands. */
export interface Found {
  readonly wave: number;
  readonly place: number;
}

/** What the posting lists of some waves hold beyond a place. */
export interface Slice {
  readonly found: readonly Found[];
  /** Per wave the place up to which `found` is complete; absent where the lists are exhausted. */
  readonly horizons: ReadonlyMap<number, number>;
  /** The lists that hold more. */
  readonly left: readonly Arm[];
}

const ARM_COUNTS = [1, 4, 24, 96] as const;
const ROW_COUNTS = [24, 120] as const;

/**
 * Reads the next rows of posting lists. Lists that few people are in are read whole by one select over all their keys;
 * long ones by selects per key joined by UNION ALL and padded to 1, 4, 24 or 96 arms, so that ten prepared statements
 * serve every search. No select looks at another's rows: on a cluster each key is one shard's work.
 */
export async function readPostings(
  database: Database,
  arms: readonly Arm[],
  after: number,
  rows: number,
): Promise<Slice> {
  const rare = arms.filter((arm) => arm.people < FEW_PEOPLE);
  const long = arms.filter((arm) => arm.people >= FEW_PEOPLE);
  const limit = ROW_COUNTS.find((count) => count >= rows) ?? ROW_COUNTS[1];
  const horizons = new Map<number, number>();
  const whole = rare.length === 0 ? [] : await readWhole(database, rare, after);
  const left: Arm[] = [];
  if (whole.length === MOST_WHOLE_ROWS) {
    // A person's rows are neighbours: the last one's may have been cut.
    const horizon = (whole.at(-1)?.place ?? 0) - 1;
    for (const { wave } of rare) horizons.set(wave, horizon);
    left.push(...rare);
  }
  const found: Found[] = askedRows(rare, whole);
  for (let from = 0; from < long.length; from += 96) {
    const asked = long.slice(from, from + 96);
    const read = await readArms(database, asked, after, limit);
    for (const [index, places] of read) {
      const wave = asked[index]?.wave ?? 0;
      for (const place of places) found.push({ wave, place });
      const last = places.at(-1) ?? 0;
      if (places.length === limit) horizons.set(wave, Math.min(horizons.get(wave) ?? last, last));
    }
  }
  return { found, horizons, left: [...left, ...long] };
}

/** The rows of short lists, those of the first places where they turn out not to be short. */
async function readWhole(database: Database, arms: readonly Arm[], after: number): Promise<WholeRow[]> {
  return await database.prepared<WholeRow>(WHOLE, [[...new Set(arms.map((arm) => arm.key))], after]);
}

/** Which waves asked for which rows. */
function askedRows(arms: readonly Arm[], rows: readonly WholeRow[]): Found[] {
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

/** Below this expectation a list is read whole. */
const FEW_PEOPLE = 16;
const MOST_WHOLE_ROWS = 512;
const WHOLE = defineStatement(
  "whole",
  `select key::text as key, place, signature::text as signature from posting where key = any(${arrayParameter(1, "bigint")}) and place > $2::bigint order by place limit ${MOST_WHOLE_ROWS}`,
);

async function readArms(
  database: Database,
  arms: readonly Arm[],
  after: number,
  limit: number,
): Promise<Map<number, number[]>> {
  const count = ARM_COUNTS.find((each) => each >= arms.length) ?? 96;
  const args = Array.from({ length: count }, (_, index) => arms[index] ?? NO_ARM).flatMap((arm) => [arm.key, arm.bits]);
  const rows = await database.prepared<{ arm: number; place: number }>(armStatement(count, limit), [after, ...args]);
  const places = new Map<number, number[]>();
  for (const row of rows) {
    const list = places.get(row.arm);
    if (list) list.push(row.place);
    else places.set(row.arm, [row.place]);
  }
  for (const list of places.values()) list.sort((a, b) => a - b);
  return places;
}

/** Nobody is filed under it: a padding arm ends at the index. */
const NO_ARM: Pick<Arm, "key" | "bits"> = { key: -1n, bits: 0n };
const armStatements = new Map<string, Statement>();

function armStatement(count: number, limit: number): Statement {
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

/** Visible people by number, with what was indexed of them. */
export async function readPeople(database: Database, numbers: readonly number[]): Promise<PersonRow[]> {
  if (numbers.length === 0) return [];
  return await database.prepared<PersonRow>(peopleStatement(database.db), [numbers]);
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
    .where("candidate.search_place", "is not", null)
    .where(sql<boolean>`candidate.number = any(${sql.raw(arrayParameter(1, "bigint"))})`);
}

let people: Statement | null = null;

function peopleStatement(db: Db): Statement {
  people ??= defineStatement("people", peopleQuery(db).compile().sql);
  return people;
}
