import { isCompanyName, isInstitution, isJobTitle, isPersonName, isSchoolName } from "../people/naming.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Grounds } from "../assertion.ts";

/** A reading from a document about its person, before its sureness is estimated. */
export interface Said {
  readonly property: string;
  readonly value: unknown;
  readonly quote?: string | undefined;
  readonly method: string;
  /** The confidence of the rule or model that read it, 0 to 1; not comparable between readers. */
  readonly confidence: number;
  readonly grounds?: Grounds | undefined;
}

/** The document from which something is read. */
export interface ReadPage {
  readonly lang: string | undefined;
  readonly text: string;
  /** The person's name heads a part of it. */
  readonly isHeaded: boolean;
  /** Whose page it is. */
  readonly organisation: string | undefined;
}

/**
 * The properties whose truth is recorded for the documents. The number of children is left out: most of them do not
 * state it.
 */
export const COUNTED = [
  "experience",
  "education",
  "occupation",
  "badge",
  "birthDate",
  "child",
  "email",
  "gender",
  "interest",
  "language",
  "location",
  "nationality",
  "phone",
  "skill",
  "spouse",
] as const;

/** Readers of sentences and of layouts, as named in `Grounds`. */
const READERS = [
  "frames",
  "relations",
  "hires",
  "further",
  "page",
  "facts",
  "asides",
  "kin",
  "tags",
  "births",
  "head",
  "entries",
  "labels",
  "positions",
  "contacts",
  "towns",
] as const;

/** Languages grouped by how similar their readings are, because there are too few pages in each. */
const FAMILIES: readonly (readonly [name: string, languages: string])[] = [
  ["english", "en"],
  ["germanic", "de nl sv"],
  ["romance", "fr es pt it"],
  ["inflected", "pl ru uk lt tr"],
  ["unspaced", "zh ja ar hi"],
];

/** A post or a degree, and where. */
interface Parts {
  readonly title?: string;
  readonly degree?: string;
  readonly company?: string;
  readonly school?: string;
  readonly from?: string;
  readonly to?: string;
  readonly current?: boolean;
}

/** What a reading states, in words: a post or degree and an employer or school; for anything else, its value. */
interface SaidWords {
  readonly parts: Parts;
  readonly what: string | undefined;
  readonly where: string | undefined;
}

/** The features of a reading, by name; `undefined` if there is nothing to count. */
export type Counted = Readonly<Record<string, number | undefined>>;

/** All readings of a document, indexed by what they have in common, so that time is linear in their number. */
export class PageReadings {
  readonly #page: ReadPage;
  readonly #text: string;
  readonly #counts = new Map<string, number>();

  constructor(page: ReadPage, all: readonly Said[]) {
    this.#page = page;
    this.#text = page.text.slice(0, MAX_SEARCHED);
    for (const said of all) for (const key of keysOf(said)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /**
   * The features of one reading: its reader, its words and their places, its time, and what the models say about it.
   */
  of(said: Said): Counted {
    const told = toldOf(said);
    const { quote = "" } = said;
    return {
      ...kindOf(said, this.#page),
      ...this.#beside(said, told),
      ...(told.what === undefined ? {} : this.#what(told.what, said)),
      ...(told.where === undefined ? {} : this.#where(told.where)),
      ...placesIn(quote, told),
      ...timesOf(quote, told.parts),
      ...secondLookOf(said.grounds),
    };
  }

  /** How many other readings share something with it, by what they share. */
  #beside(said: Said, { parts, what, where }: SaidWords): Counted {
    const { property, quote = "" } = said;
    const others = (key: string) => Math.max(0, (this.#counts.get(key) ?? 0) - 1);
    return {
      same: others(property),
      quoted: others(`${property} in ${quote}`),
      whatElsewhere: what === undefined ? undefined : others(`${property} what ${what}`),
      whereElsewhere: where === undefined ? undefined : others(`${property} where ${where}`),
      fromElsewhere: parts.from === undefined ? undefined : others(`${property} from ${yearOf(parts.from)}`),
    };
  }

  #what(what: string, { property }: Said): Counted {
    const words = wordsOf(what);
    return {
      whatWords: words,
      whatSmall: Number(/^\p{Ll}/u.test(what)),
      whatCapitals: capitalsIn(what) / words,
      whatComma: Number(what.includes(",")),
      whatDigit: Number(/\d/u.test(what)),
      whatTitle: property === "experience" ? Number(isJobTitle(what)) : undefined,
      whatBody: Number(isBody(what)),
      whatTwice: this.#timesOnPage(what),
    };
  }

  #where(where: string): Counted {
    return {
      whereWords: wordsOf(where),
      whereSmall: Number(/^\p{Ll}/u.test(where)),
      whereSmalls: (where.match(/(?<!\p{L})\p{Ll}/gu) ?? []).length,
      whereComma: Number(where.includes(",")),
      whereDigit: Number(/\d/u.test(where)),
      whereMarks: Number(/[^\p{L}\p{M}\s\d.,&'’-]/u.test(where)),
      whereAcronym: Number(/^\p{Lu}{2,6}$/u.test(where)),
      whereBody: Number(isBody(where)),
      whereSchool: Number(isSchoolName(where)),
      wherePlace: Number(isPlaceName(where)),
      wherePerson: Number(isPersonName(where)),
      whereTitle: Number(isJobTitle(where)),
      whereTwice: this.#timesOnPage(where),
      wherePage: Number(where === this.#page.organisation),
    };
  }

  /** At most five. */
  #timesOnPage(words: string): number {
    let count = 0;
    for (let at = this.#text.indexOf(words); at >= 0 && count < 5; at = this.#text.indexOf(words, at + words.length))
      count++;
    return count;
  }
}

/** Of a document's text, in UTF-16 units. */
const MAX_SEARCHED = 10_000;

function keysOf(said: Said): string[] {
  const { property, quote = "" } = said;
  const { what, where, parts } = toldOf(said);
  return [
    property,
    `${property} in ${quote}`,
    ...(what === undefined ? [] : [`${property} what ${what}`]),
    ...(where === undefined ? [] : [`${property} where ${where}`]),
    ...(parts.from === undefined ? [] : [`${property} from ${yearOf(parts.from)}`]),
  ];
}

function toldOf({ property, value }: Said): SaidWords {
  if (typeof value === "string") return { parts: {}, what: value || undefined, where: undefined };
  if (property === "language")
    return { parts: {}, what: (value as { readonly language: string }).language, where: undefined };
  if (property !== "experience" && property !== "education") return { parts: {}, what: undefined, where: undefined };
  const parts = value as Parts;
  return { parts, what: parts.title ?? parts.degree, where: parts.company ?? parts.school };
}

/** What it is about, what read it, how sure that reader was, and what its quote looks like. */
function kindOf(said: Said, { lang, isHeaded }: ReadPage): Counted {
  const { property, quote = "", method, confidence, grounds } = said;
  const short = lang?.slice(0, 2) ?? "";
  return {
    ...Object.fromEntries(COUNTED.map((each) => [`is ${each}`, Number(each === property)])),
    ...Object.fromEntries(READERS.map((each) => [`by ${each}`, Number(each === grounds?.by)])),
    ...Object.fromEntries(FAMILIES.map(([name, of]) => [name, Number(short !== "" && of.includes(short))])),
    also: Number(grounds?.also !== undefined),
    alsoFrames: Number(grounds?.also === "frames"),
    confidence,
    derived: Number(method === "derived"),
    headed: Number(isHeaded),
    lines: quote.split("\n").length - 1,
    quote: quote.length,
    stop: Number(/[.!?]["”»)]?$/u.test(quote)),
    commas: (quote.match(/[,;]/gu) ?? []).length,
  };
}

/** Where a post and its employer are in the quote, and what stands between them. */
function placesIn(quote: string, { what, where }: SaidWords): Counted {
  const [one, other] = [indexOf(quote, what), indexOf(quote, where)];
  const missing = {
    whatMissing: what === undefined ? undefined : Number(one === undefined),
    whereMissing: where === undefined ? undefined : Number(other === undefined),
  };
  const alone = {
    ...missing,
    whereFirst: other,
    whereLast: other === undefined ? undefined : quote.length - other - (where ?? "").length,
  };
  if (one === undefined || other === undefined) return alone;
  const isAhead = one < other;
  const [from, to] = isAhead ? [one + (what ?? "").length, other] : [other + (where ?? "").length, one];
  const between = quote.slice(from, Math.max(from, to));
  return {
    ...alone,
    ahead: Number(isAhead),
    gap: to - from,
    betweenMarks: (between.match(/[,;:–—(]/gu) ?? []).length,
    betweenNames: capitalsIn(between),
    betweenYears: (between.match(/\d{4}/gu) ?? []).length,
  };
}

function timesOf(quote: string, { from, to, current }: Parts): Counted {
  const years = [...quote.matchAll(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/gu)].map(([year]) => Number(year));
  const [first, last] = [yearOf(from), yearOf(to)];
  const isAmong = (year: number | undefined) => (year === undefined ? undefined : Number(!years.includes(year)));
  return {
    years: years.length,
    hasFrom: Number(first !== undefined),
    hasTo: Number(last !== undefined),
    current: Number(current === true),
    span: first === undefined || last === undefined ? undefined : last - first,
    fromFirst: first === undefined || years.length === 0 ? undefined : Number(first === years[0]),
    toLast: last === undefined || years.length === 0 ? undefined : Number(last === years.at(-1)),
    fromMissing: isAmong(first),
    toMissing: isAmong(last),
    month: Number((from ?? "").length > 4 || (to ?? "").length > 4),
  };
}

function secondLookOf(grounds: Grounds | undefined): Counted {
  if (grounds?.second === undefined) return {};
  const { owner, ...likelihoods } = grounds.second;
  return { ...likelihoods, own: owner === undefined ? undefined : Number(owner === "own") };
}

function isBody(words: string): boolean {
  return isCompanyName(words) || isInstitution(words);
}

function indexOf(quote: string, words: string | undefined): number | undefined {
  const at = words === undefined ? -1 : quote.indexOf(words);
  return at < 0 ? undefined : at;
}

function yearOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Number(date.slice(0, 4));
}

function capitalsIn(text: string): number {
  return (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
}

function wordsOf(text: string): number {
  return Math.max(1, text.split(/\s+/u).filter((word) => word !== "").length);
}
