import { randomUUID } from "node:crypto";
import type { FoundCandidate } from "../db/candidate.ts";
import type { Database, ReadDatabase } from "../db/open.ts";
import { normalizeIdentifier, readQuery } from "../domain/identifier.ts";
import type { SearchType } from "../domain/platform.ts";
import { type Keyring, keyringOf } from "../domain/keyring.ts";
import { latinize } from "../names/scripts.ts";
import { type Cursor, type CursorScope, readCursor, writeCursor } from "./cursor.ts";
import { nameShare } from "./frequency.ts";
import { describeMatch, likelihoodOf } from "./explain.ts";
import { findByHandle, findByKeys, type KeyedPerson } from "./identifiers.ts";
import { numberOf } from "./keys.ts";
import { type FoundRow, type PersonRow, readPeople, readPostings, type Slice, whoIsVisible } from "./page.ts";
import { type Plan, planSearch } from "./plan.ts";
import { type EntryWords, type Ranking, readEntryWords } from "./rank.ts";
import { ROUNDS } from "./waves.ts";
import { followVocabulary, type VocabularyFollower } from "./follow.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface SearchRequest {
  /** The account whose people are searched. */
  readonly accountId: string;
  /** 1 to 256 characters, as typed. */
  readonly query: string;
  readonly type: SearchType;
  /** 1 to 100. */
  readonly limit: number;
  /** "" requests the first page. */
  readonly next: string;
}

export interface SearchHit {
  readonly candidateId: string;
  readonly candidate: FoundCandidate;
  /** 0 to 1: how sure the search is that this person was meant, leaving namesakes aside. */
  readonly likelihood: number;
  /** Why the person was found, in words: `name`, `nickname: bill for william`, `company: contoso`, `e-mail`. */
  readonly matchedOn: readonly string[];
}

export interface FoundPage {
  readonly hits: readonly SearchHit[];
  /** "" on the last page. */
  readonly next: string;
}

export interface Search {
  /** One page. Throws `invalid_request` for a cursor from another search. */
  find(request: SearchRequest): Promise<FoundPage>;
  /**
   * The share of the people known here who have a full name (0 to 1), from the current vocabulary; 0 before its first
   * load.
   */
  nameShare(name: string): number;
  /** Takes over at once what other processes indexed, instead of within a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A search over the database that follows imports, here and in other processes. `keyring` signs cursors; without it, a
 * secret of this process does. `mostWords` limits the index words held in memory.
 */
export function createSearch(
  database: Database,
  options: { readonly keyring?: Keyring; readonly mostWords?: number } = {},
): Search {
  const follower = followVocabulary(database, options.mostWords);
  const keyring = options.keyring ?? keyringOf(randomUUID());
  return {
    async find(request) {
      const read = (from: ReadDatabase) => findPage(from, follower, keyring, request);
      if (database.replica === undefined) return await read(database);
      return await database.replica.read(database, async (from) =>
        from === database ? await read(from) : await keepVisible(database, request, await read(from)),
      );
    },
    nameShare(name) {
      const vocabulary = follower.current();
      return vocabulary ? nameShare(name, vocabulary.people, (word) => vocabulary.get(word)?.names ?? 0) : 0;
    },
    refresh: () => follower.refresh(),
    close: () => follower.close(),
  };
}

async function findPage(
  database: ReadDatabase,
  follower: VocabularyFollower,
  keyring: Keyring,
  request: SearchRequest,
): Promise<FoundPage> {
  const scope = { keyring, query: request.query.trim(), type: request.type };
  const parsed = readQuery(request.query.slice(0, MAX_CHARACTERS).toWellFormed());
  if (parsed.kind === "name")
    return await nameOrHandlePage(database, await follower.vocabulary(parsed.value), parsed.value, request, scope);
  const read: ReadKeyed = (after, limit) =>
    parsed.kind === "handle"
      ? findByHandle(database, request.accountId, bothHandles(scope.query), request.type, after, limit)
      : findByKeys(database, request.accountId, parsed.keys, request.type, after, limit);
  return await identifierPage(read, LABELS[parsed.kind], request, scope);
}

/**
 * People named by a replica pass the gate of the primary database: however far the replica lags, nobody suppressed is
 * shown.
 */
async function keepVisible(database: Database, { accountId }: SearchRequest, page: FoundPage): Promise<FoundPage> {
  const visible = await whoIsVisible(
    database,
    accountId,
    page.hits.map(({ candidate }) => candidate.number),
  );
  return { ...page, hits: page.hits.filter(({ candidate }) => visible.has(candidate.number)) };
}

/** Longer queries are cut: the contract allows 256 characters. */
const MAX_CHARACTERS = 256;
const LABELS = { email: "e-mail", phone: "phone", profileUrl: "profile address", handle: "handle" } as const;

type ReadKeyed = (after: number, limit: number) => Promise<readonly KeyedPerson[]>;

async function identifierPage(
  read: ReadKeyed,
  label: string,
  request: SearchRequest,
  scope: CursorScope,
): Promise<FoundPage> {
  const cursor = readCursor(request.next, scope);
  const people = await read(cursor.place, request.limit + 1);
  const shown = people.slice(0, request.limit);
  const last = shown.at(-1);
  const more = people.length > shown.length && last !== undefined;
  return {
    hits: shown.map(({ candidate }) => ({
      candidateId: candidate.id,
      candidate,
      likelihood: 0.99,
      matchedOn: [label],
    })),
    next: more ? writeCursor({ wave: KEYED_WAVE, place: last.place, found: true }, scope) : "",
  };
}

/** The wave in cursors of identifier pages, after all waves of names. */
const KEYED_WAVE = 50;

/** Handles are compared case-insensitively, except those that are a platform's own IDs (YouTube's channels). */
function bothHandles(text: string): [string, string] {
  const handle = text.replace(/^@+/, "");
  return [handle, handle.toLowerCase()];
}

/** A single word that is nobody's name may be a handle typed without its `@`. */
async function nameOrHandlePage(
  database: ReadDatabase,
  vocabulary: Vocabulary,
  text: string,
  request: SearchRequest,
  scope: CursorScope,
): Promise<FoundPage> {
  const cursor = readCursor(request.next, scope);
  const keyed = cursor.wave === KEYED_WAVE;
  if (keyed || (request.next === "" && !vocabulary.isName(latinize(text)))) {
    const isHandle = normalizeIdentifier("handle", text) !== null;
    const read: ReadKeyed = async (after, limit) =>
      isHandle ? await findByHandle(database, request.accountId, bothHandles(text), request.type, after, limit) : [];
    const page = await identifierPage(read, LABELS.handle, request, scope);
    if (keyed || page.hits.length > 0) return page;
  }
  return await namePage(database, vocabulary, text, request, scope);
}

interface Ranked {
  readonly person: PersonRow;
  readonly ranking: Ranking;
}

async function namePage(
  database: ReadDatabase,
  vocabulary: Vocabulary,
  text: string,
  request: SearchRequest,
  scope: CursorScope,
): Promise<FoundPage> {
  const cursor = readCursor(request.next, scope);
  const plan = planSearch(text, request.type, vocabulary);
  const wanted = request.limit + 1;
  const ranked: Ranked[] = [];
  const known: KnownPeople = new Map();
  const people: PeopleOf = { database, accountId: request.accountId };
  for (const waves of roundsOf(plan, cursor, wanted)) {
    // Far-fetched readings are tried only if nothing closer was found, on this page or before it.
    if (waves === ROUNDS.at(-1) && cursor.wave < (waves[0] ?? 0) && (cursor.found || ranked.length > 0)) break;
    await collect(people, plan, waves, cursor, wanted, ranked, known);
    if (ranked.length >= wanted) break;
  }
  const shown = ranked.slice(0, request.limit);
  const last = shown.at(-1);
  const more = ranked.length > shown.length && last !== undefined;
  const place = last?.person.place ?? 0;
  return {
    hits: shown.map(toHit),
    next: more ? writeCursor({ wave: last.ranking.wave, place, found: true }, scope) : "",
  };
}

function toHit({ person, ranking }: Ranked): SearchHit {
  const {
    place: _place,
    platforms: _platforms,
    pairs: _pairs,
    singles: _singles,
    extras: _extras,
    context: _context,
    ...candidate
  } = person;
  return {
    candidateId: candidate.id,
    candidate,
    likelihood: likelihoodOf(ranking),
    matchedOn: describeMatch(ranking, candidate),
  };
}

/** The rounds from the cursor on. All but the last are requested together if the first is unlikely to fill the page. */
function roundsOf(plan: Plan, cursor: Cursor, wanted: number): (readonly number[])[] {
  const left = ROUNDS.filter((waves) => (waves.at(-1) ?? 0) >= cursor.wave);
  const first = left[0] ?? [];
  if (left.length < ROUNDS.length || cursor.place >= 0) return left;
  const lists = new Map(plan.arms(first).map((arm) => [arm.key, arm.people]));
  const people = [...lists.values()].reduce((sum, count) => sum + count, 0);
  return people < wanted * ENOUGH ? [left.slice(0, -1).flat(), ...left.slice(-1)] : left;
}

/** Names are not independent: only an estimate well above the page size promises a full page. */
const ENOUGH = 2;

/**
 * Where people are read, and whose. The lists cover all accounts: people of other accounts are left out, as suppressed
 * people are.
 */
interface PeopleOf {
  readonly database: ReadDatabase;
  readonly accountId: string;
}

/** Reads the waves from the cursor on, in order, until enough people are found. */
async function collect(
  people: PeopleOf,
  plan: Plan,
  waves: readonly number[],
  cursor: Cursor,
  wanted: number,
  ranked: Ranked[],
  known: KnownPeople,
): Promise<void> {
  const arms = plan.arms(waves).filter((arm) => arm.wave >= cursor.wave);
  if (arms.length === 0) return;
  const current = cursor.place < 0 ? [] : arms.filter((arm) => arm.wave === cursor.wave);
  const later = arms.filter((arm) => !current.includes(arm));
  const rows = wanted - ranked.length;
  const here = await readPostings(people.database, current, cursor.place, rows);
  const beyond = await readPostings(people.database, later, -1, rows);
  const queue: FoundRow[] = [];
  for (const wave of waves) {
    const repeats = new Repeats(plan);
    let slice = current.some((arm) => arm.wave === wave) ? here : beyond;
    for (;;) {
      const horizon = slice.horizons.get(wave);
      queue.push(...placesOf(slice, wave, horizon));
      if (horizon === undefined && queue.length < wanted - ranked.length) break;
      await rankQueue(people, plan, queue.splice(0), wanted, ranked, known, repeats);
      if (ranked.length >= wanted) return;
      if (horizon === undefined || repeats.many) break;
      const more = await readPostings(
        people.database,
        slice.left.filter((arm) => arm.wave === wave),
        horizon,
        MAX_ROWS,
      );
      // Short lists are read once, so their rows beyond the horizon are kept.
      const rest = slice.found.filter((row) => row.wave === wave && row.place > horizon);
      slice = { ...more, found: [...rest, ...more.found] };
    }
  }
  await rankQueue(people, plan, queue, wanted, ranked, known, new Repeats(plan));
}

/** The rows of one wave up to the place its lists were read to, each place once, in order. */
function placesOf(slice: Slice, wave: number, horizon = Number.POSITIVE_INFINITY): FoundRow[] {
  const places = new Set(
    slice.found.filter((row) => row.wave === wave && row.place <= horizon).map((row) => row.place),
  );
  return [...places].sort((a, b) => a - b).map((place) => ({ wave, place }));
}

const MAX_ROWS = 120;

/** The people a search has read, by place: somebody turned away by one wave is often found by the next. */
type KnownPeople = Map<number, { readonly person: PersonRow; readonly entry: EntryWords } | null>;

/** Reads the people in the queue and keeps those who belong to the wave that found them. */
async function rankQueue(
  { database, accountId }: PeopleOf,
  plan: Plan,
  queue: readonly FoundRow[],
  wanted: number,
  ranked: Ranked[],
  known: KnownPeople,
  repeats: Repeats,
): Promise<void> {
  for (let from = 0; from < queue.length && ranked.length < wanted && !repeats.many; ) {
    const chunk = queue.slice(from, from + Math.max(2 * (wanted - ranked.length), MIN_CHUNK));
    from += chunk.length;
    const places = [...new Set(chunk.map((row) => row.place))].filter((place) => !known.has(place));
    for (const place of places) known.set(place, null);
    for (const person of await readPeople(database, accountId, places.map(numberOf))) {
      known.set(person.place, { person, entry: readEntryWords(person) });
    }
    for (const { wave, place } of chunk) {
      const { person, entry } = known.get(place) ?? {};
      const ranking = entry && ranked.length < wanted ? plan.rank(entry, wave) : null;
      if (person && ranking) ranked.push({ person, ranking });
      if (person) repeats.count(person, ranking !== null);
    }
  }
}

const MIN_CHUNK = 24;

/**
 * Detects when reading on is pointless. The signature of a posting contains some words by chance, one in seven. In a
 * list full of people filed under the very same words, it does so for all of them or for none, and the whole list would
 * be read in vain.
 */
class Repeats {
  readonly #plan: Plan;
  readonly #turnedAway = new Set<string>();
  #count = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Whether hundreds in a row were turned away who are filed under the same words as others turned away before. */
  get many(): boolean {
    return this.#count >= MAX_REPEATED;
  }

  count({ pairs, singles, extras, context }: PersonRow, isMeant: boolean): void {
    const words = [pairs, singles, extras, this.#plan.asksContext ? context : ""].join("|");
    this.#count = !isMeant && this.#turnedAway.has(words) ? this.#count + 1 : 0;
    if (!isMeant) this.#turnedAway.add(words);
  }
}

const MAX_REPEATED = 240;
