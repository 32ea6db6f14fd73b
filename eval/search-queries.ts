import anyAscii from "any-ascii";
import { nicknamesOf } from "../src/names/nicknames.ts";
import { latinize } from "../src/names/scripts.ts";
import type { EvalPerson } from "./search-people.ts";

export const KINDS = [
  "exact",
  "order",
  "comma",
  "initial",
  "nickname",
  "suffix",
  "diacritics",
  "particle",
  "typo",
  "ocr",
  "script",
  "context",
  "email",
  "phone",
  "url",
] as const;
export type Kind = (typeof KINDS)[number];

/** What a caller might type for a person; `fits` says whether it fits another person just as well. */
export interface Query {
  readonly text: string;
  readonly fits: (other: EvalPerson) => boolean;
}

/**
 * The queries of one kind for a person: none if the kind does not apply to the name. Always the same for the same
 * person.
 */
export function queriesFor(kind: Kind, person: EvalPerson): Query[] {
  const { first, middle, last, suffix } = person;
  const name = `${first} ${last}`;
  const same = sameName(person);
  const query = (text: string, fits = same): Query => ({ text, fits });
  switch (kind) {
    case "exact":
      return [query(name)];
    case "order":
      return [query(`${last} ${first}`)];
    case "comma":
      return [query(middle === "" ? `${last}, ${first}` : `${last}, ${first} ${middle}`)];
    case "initial":
      return [initials(person)];
    case "nickname":
      return nicknames(person);
    case "suffix":
      return suffix === ""
        ? [query(`${person.title === "Senator" ? "Sen." : "Rep."} ${name}`)]
        : [query(`${name} ${suffix}`), query(name)];
    case "diacritics":
      return diacritics(name).map((text) => query(text));
    case "particle":
      return particles(person).map((text) => query(text));
    case "typo":
      return typo(person).map((text) => query(text));
    case "ocr":
      return ocr(name).map((text) => query(text));
    case "script":
      return ALPHABETS.map((alphabet) => query(backMap(name, alphabet)));
    case "context":
      return person.state === "" ? [] : [context(person)];
    case "email":
    case "phone":
    case "url":
      return [];
  }
}

export function nameKey(person: EvalPerson): string {
  return `${latinize(person.first)} ${latinize(person.last)}`;
}

/** Has the same first name (or has it as a middle name or nickname) and the same surname. */
function sameName(person: EvalPerson): (other: EvalPerson) => boolean {
  const first = latinize(person.first);
  const last = latinize(person.last);
  return (other) =>
    latinize(other.last) === last &&
    [other.first, other.middle, other.nickname].some((name) => wordsOf(name).includes(first));
}

function initials(person: EvalPerson): Query {
  const letters = [person.first, person.middle]
    .map((name) => latinize(name)[0] ?? "")
    .filter((letter) => letter !== "");
  const last = latinize(person.last);
  const fits = (other: EvalPerson) => {
    const names = [other.first, other.middle, other.nickname].flatMap(wordsOf);
    return latinize(other.last) === last && letters.every((letter) => names.some((name) => name.startsWith(letter)));
  };
  return { text: `${letters.map((letter) => `${letter.toUpperCase()}.`).join(" ")} ${person.last}`, fits };
}

function nicknames(person: EvalPerson): Query[] {
  const first = latinize(person.first);
  const own = person.nickname === "" ? [] : [person.nickname];
  const common = nicknamesOf(first).slice(0, 1);
  return [...own, ...common].map((nickname) => {
    const known = new Set([latinize(nickname), first, ...nicknamesOf(latinize(nickname))]);
    const fits = (other: EvalPerson) =>
      latinize(other.last) === latinize(person.last) &&
      [other.first, other.middle, other.nickname].flatMap(wordsOf).some((name) => known.has(name));
    return { text: `${nickname} ${person.last}`, fits };
  });
}

/** Without its diacritics if it has any, otherwise with diacritics that it does not have. */
function diacritics(name: string): string[] {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "");
  if (bare !== name) return [bare, name.toUpperCase()];
  return [name.replace(/[aeo]/, (letter) => ({ a: "á", e: "é", o: "ö" })[letter] ?? letter)];
}

function particles(person: EvalPerson): string[] {
  const { first, last } = person;
  if (!/[ '’-]|^(?:Mc|Mac|De|Van|Von|La|Le|O')\p{Lu}/u.test(last)) return [];
  const joined = last.replace(/[ '’-]/g, "");
  const spaced = last.replace(/['’-]/g, " ").replace(/^(Mc|Mac|De|Van|Von|La|Le)(?=\p{Lu})/u, "$1 ");
  return [...new Set([`${first} ${joined}`, `${first} ${spaced}`, `${spaced.toLowerCase()}, ${first}`])];
}

/** One edit in the longer of the two names; the person's ID decides where and of what kind. */
function typo(person: EvalPerson): string[] {
  const longer = person.last.length >= person.first.length ? person.last : person.first;
  if (!/^\p{L}{4,}$/u.test(longer)) return [];
  const seed = hash(person.id);
  const at = 1 + (seed % (longer.length - 2));
  const letter = String.fromCharCode(97 + ((seed >>> 8) % 26));
  const edits = [
    longer.slice(0, at) + longer.slice(at + 1),
    longer.slice(0, at) + letter + longer.slice(at),
    longer.slice(0, at) + letter + longer.slice(at + 1),
    longer.slice(0, at) + (longer[at + 1] ?? "") + (longer[at] ?? "") + longer.slice(at + 2),
  ];
  const edited = edits[(seed >>> 4) % 4] ?? longer;
  if (edited.toLowerCase() === longer.toLowerCase()) return [];
  return [longer === person.last ? `${person.first} ${edited}` : `${edited} ${person.last}`];
}

function ocr(name: string): string[] {
  const readings = [
    name.replace("m", "rn"),
    name.replace(/rn/, "m"),
    name.replace("l", "1"),
    name.replace("o", "0"),
    name.replace("w", "vv"),
  ];
  return [...new Set(readings)].filter((reading) => reading !== name).slice(0, 2);
}

function context(person: EvalPerson): Query {
  const words = hash(person.id) % 2 === 0 ? person.state : `${person.title} ${person.state}`;
  const same = sameName(person);
  return {
    text: `${person.first} ${person.last} ${words}`,
    fits: (other) =>
      same(other) && other.state === person.state && (words === person.state || other.title === person.title),
  };
}

/** The letters of an alphabet by their usual Latin spelling: the general transliteration in reverse, longest first. */
function alphabet(letters: string, more: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const letter of letters) {
    const latin = anyAscii(letter).toLowerCase();
    if (latin !== "" && !map.has(latin)) map.set(latin, letter);
  }
  for (const [latin, letter] of Object.entries(more)) map.set(latin, letter);
  return map;
}

/**
 * Russian, Greek and Arabic. Where letters alone would be wrong, the spelling that these languages use for English
 * names is given.
 */
const ALPHABETS = [
  alphabet("абвгдежзиклмнопрстуфцчшыэюя", {
    w: "в",
    x: "кс",
    q: "к",
    h: "х",
    j: "дж",
    y: "и",
    c: "к",
    ck: "к",
    ph: "ф",
    th: "т",
    hn: "н",
    qu: "кв",
  }),
  alphabet("αβγδεζιθκλμνξοπρστφχω", {
    v: "β",
    w: "γου",
    h: "χ",
    j: "τζ",
    c: "κ",
    q: "κ",
    y: "ι",
    b: "μπ",
    d: "ντ",
    u: "ου",
    f: "φ",
    sh: "σ",
    ch: "τσ",
    hn: "ν",
    ck: "κ",
    th: "θ",
  }),
  alphabet("بتثجدرزسشصطفقكلمنهيخغذ", {
    a: "ا",
    e: "",
    i: "ي",
    o: "و",
    u: "و",
    v: "ف",
    p: "ب",
    g: "ج",
    c: "ك",
    w: "و",
    x: "كس",
    y: "ي",
    h: "ه",
    ch: "تش",
    ck: "ك",
    ph: "ف",
    hn: "ن",
    ll: "ل",
    nn: "ن",
    ss: "س",
    tt: "ت",
    rr: "ر",
    mm: "م",
    ff: "ف",
  }),
];

function backMap(name: string, letters: ReadonlyMap<string, string>): string {
  // English spelling first: Christopher begins with k, Cecil with s, Schakowsky with sh, Wright with r.
  const text = anyAscii(name)
    .toLowerCase()
    .replace(/ch(?=[rl])/g, "k")
    .replace(/sch/g, "sh")
    .replace(/tch/g, "ch")
    .replace(/ph/g, "f")
    .replace(/\bwh/g, "w")
    .replace(/\bwr/g, "r")
    .replace(/gh(?=t)/g, "")
    .replace(/w(?![aeiouy])/g, "u")
    .replace(/\be/g, letters.has("e") && letters.get("e") === "" ? "a" : "e")
    .replace(/c(?=[eiy])/g, "s");
  let mapped = "";
  for (let at = 0; at < text.length; ) {
    const length = [4, 3, 2, 1].find((each) => letters.has(text.slice(at, at + each))) ?? 1;
    const piece = text.slice(at, at + length);
    mapped += letters.get(piece) ?? (/[a-z]/.test(piece) ? "" : piece);
    at += length;
  }
  return mapped;
}

function wordsOf(name: string): string[] {
  return name.split(/[\s-]+/).map(latinize);
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
