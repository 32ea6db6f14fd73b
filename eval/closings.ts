import { hash } from "node:crypto";
import type { CandidateDraft } from "../src/db/candidate.ts";
import { migrate } from "../src/db/migrate.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import type { Db } from "../src/db/schema.ts";
import { transact } from "../src/db/transaction.ts";
import { saveCandidates } from "../src/db/write-candidate.ts";
import { newId } from "../src/domain/id.ts";
import { type Identifier, indexKeys } from "../src/domain/identifier.ts";
import { keyringOf } from "../src/domain/keyring.ts";
import { PublicError } from "../src/errors.ts";
import { findNamesIn } from "../src/names/named-in-text.ts";
import { latinize } from "../src/names/scripts.ts";
import { identityKeys, suppressionKeys } from "../src/names/suppression.ts";
import { indexCandidates } from "../src/search/index-candidates.ts";
import { closeKeys } from "../src/service/close-person.ts";
import { areBornApart } from "../src/domain/born-apart.ts";
import { type KnownPerson, readKnownPeople } from "./closings-people.ts";
import type { EvaluationOptions } from "./evaluation.ts";
import { wilson } from "./homonym-trap.ts";

/**
 * Whom a suppression closes besides the person: everybody in a list of real people is stored, then a sample of them is
 * put on the suppression list in turn, each alone, and everybody else is looked at. Two people are different if the
 * list numbers them differently or they were born apart; whether others are is not known.
 */
export async function run({ dir, seed = 1, sample = 1_000 }: EvaluationOptions): Promise<Record<string, unknown>> {
  const people = await readKnownPeople(dir);
  const database = await openDatabase({ databaseUrl: null, dataDir: "memory://" });
  try {
    await migrate(database);
    const ids = await load(database, people);
    process.stderr.write(`${people.length} people stored\n`);
    const crowd = new Crowd(people);
    const drawn = draw(people, seed).slice(0, sample);
    const tally = new Tally();
    for (const person of drawn) {
      const keys = await listedFor(database.db, ids.get(person.id) ?? "");
      if (keys === null) tally.refused++;
      else await tally.add(crowd, person, keys);
    }
    return { people: people.length, suppressed: drawn.length, ...tally.figures() };
  } finally {
    await database.close();
  }
}

const KEYRING = keyringOf("a secret of this evaluation, which lists real people");

/** The keys of a suppression by candidate ID; `null` if it is refused. */
async function listedFor(db: Db, id: string): Promise<ReadonlySet<string> | null> {
  try {
    const request = { candidateId: id, names: [], identifiers: [], reason: "request" as const };
    const seeds = { accountId: "default", ids: [id], lookup: null };
    return new Set((await closeKeys(db, { keyring: KEYRING }, request, seeds)).keys);
  } catch (error) {
    if (error instanceof PublicError) return null;
    throw error;
  }
}

const EFFECTS = ["hidden", "refusedByImports", "redactedInTexts"] as const;
type Effect = (typeof EFFECTS)[number];

/** Everybody, filed so that those whom a list may close are found quickly. */
class Crowd {
  readonly #rows = new Map<string, KnownPerson[]>();
  readonly #imports = new Map<string, KnownPerson[]>();
  readonly #beginnings = new Map<string, KnownPerson[]>();

  constructor(people: readonly KnownPerson[]) {
    for (const person of people) {
      const known = { ...person, names: namesOf(person) };
      file(this.#rows, suppressionKeys(KEYRING, known), person);
      file(this.#imports, identityKeys(KEYRING, known), person);
      file(this.#beginnings, beginningsOf(person.fullName), person);
    }
  }

  /** Those whom the list closes besides the person: their rows, their rows in an import, their names in texts. */
  async closed(
    person: KnownPerson,
    keys: ReadonlySet<string>,
  ): Promise<Readonly<Record<Effect, readonly KnownPerson[]>>> {
    const filed = (map: ReadonlyMap<string, readonly KnownPerson[]>) =>
      [...new Set([...keys].flatMap((key) => map.get(key) ?? []))].filter((each) => each !== person);
    const alike = new Set(
      namesOf(person)
        .flatMap(beginningsOf)
        .flatMap((each) => this.#beginnings.get(each) ?? []),
    );
    const texts = [...alike].filter((each) => each !== person).map((each) => ({ each, text: textAbout(each) }));
    const find = await findNamesIn(
      KEYRING,
      texts.map(({ text }) => text),
      async (asked) => new Set(asked.filter((key) => keys.has(key))),
    );
    return {
      hidden: filed(this.#rows),
      refusedByImports: filed(this.#imports),
      redactedInTexts: texts
        .filter(({ text }) => find !== null && find(text, NOBODY).length > 0)
        .map(({ each }) => each),
    };
  }
}

const NOBODY: ReadonlySet<string> = new Set();

function file(map: Map<string, KnownPerson[]>, keys: readonly string[], person: KnownPerson): void {
  for (const key of new Set(keys)) {
    const filed = map.get(key);
    if (filed === undefined) map.set(key, [person]);
    else filed.push(person);
  }
}

function namesOf({ fullName, aliases }: KnownPerson): readonly string[] {
  return [fullName, ...aliases];
}

function beginningsOf(name: string): readonly string[] {
  return (name.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => latinize(word).slice(0, 3));
}

/** A sentence about somebody in a text about a third person. */
function textAbout({ fullName }: KnownPerson): string {
  return `In 2019 ${fullName}, among others, came to the hall.`;
}

/** Of how many suppressions each effect closes another person, and how many people that are. */
class Tally {
  refused = 0;
  #made = 0;
  readonly #counts = new Map<string, { suppressions: number; people: number }>();

  async add(crowd: Crowd, person: KnownPerson, keys: ReadonlySet<string>): Promise<void> {
    this.#made++;
    const closed = await crowd.closed(person, keys);
    for (const effect of EFFECTS) {
      const others = closed[effect].filter((other) => areTwo(person, other));
      this.#count(`${effect}.another`, others);
      this.#count(
        `${effect}.anotherOfTheName`,
        others.filter((other) => haveOneName(person, other)),
      );
      this.#count(
        `${effect}.perhapsTheSame`,
        closed[effect].filter((other) => !areTwo(person, other)),
      );
    }
  }

  figures(): Record<string, unknown> {
    const counts = Object.fromEntries(this.#counts);
    const intervals = [...this.#counts].map(
      ([name, { suppressions }]) => [name, wilson(suppressions, this.#made)] as const,
    );
    return { refused: this.refused, made: this.#made, ...counts, intervals: Object.fromEntries(intervals) };
  }

  #count(name: string, people: readonly KnownPerson[]): void {
    const before = this.#counts.get(name) ?? { suppressions: 0, people: 0 };
    const suppressions = before.suppressions + (people.length > 0 ? 1 : 0);
    this.#counts.set(name, { suppressions, people: before.people + people.length });
  }
}

function areTwo(one: KnownPerson, other: KnownPerson): boolean {
  if (one.number !== null && other.number !== null) return one.number !== other.number;
  return areBornApart(one.birthDate, other.birthDate);
}

/** Whether one of their names has the same first and last word, as texts write it. */
function haveOneName(one: KnownPerson, other: KnownPerson): boolean {
  const written = new Set(namesOf(one).map(endsOf));
  return namesOf(other).some((name) => written.has(endsOf(name)));
}

function endsOf(name: string): string {
  const words = name.replace(/,? (?:Jr|Sr|I{2,3}|IV)\.?$/u, "").split(/\s+/u);
  return [words[0], words.at(-1)].map((word = "") => latinize(word)).join(" ");
}

/** Everybody in an order that the seed decides. */
function draw(people: readonly KnownPerson[], seed: number): readonly KnownPerson[] {
  const placeOf = ({ id }: KnownPerson) => hash("sha256", `${seed} ${id}`);
  return people
    .map((person) => ({ person, place: placeOf(person) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ person }) => person);
}

async function load(database: Database, people: readonly KnownPerson[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const importId = newId();
  for (let from = 0; from < people.length; from += BATCH) {
    const drafts = people.slice(from, from + BATCH).map((person) => toDraft(person, importId));
    for (const draft of drafts) ids.set(draft.originKey, draft.id);
    await transact(database.db, async (db) => {
      const { written } = await saveCandidates(db, drafts);
      await indexCandidates(
        db,
        written.map(({ draft, number }) => ({
          number,
          names: [draft.fullName, ...draft.aliases],
          context: [],
          platforms: [],
          prominence: 0,
        })),
      );
    });
  }
  return ids;
}

const BATCH = 1_000;

function toDraft(person: KnownPerson, importId: string): CandidateDraft {
  return {
    id: newId(),
    accountId: "default",
    importId,
    originKey: person.id,
    fullName: person.fullName,
    aliases: person.aliases,
    headline: null,
    company: null,
    location: null,
    birthDate: person.birthDate,
    avatarUrl: null,
    prominence: 0,
    suppressionKeys: suppressionKeys(KEYRING, { ...person, names: namesOf(person) }),
    contentHash: person.id.slice(0, 22),
    presences: [],
    identifiers: person.identifiers.flatMap((identifier) => indexKeys(identifier)) as Identifier[],
  };
}
