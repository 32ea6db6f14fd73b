import { type CandidateDraft } from "../src/db/candidate.ts";
import { saveCandidates } from "../src/db/write-candidate.ts";
import { migrate } from "../src/db/migrate.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import { transact } from "../src/db/transaction.ts";
import { newId } from "../src/domain/id.ts";
import { type Identifier, indexKeys, normalizeIdentifier } from "../src/domain/identifier.ts";
import { latinize } from "../src/names/scripts.ts";
import { indexCandidates } from "../src/search/index-candidates.ts";
import { createSearch, type Search } from "../src/search/search.ts";
import { type EvalPerson, readPeople } from "./search-people.ts";
import { hash, type Kind, KINDS, nameKey, queriesFor } from "./search-queries.ts";

/**
 * The search evaluation: queries derived from real people, each with the one person it was derived from. A query that
 * fits n other people equally well ("J. Smith") counts as answered within the first max(10, n + 1) people; `recallAt1`
 * is over queries that fit nobody else. Email addresses and phone numbers are invented here, one per person.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const people = await readPeople(options.dir);
  const database = await openDatabase({ databaseUrl: null, dataDir: "memory://" });
  try {
    await migrate(database);
    const startedMs = performance.now();
    const ids = await load(database, people);
    progress(`${people.length} people loaded in ${Math.round(performance.now() - startedMs)} ms`);
    const search = createSearch(database);
    const figures = await measure(search, people, ids);
    await search.close();
    return { n: people.length, ...figures };
  } finally {
    await database.close();
  }
}

/** Limit on people per kind: all kinds together take a few minutes on two cores. */
const MAX_PER_KIND = 1_500;
const MAX_NAMESAKE_GROUPS = 400;

async function measure(
  search: Search,
  people: readonly EvalPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<Record<string, unknown>> {
  const byLast = Map.groupBy(people, (person) => latinize(person.last));
  const kinds: Record<string, Tally> = {};
  for (const kind of KINDS.filter((kind) => (process.env["EVAL_MISSES"] ?? kind) === kind)) {
    kinds[kind] = await measureKind(search, kind, people, byLast, ids);
    progress(`${kind}: ${JSON.stringify(kinds[kind]?.figures())}`);
  }
  const names = Object.entries(kinds).filter(([kind]) => !["email", "phone", "url"].includes(kind));
  const all = sum(names.map(([, tally]) => tally));
  const namesakes = await measureNamesakes(search, people, ids);
  const negatives = await measureNegatives(search, people);
  const byKind = Object.fromEntries(Object.entries(kinds).map(([kind, tally]) => [kind, tally.figures()]));
  return {
    ...all.figures(),
    byKind,
    ...namesakes,
    ...negatives,
    intervals: { ...all.intervals(), ...namesakes.intervals, ...negatives.intervals },
  };
}

async function measureKind(
  search: Search,
  kind: Kind,
  people: readonly EvalPerson[],
  byLast: ReadonlyMap<string, readonly EvalPerson[]>,
  ids: ReadonlyMap<string, string>,
): Promise<Tally> {
  const tally = new Tally();
  for (const person of sample(people, kind)) {
    for (const { text, fits } of identifierQueries(kind, person) ?? queriesFor(kind, person)) {
      const equals = (byLast.get(latinize(person.last)) ?? []).filter(
        (other) => other !== person && fits(other),
      ).length;
      const limit = Math.min(100, Math.max(10, equals + 1));
      const startedMs = performance.now();
      const { hits } = await search.find({ accountId: "default", query: text, type: "candor", limit, next: "" });
      tally.add(
        hits.findIndex((hit) => hit.candidateId === ids.get(person.id)),
        equals,
        performance.now() - startedMs,
      );
      const at = hits.findIndex((hit) => hit.candidateId === ids.get(person.id));
      if (process.env["EVAL_MISSES"] === kind && (at < 0 || (at > 0 && equals === 0))) {
        progress(
          `missed: ${text} | ${person.fullName} | ${hits
            .slice(0, 3)
            .map((hit) => hit.candidate.fullName)
            .join("; ")}`,
        );
      }
    }
  }
  return tally;
}

/** Every n-th person to whom the kind applies. */
function sample(people: readonly EvalPerson[], kind: Kind): EvalPerson[] {
  const fit = people.filter((person) => (identifierQueries(kind, person) ?? queriesFor(kind, person)).length > 0);
  const step = Math.max(1, Math.ceil(fit.length / MAX_PER_KIND));
  return fit.filter((_, index) => index % step === 0);
}

function identifierQueries(kind: Kind, person: EvalPerson): { text: string; fits: () => boolean }[] | null {
  const fits = () => false;
  if (kind === "email") return [{ text: emailOf(person).toUpperCase(), fits }];
  if (kind === "phone") {
    const digits = phoneOf(person).slice(2);
    const national = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
    return [phoneOf(person), national].map((text) => ({ text, fits }));
  }
  if (kind !== "url") return null;
  return person.profiles.flatMap(({ url, handle }) => {
    const bare = url.replace(/^https:\/\/(www\.)?/, "");
    const shared = bare.includes("?") ? `http://www.${bare}&ref=share` : `http://www.${bare}/?ref=share`;
    return [shared, bare, `@${handle}`].map((text) => ({ text, fits }));
  });
}

/** Following the pages must give all people with a name, each once, and in the same order whatever the page size. */
async function measureNamesakes(search: Search, people: readonly EvalPerson[], ids: ReadonlyMap<string, string>) {
  const groups = [...Map.groupBy(people, nameKey).values()]
    .filter((group) => group.length > 1)
    .slice(0, MAX_NAMESAKE_GROUPS);
  let found = 0;
  let expected = 0;
  let repeats = 0;
  let shown = 0;
  let stable = 0;
  for (const group of groups) {
    const [one] = group as [EvalPerson];
    const query = `${one.first} ${one.last}`;
    const answer = await pages(search, query, 20, 10);
    const again = await pages(search, query, 7, 30);
    const namesakes = new Set(answer);
    expected += group.length;
    found += group.filter((person) => namesakes.has(ids.get(person.id) ?? "")).length;
    repeats += answer.length - namesakes.size;
    shown += answer.length;
    const length = Math.min(answer.length, again.length);
    if (answer.slice(0, length).join() === again.slice(0, length).join()) stable += 1;
  }
  return {
    namesakeCoverage: share(found, expected),
    duplicates: share(repeats, shown),
    stability: share(stable, groups.length),
    namesakeGroups: groups.length,
    intervals: {
      namesakeCoverage: interval(found, expected),
      duplicates: interval(repeats, shown),
      stability: interval(stable, groups.length),
    },
  };
}

async function pages(search: Search, query: string, limit: number, most: number): Promise<string[]> {
  const found: string[] = [];
  for (let next = "", page = 0; page < most; page++) {
    const answer = await search.find({ accountId: "default", query, type: "candor", limit, next });
    found.push(...answer.hits.map((hit) => hit.candidateId));
    if (answer.next === "") break;
    next = answer.next;
  }
  return found;
}

/**
 * Names that nobody has. An answer is false if it claims to be exact, and for words that are nobody's name any answer
 * is.
 */
async function measureNegatives(search: Search, people: readonly EvalPerson[]) {
  const pairs = new Set(people.map(nameKey));
  const texts: { text: string; invented: boolean }[] = [];
  for (let index = 0; index < 300; index++)
    texts.push({ text: `${invented(index)} ${invented(index + 1000)}`, invented: true });
  for (let index = 0; texts.length < 700; index++) {
    const first = people[hash(`a${index}`) % people.length]?.first ?? "";
    const last = people[hash(`b${index}`) % people.length]?.last ?? "";
    if (!pairs.has(`${latinize(first)} ${latinize(last)}`)) texts.push({ text: `${first} ${last}`, invented: false });
  }
  let wrong = 0;
  let suggested = 0;
  for (const { text, invented: strict } of texts) {
    const { hits } = await search.find({ accountId: "default", query: text, type: "candor", limit: 10, next: "" });
    if (hits.length > 0) suggested += 1;
    const sure = hits.some((hit) => hit.matchedOn[0] === "name" && !bears(hit.candidate, text));
    if (strict ? hits.length > 0 : sure) wrong += 1;
  }
  return {
    falseAnswers: share(wrong, texts.length),
    suggestions: share(suggested, texts.length),
    negatives: texts.length,
    intervals: { falseAnswers: interval(wrong, texts.length), suggestions: interval(suggested, texts.length) },
  };
}

function bears(candidate: { readonly fullName: string; readonly aliases: readonly string[] }, text: string): boolean {
  const words = new Set(
    [candidate.fullName, ...candidate.aliases].flatMap((name) => name.split(/[\s'’.-]+/).map(latinize)),
  );
  return text.split(/[\s'’.-]+/).every((word) => words.has(latinize(word)));
}

/** Syllables that occur in no name in the folder. */
function invented(index: number): string {
  const syllables = ["zqu", "vrax", "qibb", "xolt", "jwek", "bzorn", "ghyx", "pfluq", "tvizz", "kxand"];
  const pick = (salt: string) => syllables[hash(`${salt}${index}`) % syllables.length] ?? "";
  return pick("x") + pick("y") + pick("z");
}

async function load(database: Database, people: readonly EvalPerson[]): Promise<Map<string, string>> {
  const importId = newId();
  const ids = new Map<string, string>();
  for (let from = 0; from < people.length; from += 1_000) {
    const batch = people.slice(from, from + 1_000).map((person) => ({ person, draft: toDraft(person, importId) }));
    for (const { person, draft } of batch) ids.set(person.id, draft.id);
    await transact(database.db, async (db) => {
      const saved = await saveCandidates(
        db,
        batch.map(({ draft }) => draft),
      );
      await indexCandidates(
        db,
        saved.written.map(({ draft, number }) => ({
          number,
          names: [draft.fullName, ...draft.aliases],
          context: [draft.headline, draft.company, draft.location].filter((text) => text !== null),
          platforms: [...new Set(draft.presences.map((presence) => presence.platform))],
          prominence: draft.prominence,
        })),
      );
    });
  }
  return ids;
}

function toDraft(person: EvalPerson, importId: string): CandidateDraft {
  const identifiers = [
    normalizeIdentifier("email", emailOf(person)),
    normalizeIdentifier("phone", phoneOf(person)),
    ...person.profiles.map(({ url }) => normalizeIdentifier("profileUrl", url)),
  ].filter((identifier) => identifier !== null);
  return {
    id: newId(),
    accountId: "default",
    importId,
    originKey: person.id,
    fullName: person.fullName,
    aliases: person.aliases,
    headline: `${person.party} ${person.title}`.trim(),
    company: null,
    location: person.state,
    birthDate: null,
    avatarUrl: null,
    prominence: person.profiles.length > 0 ? 50 : 0,
    suppressionKeys: [],
    contentHash: person.id,
    presences: person.profiles.map((profile) => ({
      ...profile,
      displayName: null,
      headline: null,
      avatarUrl: null,
      followers: null,
    })),
    identifiers: identifiers.flatMap((identifier) => indexKeys(identifier)) as Identifier[],
  };
}

function emailOf(person: EvalPerson): string {
  return `${person.id.toLowerCase()}@example.com`;
}

/** An invented number in a range of seven digits that nobody else here has. */
function phoneOf(person: EvalPerson): string {
  const digits = Number(person.id.replace(/\D/g, "")) + 10_000 * (person.id.charCodeAt(0) - 65);
  return `+1202${String(2_000_000 + digits).padStart(7, "0")}`;
}

class Tally {
  unique = 0;
  first = 0;
  all = 0;
  ten = 0;
  reciprocal = 0;
  msAll: number[] = [];

  /** @param at index in the results, -1 for none; results are requested as far as the query is ambiguous */
  add(at: number, equals: number, ms: number): void {
    this.all += 1;
    this.msAll.push(ms);
    if (equals === 0) {
      this.unique += 1;
      if (at === 0) this.first += 1;
    }
    if (at >= 0 && at < Math.max(10, equals + 1)) this.ten += 1;
    if (at >= 0) this.reciprocal += 1 / (at + 1);
  }

  merge(other: Tally): void {
    this.unique += other.unique;
    this.first += other.first;
    this.all += other.all;
    this.ten += other.ten;
    this.reciprocal += other.reciprocal;
    this.msAll = [...this.msAll, ...other.msAll];
  }

  figures(): Record<string, number> {
    const sorted = this.msAll.toSorted((a, b) => a - b);
    return {
      recallAt1: share(this.first, this.unique),
      recallAt10: share(this.ten, this.all),
      mrr: Math.round((10_000 * this.reciprocal) / Math.max(1, this.all)) / 10_000,
      queries: this.all,
      p50Ms: Math.round((sorted[sorted.length >> 1] ?? 0) * 100) / 100,
      p95Ms: Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 100) / 100,
    };
  }

  intervals(): Record<string, readonly [number, number]> {
    return { recallAt1: interval(this.first, this.unique), recallAt10: interval(this.ten, this.all) };
  }
}

function sum(tallies: readonly Tally[]): Tally {
  const all = new Tally();
  for (const tally of tallies) all.merge(tally);
  return all;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000;
}

/** Wilson score interval, 95 %. */
function interval(part: number, whole: number): readonly [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.96;
  const p = part / whole;
  const centre = p + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  const scale = 1 + (z * z) / whole;
  const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return [round((centre - spread) / scale), round((centre + spread) / scale)];
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}
