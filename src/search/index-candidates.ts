import { sql } from "kysely";
import { Breath } from "../db/breath.ts";
import type { FiledCandidate } from "../db/candidate.ts";
import { copyRows, RowWriter } from "../db/copy.ts";
import { inKeyOrder, numberArray, writeJson } from "../db/rows.ts";
import type { Db } from "../db/schema.ts";
import {
  bareWord,
  indexEntry,
  PLATFORM_MARK,
  type Posting,
  postingsOf,
  type SearchEntry,
  SKELETON_MARK,
} from "./document.ts";
import { platformsOf } from "./keys.ts";

/** The channel that tells searching processes that the vocabulary grew. It is only a hint: they also poll. */
export const VOCABULARY_CHANNEL = "candor_vocabulary";

/**
 * Files people under their names, replacing what was filed under these numbers. Runs inside the caller's transaction.
 *
 * @param fresh new people, whose rows already contain what they are filed under
 */
export async function indexCandidates(
  db: Db,
  entries: readonly SearchEntry[],
  fresh: readonly FiledCandidate[] = [],
): Promise<void> {
  const next = new Map(entries.map((entry) => [entry.number, indexEntry(entry)]));
  const previous = await readEntries(db, [...next.keys()]);
  const gone = previous.filter((old) => !sameEntry(old, next.get(old.number)));
  const kept = new Set(previous.filter((old) => !gone.includes(old)).map((old) => old.number));
  const added = [...next.values()].filter((entry) => !kept.has(entry.number));
  await updateFilings(db, added);
  added.push(...fresh);
  if (gone.length + added.length === 0) return;
  await deletePostings(db, gone);
  await insertPostings(db, added);
  await countTerms(db, added, gone);
  if (added.length > 0) await sql`select pg_notify(${VOCABULARY_CHANNEL}, '')`.execute(db);
}

/** Removes people from the index, and their words from the vocabulary if nobody else has them. */
export async function removeCandidates(db: Db, numbers: readonly number[]): Promise<void> {
  const gone = await readEntries(db, numbers);
  await clearFilings(db, gone);
  await removeDeleted(db, gone);
}

/** The same for people whose rows are deleted. */
export async function removeDeleted(db: Db, gone: readonly FiledCandidate[]): Promise<void> {
  await deletePostings(db, gone);
  await countTerms(db, [], gone);
}

async function readEntries(db: Db, numbers: readonly number[]): Promise<FiledCandidate[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<FiledCandidate>`
    select number, search_place as place, search_platforms as platforms, search_pairs as pairs,
      search_singles as singles, search_extras as extras, search_context as context
    from candidate where number = any(${numberArray(numbers)}::bigint[]) and search_place is not null
  `.execute(db);
  return rows;
}

function sameEntry(a: FiledCandidate, b: FiledCandidate | undefined): boolean {
  return b !== undefined && ENTRY_COLUMNS.every((column) => a[column] === b[column]);
}

async function insertPostings(db: Db, entries: readonly FiledCandidate[]): Promise<void> {
  const breath = new Breath();
  const unordered: Posting[] = [];
  for (const entry of entries) {
    if (breath.isDue) await breath.take();
    unordered.push(...postingsOf(entry));
  }
  const postings = inKeyOrder(unordered);
  const rows = new RowWriter(postings.length * 38 + 64);
  for (const { key, place, signature } of postings) {
    if (breath.isDue) await breath.take();
    rows.row(3);
    rows.bigint(key);
    rows.number(place);
    rows.bigint(signature);
  }
  await copyRows(db, "posting", ["key", "place", "signature"], rows);
}

async function deletePostings(db: Db, entries: readonly FiledCandidate[]): Promise<void> {
  const postings = entries.flatMap(postingsOf);
  for (let from = 0; from < postings.length; from += ROWS) {
    const rows = postings.slice(from, from + ROWS);
    await sql`
      delete from posting
      using unnest(${numberArray(rows.map((row) => row.key))}::bigint[], ${numberArray(rows.map((row) => row.place))}::bigint[])
        as gone (key, place)
      where posting.key = gone.key and posting.place = gone.place
    `.execute(db);
  }
}

async function clearFilings(db: Db, entries: readonly FiledCandidate[]): Promise<void> {
  if (entries.length === 0) return;
  const numbers = numberArray(entries.map((entry) => entry.number));
  await sql`
    update candidate set search_place = null, search_platforms = null, search_pairs = null, search_singles = null,
      search_extras = null, search_context = null
    where number = any(${numbers}::bigint[])
  `.execute(db);
}

async function updateFilings(db: Db, entries: readonly FiledCandidate[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ROWS) {
    await sql`
      update candidate set search_place = given.place, search_platforms = given.platforms, search_pairs = given.pairs,
        search_singles = given.singles, search_extras = given.extras, search_context = given.context
      from json_to_recordset(${writeJson(entries.slice(from, from + ROWS))}::json) as given (number bigint, place bigint,
        platforms int, pairs text, singles text, extras text, context text)
      where candidate.number = given.number
    `.execute(db);
  }
}

interface TermChange {
  names: number;
  lasts: number;
  contexts: number;
  best: number;
}

/** One statement, in word order: two imports that share a word wait for each other, but never in a circle. */
async function countTerms(db: Db, added: readonly FiledCandidate[], gone: readonly FiledCandidate[]): Promise<void> {
  const changes = new Map<string, TermChange>();
  const breath = new Breath();
  for (const entry of added) {
    if (breath.isDue) await breath.take();
    addTerms(changes, entry, 1);
  }
  for (const entry of gone) addTerms(changes, entry, -1);
  const words = [...changes.keys()].sort();
  if (words.length === 0) return;
  const column = (name: keyof TermChange) => numberArray(words.map((word) => changes.get(word)?.[name] ?? 0));
  await sql`
    insert into term (word, names, lasts, contexts, best)
    select * from unnest(${words}::text[], ${column("names")}::int[], ${column("lasts")}::int[],
      ${column("contexts")}::int[], ${column("best")}::bigint[])
    on conflict (word) do update set names = term.names + excluded.names, lasts = term.lasts + excluded.lasts,
      contexts = term.contexts + excluded.contexts, best = least(term.best, excluded.best),
      born = case when (term.names <= 0 and excluded.names > 0) or (term.contexts <= 0 and excluded.contexts > 0)
        then excluded.born else term.born end
  `.execute(db);
  if (gone.length > 0) {
    await sql`delete from term where word = any(${words}::text[]) and names <= 0 and contexts <= 0`.execute(db);
  }
}

function addTerms(changes: Map<string, TermChange>, entry: FiledCandidate, sign: 1 | -1): void {
  const changeOf = (word: string) => {
    let change = changes.get(word);
    if (!change) changes.set(word, (change = { names: 0, lasts: 0, contexts: 0, best: NOWHERE }));
    return change;
  };
  for (const single of `${entry.singles} ${initialsOf(entry)}`.split(" ")) {
    const word = bareWord(single);
    if (word === "" || word.startsWith(SKELETON_MARK)) continue;
    const change = changeOf(word);
    change.names += sign;
    if (single !== word) change.lasts += sign;
    if (sign > 0) change.best = Math.min(change.best, entry.place);
  }
  for (const word of entry.context.split(" ")) if (word !== "") changeOf(word).contexts += sign;
  for (const platform of platformsOf(entry.platforms)) changeOf(PLATFORM_MARK + platform).contexts += sign;
}

/** Initials are terms too: a search for John Smith asks for `j smith` only if somebody is filed under it. */
function initialsOf(entry: FiledCandidate): string {
  return entry.extras
    .split(" ")
    .filter((word) => word.length === 1)
    .join(" ");
}

const ENTRY_COLUMNS = ["place", "platforms", "pairs", "singles", "extras", "context"] as const;
/** Rows per statement: about 20 ms on the embedded engine. */
const ROWS = 4_000;
const NOWHERE = Number.MAX_SAFE_INTEGER;
