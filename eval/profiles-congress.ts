import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { biography } from "../src/connectors/us-congress/biography.ts";
import { congressTerm } from "../src/connectors/us-congress/directory/congress.ts";
import type { ClaimDraft } from "../src/domain/claim.ts";
import { splitClauses } from "../src/text/sentences/segments.ts";
import { type Clause, emptyTallies, figuresOf, judgeValues } from "./congress-values.ts";

/**
 * Fields read from the prose biographies of members of Congress, compared with the structured facts of the same data
 * set, which are not part of what is read: a capture contains the name and the prose, nothing else. `dir` contains
 * `legislators.jsonl` and `historical.jsonl`, plain or `.gz`.
 *
 * A fact is one birth date, death date, period of service or schooling clause. Service of sitting members is compared
 * by chamber, first and last year; that of former members by chamber, first and last Congress, because their structured
 * positions are whole Congresses. A year read where the truth is a day counts half.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const people = [...sittingMembers(options.dir), ...formerMembers(options.dir)];
  const tallies = new Map<Field, Tally>(FIELDS.map((field) => [field, { right: 0, read: 0, known: 0 }]));
  const errors: string[] = [];
  let [claims, found, foreign] = [0, 0, 0];
  const elsewhere = factsOfAll(people);
  const values = emptyTallies();
  for (const person of people) {
    const { data, drafts } = readPerson(person);
    claims += drafts.length;
    found += drafts.filter((claim) => quoteFound(claim, data)).length;
    const facts = factsRead(drafts, person);
    foreign += facts.filter((fact) => isForeign(fact, person, elsewhere)).length;
    score(person, facts, tallies, errors);
    judgeValues(person.clauses, drafts, values);
  }
  const all = sum(FIELDS.map((field) => tallyOf(tallies, field)));
  const critical = tallyOf(tallies, "birthDate");
  const weighted = completenessOf(tallies);
  return {
    precision: ratio(all.right, all.read),
    recall: ratio(all.right, all.known),
    criticalPrecision: ratio(critical.right, critical.read),
    provenanceCoverage: ratio(found, claims),
    foreignFacts: ratio(foreign, all.read),
    completeness: weighted,
    n: { people: people.length, claims, factsRead: all.read, factsKnown: all.known, criticalRead: critical.read },
    intervals: {
      precision: wilson(all.right, all.read),
      recall: wilson(all.right, all.known),
      criticalPrecision: wilson(critical.right, critical.read),
      provenanceCoverage: wilson(found, claims),
      foreignFacts: wilson(foreign, all.read),
      completeness: wilson(weighted * all.known, all.known),
    },
    byField: Object.fromEntries(
      FIELDS.map((field) => {
        const { right, read, known } = tallyOf(tallies, field);
        return [field, { precision: ratio(right, read), recall: ratio(right, known), read, known }];
      }),
    ),
    byValue: figuresOf(values),
    worst: spread(errors, 10),
  };
}

const FIELDS = ["birthDate", "deathDate", "service", "education"] as const;
type Field = (typeof FIELDS)[number];
/** Weights of completeness: identity 3, role 3, education 2, others 1. */
const WEIGHTS: Record<Field, number> = { birthDate: 3, deathDate: 1, service: 3, education: 2 };

interface Fact {
  readonly field: Field;
  readonly value: string;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly sitting: boolean;
  readonly clauses: readonly Clause[];
  readonly facts: readonly Fact[];
}

interface Tally {
  right: number;
  read: number;
  known: number;
}

/**
 * The dump of the biographies was made on this day (according to its repository's commit), which decides what
 * "-present" means.
 */
const COLLECTED_AT = "2024-12-18T00:00:00Z";
const COLLECTED_DAY = COLLECTED_AT.slice(0, 10);

interface Service {
  readonly chamber: "house" | "senate";
  readonly start: string;
  /** Absent while it continues, or if no end is stated. */
  readonly end?: string;
  readonly current?: boolean;
}

function readPerson(person: Person): { data: string; drafts: readonly ClaimDraft[] } {
  const data = `${person.name}\n${person.text}`;
  const [finding] = biography.read({
    kind: "bioguide/biography",
    url: `https://bioguide.congress.gov/search/bio/${person.id}`,
    mediaType: "text/plain",
    collectedAt: COLLECTED_AT,
    data,
  });
  return { data, drafts: finding?.claims ?? [] };
}

function quoteFound(claim: ClaimDraft, data: string): boolean {
  const [, from, to] = /^char=(\d+),(\d+)$/u.exec(claim.locator) ?? [];
  return (
    from !== undefined &&
    claim.quote !== undefined &&
    claim.quote !== "" &&
    data.slice(Number(from), Number(to)) === claim.quote
  );
}

function factsRead(drafts: readonly ClaimDraft[], person: Person): Fact[] {
  const facts: Fact[] = [];
  const service: Service[] = [];
  const clauses = new Set<string>();
  for (const claim of drafts) {
    if (claim.property === "birthDate" || claim.property === "deathDate")
      facts.push({ field: claim.property, value: claim.value });
    if (claim.property === "education") clauses.add(claim.quote ?? "");
    if (claim.property !== "experience" || !/^U\.S\. (?:Representative|Senator)$/u.test(claim.value.title ?? ""))
      continue;
    const { title, from, to, current } = claim.value;
    if (from === undefined) continue;
    service.push({
      chamber: title === "U.S. Senator" ? "senate" : "house",
      start: from,
      ...(to === undefined ? {} : { end: to }),
      ...(current === true ? { current } : {}),
    });
  }
  facts.push(...serviceFacts(service, person.sitting));
  if (person.sitting)
    facts.push(...[...clauses].map((quote) => ({ field: "education", value: clauseKey(quote) }) as const));
  return facts;
}

function serviceFacts(service: readonly Service[], sitting: boolean): Fact[] {
  return joined(service.filter(({ start }) => start <= COLLECTED_DAY)).map(({ chamber, start, end, current }) => {
    const lasts = current === true || (end !== undefined && end > COLLECTED_DAY);
    const first = congressAt(start);
    const value = sitting
      ? `${chamber} ${start.slice(0, 4)}-${lasts ? "present" : (end?.slice(0, 4) ?? "?")}`
      : `${chamber} ${first}-${lasts ? "present" : end === undefined ? "?" : Math.max(first, congressBefore(end))}`;
    return { field: "service", value };
  });
}

/** Terms in one chamber less than eleven months apart are one period of service. */
function joined(service: readonly Service[]): Service[] {
  const out: Service[] = [];
  for (const term of [...service].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const at = out.findLastIndex(({ chamber }) => chamber === term.chamber);
    const last = out[at];
    if (last?.end !== undefined && daysBetween(last.end, term.start) < 330) {
      const { end: _, current: __, ...stem } = last;
      const end = term.end === undefined || term.end > last.end ? term.end : last.end;
      out[at] = { ...stem, ...(end === undefined ? {} : { end }), ...(term.current === true ? { current: true } : {}) };
    } else out.push(term);
  }
  return out;
}

function daysBetween(a: string, b: string): number {
  return (Date.parse(fullDay(b)) - Date.parse(fullDay(a))) / 86_400_000;
}

function fullDay(date: string): string {
  return date.length === 4 ? `${date}-07-01` : date.length === 7 ? `${date}-15` : date;
}

/** The Congress in which a service began; its last sixty days count as the next one's. */
function congressAt(date: string): number {
  for (let n = 1; n < 150; n++) if (daysBetween(fullDay(date), congressTerm(n).to) > 60) return n;
  return 0;
}

/** The Congress in which a service ended; the first sixty days of one still count as the previous one's. */
function congressBefore(date: string): number {
  for (let n = 150; n > 0; n--) if (daysBetween(congressTerm(n).from, fullDay(date)) > 60) return n;
  return 0;
}

function score(person: Person, read: readonly Fact[], tallies: Map<Field, Tally>, errors: string[]): void {
  const left = [...person.facts];
  for (const fact of person.facts) tallyOf(tallies, fact.field).known++;
  for (const fact of read) {
    // The structured facts lack some dates that the prose states; that is not a contradiction.
    if (isDate(fact) && !person.facts.some(({ field }) => field === fact.field)) continue;
    const tally = tallyOf(tallies, fact.field);
    tally.read++;
    const at = left.findIndex((truth) => truth.field === fact.field && agreement(fact, truth) > 0);
    const truth = left[at];
    if (truth === undefined) errors.push(`${person.id} read ${fact.field} "${fact.value}", not so`);
    else {
      tally.right += agreement(fact, truth);
      left.splice(at, 1);
    }
  }
  for (const fact of left) errors.push(`${person.id} missed ${fact.field} "${fact.value}"`);
}

/** 1 if as precise as the truth and equal, 0.5 if equal but coarser (a year for a day), otherwise 0. */
function agreement(read: Fact, truth: Fact): number {
  if (read.value === truth.value) return 1;
  if (!isDate(read)) return 0;
  return read.value.startsWith(truth.value) ? 1 : truth.value.startsWith(read.value) ? 0.5 : 0;
}

function isDate({ field }: Fact): boolean {
  return field === "birthDate" || field === "deathDate";
}

function clauseKey(clause: string): string {
  return clause.trim().replace(/[.;]$/u, "");
}

/** The people of whom a fact is true. */
function factsOfAll(people: readonly Person[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const person of people)
    for (const { field, value } of person.facts) {
      if (field === "education") continue;
      const key = `${field} ${value}`;
      const owners = all.get(key) ?? new Set();
      all.set(key, owners.add(person.name));
    }
  return all;
}

/**
 * A wrong fact that is true of somebody else whom the text names, by first name and surname: it was taken from them.
 */
function isForeign(fact: Fact, person: Person, elsewhere: Map<string, Set<string>>): boolean {
  const own = person.facts.filter((truth) => truth.field === fact.field);
  if (own.length === 0 || own.some((truth) => agreement(fact, truth) > 0)) return false;
  for (const name of elsewhere.get(`${fact.field} ${fact.value}`) ?? []) {
    const words = name.split(/\s+/u);
    const [first = "", last = ""] = [words[0], words.at(-1)];
    if (name !== person.name && person.text.includes(`${first} `) && person.text.includes(` ${last}`)) return true;
  }
  return false;
}

function completenessOf(tallies: Map<Field, Tally>): number {
  let [right, known] = [0, 0];
  for (const field of FIELDS) {
    const tally = tallyOf(tallies, field);
    right += WEIGHTS[field] * tally.right;
    known += WEIGHTS[field] * tally.known;
  }
  return ratio(right, known);
}

function tallyOf(tallies: Map<Field, Tally>, field: Field): Tally {
  const tally = tallies.get(field);
  if (tally === undefined) throw new Error(`No tally for ${field}`);
  return tally;
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ right: a.right + b.right, read: a.read + b.read, known: a.known + b.known }), {
    right: 0,
    read: 0,
    known: 0,
  });
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(4));
}

/** Wilson's score interval at 95 %. */
function wilson(part: number, whole: number): [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.96;
  const p = part / whole;
  const centre = p + (z * z) / (2 * whole);
  const spreadOf = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  const scale = 1 + (z * z) / whole;
  return [
    Number(Math.max(0, (centre - spreadOf) / scale).toFixed(4)),
    Number(Math.min(1, (centre + spreadOf) / scale).toFixed(4)),
  ];
}

/** Spreads errors evenly over the people, so that no kind hides the others. */
function spread(errors: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(errors.length / count));
  return errors.filter((_, i) => i % step === 0).slice(0, count);
}

interface SittingRow {
  readonly bioguide: string;
  readonly name: { readonly full?: string; readonly first: string; readonly last: string };
  readonly birthday?: string;
  readonly terms?: readonly { readonly chamber: "house" | "senate"; readonly start: string; readonly end: string }[];
  readonly biography?: Biography;
}

interface FormerRow {
  readonly bioguide: string;
  readonly name: { readonly first: string; readonly last: string };
  readonly positions?: readonly { readonly job: string; readonly start: string; readonly end: string | null }[];
  readonly biography?: Biography;
  readonly csv?: { readonly birthday?: string };
}

interface Biography {
  readonly text?: string;
  readonly deathDate?: string;
  readonly clauses?: readonly { readonly type: string; readonly text: string }[];
}

function sittingMembers(dir: string): Person[] {
  return readRows<SittingRow>(dir, "legislators.jsonl").flatMap((row) => {
    const { biography, terms } = row;
    if (biography?.text === undefined || terms === undefined) return [];
    // Labels were made by rules and cover no cross-references: only clauses that the text contains are expected.
    const clauses = new Set(splitClauses({ text: biography.text, from: 0 }).map((clause) => clauseKey(clause.text)));
    const education = (biography.clauses ?? []).filter(
      ({ type, text }) => type === "education" && clauses.has(clauseKey(text)),
    );
    return {
      id: row.bioguide,
      name: row.name.full ?? `${row.name.first} ${row.name.last}`,
      text: biography.text,
      sitting: true,
      clauses: biography.clauses ?? [],
      facts: [
        ...lifeFacts(row.birthday, biography),
        ...serviceFacts(terms, true),
        ...education.map(({ text }) => ({ field: "education", value: clauseKey(text) }) as const),
      ],
    };
  });
}

function formerMembers(dir: string): Person[] {
  return readRows<FormerRow>(dir, "historical.jsonl").flatMap((row) => {
    const { biography, positions } = row;
    if (biography?.text === undefined || positions === undefined) return [];
    const seats = positions
      .filter(
        ({ job, start }) => /^(?:Representative|Senator|Delegate|Resident Commissioner)$/u.test(job) && start >= "1789",
      )
      .map(
        ({ job, start, end }) =>
          ({
            chamber: job === "Senator" ? "senate" : "house",
            start,
            ...(end === null ? { current: true } : { end }),
          }) as const,
      );
    return {
      id: row.bioguide,
      name: `${row.name.first} ${row.name.last}`,
      text: biography.text,
      sitting: false,
      clauses: biography.clauses ?? [],
      facts: [...lifeFacts(row.csv?.birthday, biography), ...serviceFacts(seats, false)],
    };
  });
}

function lifeFacts(birthday: string | undefined, biography: Biography): Fact[] {
  return [
    ...(birthday === undefined || birthday === "" ? [] : [{ field: "birthDate", value: birthday } as const]),
    ...(biography.deathDate === undefined ? [] : [{ field: "deathDate", value: biography.deathDate } as const]),
  ];
}

function readRows<T>(dir: string, file: string): T[] {
  const plain = join(dir, file);
  const text = existsSync(plain)
    ? readFileSync(plain, "utf8")
    : existsSync(`${plain}.gz`)
      ? gunzipSync(readFileSync(`${plain}.gz`)).toString("utf8")
      : undefined;
  if (text === undefined) throw new Error(`${plain} is not there`);
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}
