import { editDistance } from "../src/names/distance.ts";
import { nicknamesOf } from "../src/names/nicknames.ts";

/** An invented person of the benchmark: a line of Candor NDJSON, and what a query needs to know about them. */
export interface BenchPerson {
  readonly index: number;
  readonly first: string;
  readonly last: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly url: string;
  readonly prominence: number;
  readonly line: string;
}

/**
 * The `index`-th invented person; always the same. First names and surnames follow Zipf's law (exponent 0.9 over 4,000
 * and 1.0 over 120,000 names, close to the US census: about 1 in 3,000 has the commonest full name); a fifth have a
 * middle name, and everybody has one to four presences, an email address and a phone number.
 */
export function inventPerson(index: number): BenchPerson {
  const random = generator(index + 1);
  const first = nameAt(FIRST, zipf(random(), 4_000, 0.9));
  const middle = random() < 0.2 ? nameAt(FIRST, zipf(random(), 4_000, 0.9)) : "";
  const last = nameAt(LAST, zipf(random(), 120_000, 1));
  const company = nameAt(COMPANY, zipf(random(), 20_000, 0.7));
  const city = nameAt(CITY, zipf(random(), 2_000, 0.9));
  const title = TITLES[Math.floor(random() * TITLES.length)] ?? "";
  const prominence = Math.floor(100 * random() ** 3);
  const handle = `${first.slice(0, 4)}${last.slice(0, 4)}${index.toString(36)}`.toLowerCase();
  const presences = HOSTS.filter((_, place) => place === 0 || random() < 0.45).map((host) => ({
    platform: host.platform,
    url: `${host.prefix}${handle}`,
  }));
  const email = `${handle}@example.com`;
  const phone = `+1${String(2_010_000_000 + ((index * 7_919) % 7_000_000_000)).slice(0, 10)}`;
  const line = JSON.stringify({
    type: "candidate",
    key: `bench:${index}`,
    fullName: [first, middle, last].filter((part) => part !== "").join(" "),
    headline: title,
    company,
    location: city,
    prominence,
    identifiers: [
      { kind: "email", value: email },
      { kind: "phone", value: phone },
    ],
    presences,
  });
  return { index, first, last, company, email, phone, url: presences[0]?.url ?? "", prominence, line };
}

export const CLASSES = [
  "exact",
  "reversed",
  "typo",
  "nickname",
  "first only",
  "prefix",
  "transliterated",
  "name+company",
  "very common",
  "no match",
  "e-mail",
  "phone",
  "URL",
] as const;
export type QueryClass = (typeof CLASSES)[number];

export interface BenchQuery {
  readonly text: string;
  /** The person meant; null if the query means nobody. */
  readonly meant: BenchPerson | null;
  /** Whether a name answers the query as well as the person's own. */
  readonly fits: (fullName: string) => boolean;
  /** Whether a name contains the exact words of the query: it ranks before those that the words only lead to. */
  readonly has: (fullName: string) => boolean;
}

/** `count` queries of a class, about people spread over all of them. */
export function queriesOf(kind: QueryClass, people: number, count: number): BenchQuery[] {
  const random = generator(kind.length * 7_919 + 13);
  const queries: BenchQuery[] = [];
  for (let tries = 0; queries.length < count && tries < count * 200; tries++) {
    const person = inventPerson(Math.floor(random() * people));
    const query = queryFor(kind, person, queries.length);
    if (query) queries.push(query);
  }
  return queries;
}

function queryFor(kind: QueryClass, person: BenchPerson, place: number): BenchQuery | null {
  const { first, last } = person;
  const has = (...words: string[]) => {
    const asked = words.map((word) => word.toLowerCase());
    return (fullName: string) => asked.every((word) => fullName.toLowerCase().split(" ").includes(word));
  };
  const starts = (...beginnings: string[]) => {
    const asked = beginnings.map((word) => word.toLowerCase());
    return (fullName: string) =>
      asked.every((start) =>
        fullName
          .toLowerCase()
          .split(" ")
          .some((word) => word.startsWith(start)),
      );
  };
  const query = (text: string, fits = has(first, last)): BenchQuery => ({
    text,
    meant: person,
    fits,
    has: has(...text.split(" ")),
  });
  // Every name that is one typo away may be meant.
  const mistyped = (given: string, typed: string) => {
    const isMeant = has(given);
    const near = (word: string) => editDistance(word, typed.toLowerCase(), 1) <= 1;
    return query(`${given} ${typed}`, (fullName) => isMeant(fullName) && fullName.toLowerCase().split(" ").some(near));
  };
  switch (kind) {
    case "exact":
      return query(`${first} ${last}`);
    case "reversed":
      return query(`${last} ${first}`);
    case "typo":
      return last.length < 5 ? null : mistyped(first, mistype(last, place));
    case "nickname": {
      const nickname = nicknamesOf(first.toLowerCase())[0];
      if (nickname === undefined) return null;
      const called = [nickname, ...nicknamesOf(nickname)].map((word) => has(word, last));
      return query(`${nickname} ${last}`, (fullName) => called.some((fits) => fits(fullName)));
    }
    case "first only":
      return query(first, has(first));
    case "prefix":
      return query(`${first.slice(0, 4)} ${last.slice(0, 4)}`, starts(first.slice(0, 4), last.slice(0, 4)));
    case "transliterated":
      return /[wqxjyc]|[aeo]u|[aeiou]{2}/i.test(first + last) ? null : query(cyrillic(`${first} ${last}`));
    case "name+company":
      return query(`${first} ${last} ${person.company.split(" ")[0]}`);
    case "very common":
      return FIRST.known.slice(0, 12).includes(first) && LAST.known.slice(0, 12).includes(last)
        ? query(`${first} ${last}`)
        : null;
    case "no match":
      return { text: `${first}xq zzv${last}`, meant: null, fits: () => false, has: () => false };
    case "e-mail":
      return query(person.email);
    case "phone":
      return query(person.phone);
    case "URL":
      return query(person.url);
  }
}

function mistype(word: string, place: number): string {
  const at = 1 + (place % (word.length - 2));
  if (place % 3 === 0) return word.slice(0, at) + word.slice(at + 1);
  if (place % 3 === 1) return `${word.slice(0, at)}${word[at]}${word[at]}${word.slice(at + 1)}`;
  return word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
}

function cyrillic(text: string): string {
  return [...text.toLowerCase()].map((letter) => CYRILLIC[letter] ?? letter).join("");
}

interface NameSource {
  readonly known: readonly string[];
  readonly syllables: readonly string[];
  readonly endings: readonly string[];
}

/** The commonest names are real ones, the long tail consists of syllables. */
function nameAt(source: NameSource, rank: number): string {
  const known = source.known[rank];
  if (known !== undefined) return known;
  const { syllables, endings } = source;
  const tail = rank - source.known.length;
  const first = syllables[tail % syllables.length] ?? "";
  const second = syllables[Math.floor(tail / syllables.length) % syllables.length] ?? "";
  const ending = endings[Math.floor(tail / syllables.length / syllables.length) % endings.length] ?? "";
  const word = first + second + ending;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A rank below `size`, by the inverse of the continuous Zipf distribution. */
function zipf(uniform: number, size: number, exponent: number): number {
  if (exponent === 1) return Math.min(size - 1, Math.floor(size ** uniform) - 1 + (size ** uniform < 1 ? 1 : 0));
  const power = 1 - exponent;
  return Math.min(size - 1, Math.floor((uniform * (size ** power - 1) + 1) ** (1 / power)) - 1);
}

/** mulberry32 (T. Ettinger, public domain). */
function generator(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.trim().split(/\s+/);
const SYLLABLES = words(
  "ba be bo da de do fa fe ga go ha he ka ke ko la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se so ta te to va ve za zo bran dar fen gol hart kel lin mar nor pol ren sten tor vin wal ber dal fri gran holm kar lor mont ner",
);
const FIRST: NameSource = {
  known: words(
    "James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen Christopher Lisa Daniel Nancy Matthew Betty Anthony Margaret Mark Sandra Steven Ashley Paul Kimberly Andrew Emily Joshua Donna Kenneth Michelle Kevin Carol Brian Amanda George Melissa Edward Deborah Ronald Stephanie Timothy Rebecca Jason Laura Jeffrey Helen Ryan Sharon Jacob Cynthia Gary Kathleen Nicholas Amy Eric Angela Jonathan Anna Stephen Ruth Larry Brenda Justin Pamela Scott Nicole Brandon Katherine Maria Jose Ahmed Mohammed Wei Ivan Olga Yuki",
  ),
  syllables: SYLLABLES,
  endings: words("n na ra lin ra el ia us is mir"),
};
const LAST: NameSource = {
  known: words(
    "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Petrov Ivanov Chen Wang Kim Tanaka Singh Khan Ali Hassan Muller Schmidt Rossi Dubois Silva Santos Novak Kowalski",
  ),
  syllables: SYLLABLES,
  endings: words(
    "son ez ov er man sen ski ford ton ley wood berg stein ini ard ell ova ich ak escu idis yan dze lund quist worth well gate mann ner",
  ),
};
const COMPANY: NameSource = {
  known: words("Contoso Fabrikam Northwind Tailspin Adatum Litware"),
  syllables: SYLLABLES,
  endings: words("tech soft works labs bank media"),
};
const CITY: NameSource = {
  known: words("Lisbon Boston Vienna Nairobi Osaka Lima Quito Oslo"),
  syllables: SYLLABLES,
  endings: words("ville burg ton stad"),
};
const TITLES = words("Engineer Teacher Director Analyst Designer Nurse Manager Developer Scientist Editor");
const HOSTS = [
  { platform: "linkedin", prefix: "https://www.linkedin.com/in/" },
  { platform: "x", prefix: "https://x.com/" },
  { platform: "github", prefix: "https://github.com/" },
  { platform: "instagram", prefix: "https://www.instagram.com/" },
];
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abdefghiklmnoprstuvz"].map((letter, index) => [letter, "абдефгхиклмнопрстувз"[index] ?? letter]),
);
