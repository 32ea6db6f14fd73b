import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Assertion } from "../src/text/assertion.ts";
import { readText } from "../src/text/read.ts";
import { wilson } from "./homonym-trap.ts";

/** A fact as annotated: the positions of the words in the passage, and what they name. */
interface Fact {
  readonly property: string;
  readonly subject: readonly [number, number];
  readonly object: readonly [number, number];
  readonly subjectText: string;
  readonly objectText: string;
  readonly subjectUri: string | null;
  readonly objectUri: string | null;
}
export interface Passage {
  readonly fold: number;
  readonly doc: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Properties for which every fact in the passage is annotated. */
  readonly exhaustive: readonly string[];
  readonly facts: readonly Fact[];
}

type Role = "subject" | "object";
/** For each property, which of its two sides is the person whose name is given, and what the other is. */
export const PROPERTIES: Readonly<Record<string, { readonly person: Role; readonly value: "date" | "words" }>> = {
  DATE_OF_BIRTH: { person: "subject", value: "date" },
  DATE_OF_DEATH: { person: "subject", value: "date" },
  PLACE_OF_BIRTH: { person: "subject", value: "words" },
  PLACE_OF_RESIDENCE: { person: "subject", value: "words" },
  NATIONALITY: { person: "subject", value: "words" },
  EMPLOYEE_OR_MEMBER_OF: { person: "subject", value: "words" },
  EDUCATED_AT: { person: "subject", value: "words" },
  SPOUSE: { person: "subject", value: "words" },
  CHILD_OF: { person: "object", value: "words" },
  CEO: { person: "object", value: "words" },
  FOUNDED_BY: { person: "object", value: "words" },
};

/** A person in a document, with every name that its facts give them. */
interface Person {
  readonly names: Map<string, number>;
  weight: number;
}
interface Gold {
  readonly spellings: Set<string>;
  found: boolean;
}
interface Count {
  known: number;
  found: number;
  shown: number;
  right: number;
}

/**
 * Passages from the web in which people annotated the facts about people: each is read once for each person its facts
 * are about, with the name given, as the end of what its document said before; facts stated earlier still count as
 * found. Of the fifteen properties, the eleven about people are scored. A value is right if it equals a spelling of the
 * annotated one, or one contains the other in whole words, as in published evaluations of this set; dates are compared
 * by their parts.
 */
export async function run(options: { readonly dir: string }): Promise<Record<string, unknown>> {
  const passages = readPassages(options.dir);
  const spellings = spellingsOf(passages);
  const counts = Object.fromEntries(Object.keys(PROPERTIES).map((property) => [property, zero()]));
  const wrong: string[] = [];
  const missed: string[] = [];
  const began = performance.now();
  let runs = 0;
  for (const pages of Map.groupBy(passages, ({ doc }) => doc).values()) {
    const ordered = pages.toSorted((a, b) => a.start - b.start);
    const people = new People(ordered);
    const hero = people.mostNamed();
    let text = hero === undefined ? "" : `${nameOf(hero)}\n\n`;
    for (const passage of ordered) {
      const at = text.length;
      text += `${passage.text} `;
      if (!passage.facts.some(({ property }) => PROPERTIES[property] !== undefined)) continue;
      for (const [person, gold] of goldOf(passage, people, spellings)) {
        runs++;
        const assertions = readText(text, { subject: nameOf(person), lang: "en" });
        for (const property of passage.exhaustive) {
          const count = counts[property];
          if (count === undefined) continue;
          score(assertions, property, gold.get(property) ?? [], at, count, (problem, value) =>
            (problem === "wrong" ? wrong : missed).push(`${property} "${value}": ${passage.text.slice(0, 240)}`),
          );
        }
      }
    }
  }
  const all = Object.values(counts).reduce(add, zero());
  return {
    ...figures(all),
    n: passages.length,
    runs,
    noRecord: 0,
    msPerRun: (performance.now() - began) / runs,
    byField: Object.fromEntries(Object.entries(counts).map(([property, count]) => [property, figures(count)])),
    byLang: { en: figures(all) },
    byStyle: { passages: figures(all) },
    worst: [...spread(wrong, 12), ...spread(missed, 8).map((text) => `missed ${text}`)],
  };
}

export function readPassages(dir: string): Passage[] {
  const path = join(dir, "passages.jsonl");
  const text = existsSync(path) ? readFileSync(path, "utf8") : gunzipSync(readFileSync(`${path}.gz`)).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Passage);
}

/** All names of each address anywhere in the set. */
function spellingsOf(passages: readonly Passage[]): Map<string, Set<string>> {
  const spellings = new Map<string, Set<string>>();
  for (const fact of passages.flatMap(({ facts }) => facts))
    for (const role of ["subject", "object"] as const) {
      const uri = fact[`${role}Uri`];
      if (uri !== null && isName(fact[`${role}Text`]))
        spellings.set(uri, (spellings.get(uri) ?? new Set()).add(fact[`${role}Text`]));
    }
  return spellings;
}

/**
 * Whom the mentions in a document's facts mean: by address, by full name, by a word of it; a pronoun means the person
 * most facts are about.
 */
export class People {
  private readonly people: Person[] = [];
  private readonly byUri = new Map<string, Person>();

  constructor(passages: readonly Passage[]) {
    const mentions = passages.flatMap(({ facts }) => facts.flatMap((fact) => personMentions(fact)));
    for (const { text, uri } of mentions)
      if (isName(text)) this.note(this.named(text, uri) ?? this.add(uri), text, uri);
    for (const { text, uri } of mentions) if (!isName(text)) this.of(text, uri).weight += 2;
  }

  of(text: string, uri: string | null): Person {
    return this.named(text, uri) ?? this.mostNamed() ?? this.add(uri);
  }

  mostNamed(): Person | undefined {
    return this.people.toSorted((a, b) => b.weight - a.weight)[0];
  }

  private named(text: string, uri: string | null): Person | undefined {
    const known = uri === null ? undefined : this.byUri.get(uri);
    if (known !== undefined || !isName(text)) return known;
    const words = wordsOf(text);
    const fits = ({ names }: Person) =>
      [...names.keys()].some((name) => {
        const others = wordsOf(name);
        return words.length > 1 && others.length > 1
          ? words.at(-1) === others.at(-1) && words[0] === others[0]
          : words.some((word) => others[0] === word || others.at(-1) === word);
      });
    return this.people.filter(fits).sort((a, b) => b.weight - a.weight)[0];
  }

  private add(uri: string | null): Person {
    const person: Person = { names: new Map(), weight: 0 };
    this.people.push(person);
    if (uri !== null) this.byUri.set(uri, person);
    return person;
  }

  private note(person: Person, text: string, uri: string | null): void {
    const name = text.replace(/['’]s$/u, "").replace(HONORIFIC, "");
    person.names.set(name, (person.names.get(name) ?? 0) + 1);
    person.weight++;
    if (uri !== null) this.byUri.set(uri, person);
  }
}

const HONORIFIC =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Rev|Lord|Lady|Judge|General|Professor|Senator|Governor|Saint|St)\.?\s)+/u;

function personMentions(fact: Fact): { text: string; uri: string | null }[] {
  const property = PROPERTIES[fact.property];
  if (property === undefined) return [];
  const both = fact.property === "SPOUSE" || fact.property === "CHILD_OF";
  const roles: Role[] = both ? ["subject", "object"] : [property.person];
  return roles.map((role) => ({ text: fact[`${role}Text`], uri: fact[`${role}Uri`] }));
}

/**
 * The most frequent full name; a person with a single name gets an additional first name, because texts are read for
 * full names.
 */
export function nameOf({ names }: Person): string {
  const told = [...names].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return told.find((name) => wordsOf(name).length > 1) ?? `Robin ${told[0] ?? "Ashvale"}`;
}

function goldOf(
  passage: Passage,
  people: People,
  spellings: ReadonlyMap<string, ReadonlySet<string>>,
): Map<Person, Map<string, Gold[]>> {
  const gold = new Map<Person, Map<string, Gold[]>>();
  const keys = new Map<string, Gold>();
  for (const fact of passage.facts) {
    const property = PROPERTIES[fact.property];
    if (property === undefined) continue;
    const other = property.person === "subject" ? "object" : "subject";
    const person = people.of(fact[`${property.person}Text`], fact[`${property.person}Uri`]);
    const [text, uri] = [fact[`${other}Text`], fact[`${other}Uri`]];
    const facts = gold.get(person) ?? new Map<string, Gold[]>();
    gold.set(person, facts);
    const key = `${nameOf(person)} ${fact.property} ${uri ?? wordsOf(text).join(" ")}`;
    const known = keys.get(key) ?? { spellings: new Set<string>(), found: false };
    if (!keys.has(key)) facts.set(fact.property, [...(facts.get(fact.property) ?? []), known]);
    keys.set(key, known);
    if (property.value === "date" || isName(text)) known.spellings.add(text);
    for (const spelling of uri === null ? [] : (spellings.get(uri) ?? [])) known.spellings.add(spelling);
  }
  return gold;
}

function score(
  assertions: readonly Assertion[],
  property: string,
  golds: readonly Gold[],
  at: number,
  count: Count,
  report: (problem: "wrong" | "missed", value: string) => void,
): void {
  const is = PROPERTIES[property]?.value === "date" ? sameDate : sameWords;
  const named = golds.filter(({ spellings }) => spellings.size > 0);
  const valuesOf = (some: readonly Assertion[]) =>
    new Set(some.flatMap(meanings).flatMap(([said, value]) => (said === property ? [value] : [])));
  const fits = (value: string, { spellings }: Gold) => [...spellings].some((spelling) => is(value, spelling));
  for (const gold of named) gold.found = [...valuesOf(assertions)].some((value) => fits(value, gold));
  count.known += named.length;
  count.found += named.filter(({ found }) => found).length;
  for (const gold of named) if (!gold.found) report("missed", [...gold.spellings][0] ?? "");
  for (const value of valuesOf(assertions.filter(({ to }) => to > at))) {
    const right = named.some((gold) => fits(value, gold));
    // If an annotated object is only a pronoun, it is impossible to say what else is wrong.
    if (!right && named.length < golds.length) continue;
    count.shown++;
    if (right) count.right++;
    else report("wrong", value);
  }
}

/** What an assertion says, in the terms of the set. */
function meanings({ property, value }: Assertion): [string, string][] {
  switch (property) {
    case "birthDate":
      return [["DATE_OF_BIRTH", value]];
    case "deathDate":
      return [["DATE_OF_DEATH", value]];
    case "birthPlace":
      return [["PLACE_OF_BIRTH", value]];
    case "location":
      return [["PLACE_OF_RESIDENCE", value]];
    case "nationality":
      return [["NATIONALITY", value]];
    case "education":
      return [["EDUCATED_AT", value.school]];
    case "spouse":
      return [["SPOUSE", value]];
    case "child":
      return [["CHILD_OF", value]];
    case "membership":
      return [["EMPLOYEE_OR_MEMBER_OF", value.organization]];
    case "experience":
      return [
        ...(/^(?:co-?)?founder$/iu.test(value.title ?? "") ? [] : [["EMPLOYEE_OR_MEMBER_OF", value.company]]),
        ...(/\b(?:co-?)?founder\b/iu.test(value.title ?? "") ? [["FOUNDED_BY", value.company]] : []),
        ...(/\b(?:CEO|chief executive)\b/iu.test(value.title ?? "") ? [["CEO", value.company]] : []),
      ] as [string, string][];
    default:
      return [];
  }
}

const PRONOUN =
  /^(?:s?he|his|hers?|him(?:self)?|herself|I|me|my|mine|who|whom|whose|they|them|their|we|us|our|you|your|it|its|where|which|that|this|here|there|one|couple|both)$/iu;

function isName(text: string): boolean {
  return !PRONOUN.test(text.trim()) && /(?<!\p{L})\p{Lu}|\p{Lo}{2}/u.test(text) && /\p{L}{2}/u.test(text);
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, "")
    .replace(/['’.]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "the");
}

function sameWords(a: string, b: string): boolean {
  const [x, y] = [` ${wordsOf(a).join(" ")} `, ` ${wordsOf(b).join(" ")} `];
  return x.length > 3 && y.length > 3 && (x.includes(y) || y.includes(x));
}

interface Day {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
}
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function daysOf(text: string): Day[] {
  const iso = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/u.exec(text);
  if (iso) return [{ year: Number(iso[1]), month: numberOf(iso[2]), day: numberOf(iso[3]) }];
  const figures = /(\d{1,2})[./-](\d{1,2})[./-](\d{4})/u.exec(text);
  if (figures) {
    const [, a, b, year] = figures.map(Number);
    return [
      { year, month: a, day: b },
      { year, month: b, day: a },
    ];
  }
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name}`, "iu").test(text)) + 1;
  return [
    {
      year: numberOf(/(?<!\d)(\d{3,4})(?!\d)/u.exec(text)?.[1]),
      month: month === 0 ? undefined : month,
      day: month === 0 ? undefined : numberOf(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?!\d)/u.exec(text)?.[1]),
    },
  ];
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

/** Both have a year, and nothing that both state differs. */
function sameDate(a: string, b: string): boolean {
  const agree = (x: number | undefined, y: number | undefined) => x === undefined || y === undefined || x === y;
  return daysOf(a).some((x) =>
    daysOf(b).some((y) => x.year !== undefined && x.year === y.year && agree(x.month, y.month) && agree(x.day, y.day)),
  );
}

function zero(): Count {
  return { known: 0, found: 0, shown: 0, right: 0 };
}

function add(a: Count, b: Count): Count {
  return { known: a.known + b.known, found: a.found + b.found, shown: a.shown + b.shown, right: a.right + b.right };
}

function figures({ known, found, shown, right }: Count): Record<string, unknown> {
  const [recall, precision] = [known === 0 ? 0 : found / known, shown === 0 ? 0 : right / shown];
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  const intervals = { recall: wilson(found, known), precision: wilson(right, shown) };
  return { recall, precision, f1, known, found, shown, right, intervals };
}

/** Spread evenly over the whole list. */
function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)] as T);
}
