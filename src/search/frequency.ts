import { sql } from "kysely";
import { isDistributed } from "../db/distributed.ts";
import { numberArray } from "../db/rows.ts";
import type { Db } from "../db/schema.ts";
import { unsuppressed } from "../db/suppression.ts";
import { MIN_MISSPELT, neighboursOf } from "../names/misspelt.ts";
import { callingWords, readName } from "../names/parts.ts";
import { numberOf, postingKey } from "./keys.ts";

/**
 * How many in a million people have a full name, roughly: the share of its first word times the share of its last,
 * corrected by how many of the people known here have both. Middle names are ignored, since a name may be written
 * without them. For a name that nobody has, the result is small but never 0; with few people known, it stays near ten
 * in a million. Suppressed people are not counted: that would reveal that somebody is stored whom no search finds.
 */
export async function nameFrequency(db: Db, name: string): Promise<number> {
  const words = endWords(name);
  if (words.length === 0) return PER_MILLION * UNKNOWN;
  const people = await countPeople(db);
  const terms = await sql<{ word: string; names: number }>`
    select word, names from term where word = any(${words}::text[])
  `.execute(db);
  const filed = new Map<string, Filed>();
  for (const { word, names } of terms.rows) filed.set(word, await listFiled(db, postingKey("single", word), names));
  const [first = "", last] = words;
  const pair = last === undefined ? null : await listFiled(db, postingKey("pair", first, last));
  const hidden = await listHidden(
    db,
    [...filed.values(), ...(pair === null ? [] : [pair])].flatMap(({ numbers }) => numbers),
  );
  const count = ({ held, numbers }: Filed) => held - numbers.filter((number) => hidden.has(number)).length;
  const counts = new Map([...filed].map(([word, each]) => [word, count(each)]));
  const product = nameShare(name, people, (word) => counts.get(word) ?? 0);
  if (pair === null) return PER_MILLION * product;
  return (PER_MILLION * (count(pair) + TRUSTED * product)) / (people + TRUSTED);
}

/**
 * The share of people who have a full name (0 to 1, never 0), from the counts of its words alone, treating names as
 * independent. Every count starts as if there were two thousand unknown people.
 *
 * @param people how many people the counts cover
 * @param namedBy how many of them have this word in a name
 */
export function nameShare(name: string, people: number, namedBy: (word: string) => number): number {
  const words = endWords(name);
  const prior = UNKNOWN ** (1 / Math.max(1, words.length));
  const share = (word: string) => Math.min(1, (namedBy(word) + PRIOR_PEOPLE * prior) / (people + PRIOR_PEOPLE));
  return words.length === 0 ? UNKNOWN : words.reduce((product, word) => product * share(word), 1);
}

/** How many people are filed under the first and last word of a name; none for a name of one word. */
export async function countBearers(db: Db, name: string): Promise<number> {
  const [first, last] = endWords(name);
  return first === undefined || last === undefined ? 0 : await countPostings(db, postingKey("pair", first, last));
}

/** How many people are filed under the last word of a name, wherever it is in theirs. */
export async function countBearersOfLast(db: Db, name: string): Promise<number> {
  const last = endWords(name).at(-1);
  return last === undefined ? 0 : await countPostings(db, postingKey("single", last));
}

/**
 * Whether a name is a single word that only these people have: it is in nobody else's name, headline, company or
 * location.
 */
export async function isNobodyElses(db: Db, name: string, personIds: readonly string[]): Promise<boolean> {
  const [word, ...others] = endWords(name);
  if (word === undefined || others.length > 0) return false;
  const { rows } = await sql<{ names: number; contexts: number }>`
    select names, contexts from term where word = ${word}
  `.execute(db);
  return rows.some(({ names, contexts }) => names <= personIds.length && contexts === 0);
}

/**
 * Whether a name with one wrong letter means nobody else here: its last name is long and rare, and nobody has one that
 * differs by one letter.
 */
export async function isUnlikeOthers(db: Db, name: string, mostBearers: number): Promise<boolean> {
  const last = endWords(name).at(-1) ?? "";
  if (last.length < MIN_MISSPELT || (await countBearersOfLast(db, name)) > mostBearers) return false;
  const { rows } = await sql`
    select 1 from term where word = any(${neighboursOf(last)}::text[]) and names > 0 limit 1
  `.execute(db);
  return rows.length === 0;
}

/** The first and last word that call the person. */
function endWords(name: string): string[] {
  const words = callingWords(readName(name)).filter((part) => part.kind === "word");
  const [first, last] = [words[0]?.word, words.at(-1)?.word];
  return [...new Set([first, last].filter((word) => word !== undefined))];
}

/**
 * Exact in a small database; in a large one, from its statistics. A distributed table has none, so there it is the last
 * number that was given to anybody.
 */
async function countPeople(db: Db): Promise<number> {
  const estimate = await sql<{ people: number }>`${
    (await isDistributed(db))
      ? sql`select last_value::float8 as people from candidate_number_seq`
      : sql`select reltuples::float8 as people from pg_class where oid = 'candidate'::regclass`
  }`.execute(db);
  const people = estimate.rows[0]?.people ?? -1;
  if (people >= LARGE) return people;
  const counted = await sql<{ people: number }>`
    select count(*)::int as people from (select 1 from candidate limit ${2 * LARGE}) as few
  `.execute(db);
  return counted.rows[0]?.people ?? 0;
}

async function countPostings(db: Db, key: bigint): Promise<number> {
  const counted = await sql<{ people: number }>`
    select count(*)::int as people from (select 1 from posting where key = ${String(key)}::bigint limit ${MAX_COUNTED}) as few
  `.execute(db);
  return counted.rows[0]?.people ?? 0;
}

/** How many people are filed under a key, and their numbers if they are few. */
interface Filed {
  readonly held: number;
  readonly numbers: readonly number[];
}

/** @param held how many there are, if that is known */
async function listFiled(db: Db, key: bigint, held?: number): Promise<Filed> {
  if (held !== undefined && (held <= 0 || held > MAX_SEEN_THROUGH)) return { held, numbers: [] };
  const { rows } = await sql<{ place: string }>`
    select place from posting where key = ${String(key)}::bigint limit ${MAX_SEEN_THROUGH + 1}
  `.execute(db);
  if (held === undefined && rows.length > MAX_SEEN_THROUGH) return { held: await countPostings(db, key), numbers: [] };
  const numbers = new Set(rows.slice(0, MAX_SEEN_THROUGH).map(({ place }) => numberOf(Number(place))));
  return { held: held ?? rows.length, numbers: [...numbers] };
}

/** Those of these people who are suppressed, by number. */
async function listHidden(db: Db, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ number: number }>`
    select number::float8 as number from candidate
    where number = any(${numberArray([...new Set(numbers)])}::bigint[])
      and not ${unsuppressed("candidate.suppression_keys")}
  `.execute(db);
  return new Set(rows.map(({ number }) => number));
}

const PER_MILLION = 1e6;
/** The share assumed for a name about which nothing is known: one in 100,000, as when records are judged. */
const UNKNOWN = 1e-5;
const PRIOR_PEOPLE = 2_000;
/** How many people's evidence the product of the words is worth, next to the count of people with both words. */
const TRUSTED = 20_000;
const LARGE = 50_000;
const MAX_COUNTED = 100_000;
/** Above this many people with the name, one more or less gives nobody away. */
const MAX_SEEN_THROUGH = 1_000;
