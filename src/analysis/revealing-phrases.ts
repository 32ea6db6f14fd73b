import { existsSync } from "node:fs";
import { readWordList, type WordList } from "../lists/word-list.ts";
import { commonSexOf } from "../names/given-names.ts";
import { LANGUAGES } from "../text/languages/languages.ts";
import type { PostStretch } from "./guards.ts";
import { lowerInPlace } from "./pattern.ts";
import { languagesAt } from "./possible-languages.ts";
import { indexPhrases, type PhraseIndex, type PhraseTable, type TextWord } from "./phrase-index.ts";

/** What a text may reveal about a person: GDPR, article 9(1), and for convictions article 10. */
const KINDS = ["health", "belief", "politics", "orientation", "ethnicity", "union", "sex life", "convictions"] as const;

/**
 * The words that frames name in angle brackets: under `health people` is what people are, under `health things` what they have or take, under
 * `union bodies` what they belong to. A frame is a phrase that says it of the person.
 */
const FRAMED: Readonly<Record<string, string>> = { people: "<who>", things: "<what>", bodies: "<body>" };

/**
 * What a phrase is a sign of. `says`: that the text reveals something. `says of oneself`: the same where the person speaks. `frames` and `frames
 * oneself`: the same, unless the sentence has somebody who treats, teaches or describes others (`about others`). Nothing counts in a sentence about patients or other groups (`about groups`). `innocent`: a figure of speech or a name with the
 * same words. `speaks`: the person speaks.
 */
export type Sign =
  | "says"
  | "says of oneself"
  | "frames"
  | "frames oneself"
  | "innocent"
  | "about others"
  | "treats others"
  | "about groups"
  | "kin"
  | "kin of oneself"
  | "no kin"
  | "speaks";

export interface FoundSign extends PostStretch {
  readonly name: Sign;
}

/** A sign and the language in which it is one: `de:says`. */
type SignOfLanguage = `${string}:${Sign}`;

const PLAIN: Readonly<Record<string, Sign>> = {
  innocent: "innocent",
  "about others": "about others",
  "treats others": "treats others",
  "about groups": "about groups",
  kin: "kin",
  "kin in own words": "kin of oneself",
  "no kin": "no kin",
  "first person": "speaks",
};

/** The lists in the languages' folders. Phrases, or patterns where no blanks part words. */
const LISTS = LANGUAGES.flatMap(({ lang }) => {
  const file = new URL(`../text/languages/${lang}/revealing.txt`, import.meta.url);
  return existsSync(file) ? [{ lang, list: readWordList(file) }] : [];
});

/** Languages whose texts have letters of one script; a text without any is not searched for their phrases. */
class SignsInScript {
  readonly letters: RegExp;
  readonly #lists: typeof LISTS;
  #phrases: PhraseIndex<SignOfLanguage> | undefined;
  #patterns: readonly { readonly name: SignOfLanguage; readonly pattern: RegExp }[] | undefined;

  constructor(letters: RegExp, langs: ReadonlySet<string>) {
    this.letters = letters;
    this.#lists = LISTS.filter(({ lang }) => langs.has(lang));
  }

  /** Indexed for the first text in these letters: for Latin ones that takes half a second. */
  get phrases(): PhraseIndex<SignOfLanguage> {
    return (this.#phrases ??= indexPhrases(this.#tables("phrases"), new Map(), "rarest"));
  }

  get patterns(): readonly { readonly name: SignOfLanguage; readonly pattern: RegExp }[] {
    return (this.#patterns ??= this.#tables("patterns").map(({ name, phrases }) => ({
      name,
      pattern: new RegExp(phrases.join("|"), "gu"),
    })));
  }

  #tables(kind: WordList["kind"]): readonly PhraseTable<SignOfLanguage>[] {
    return this.#lists
      .filter(({ list }) => list.kind === kind)
      .flatMap(({ lang, list }) =>
        tablesOf(list).map(({ name, phrases }) => ({ name: `${lang}:${name}` as const, phrases })),
      );
  }
}

const SCRIPTS = [
  new SignsInScript(/\p{Script=Latin}/u, new Set(["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "lt", "tr"])),
  new SignsInScript(/\p{Script=Cyrillic}/u, new Set(["ru", "uk"])),
  new SignsInScript(/\p{Script=Arabic}/u, new Set(["ar"])),
  new SignsInScript(/\p{Script=Devanagari}/u, new Set(["hi"])),
  new SignsInScript(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, new Set(["ja"])),
  new SignsInScript(/\p{Script=Han}/u, new Set(["zh"])),
];

/** The signs in a text, each in a language that its sentence may be in: texts mix languages, and short ones do not show theirs. */
export function findSigns(text: string): readonly FoundSign[] {
  if (text !== last.text) last = { text, signs: readSigns(text) };
  return last.signs;
}

/** A text is searched for several things in turn, so its signs are found once. */
let last: { readonly text: string; readonly signs: readonly FoundSign[] } = { text: "", signs: [] };

function readSigns(text: string): readonly FoundSign[] {
  const small = lowerInPlace(text);
  const scripts = SCRIPTS.filter(({ letters }) => letters.test(small));
  if (scripts.length === 0) return [];
  const parts = readParts(small, humpsOf(text));
  const found = scripts.flatMap(({ phrases }) => phrases.find(parts));
  for (const { name, pattern } of scripts.flatMap(({ patterns }) => patterns)) {
    for (const { 0: words, index } of small.matchAll(pattern)) {
      found.push({ name, from: index, to: index + words.length });
    }
  }
  return inPossibleLanguages(text, found).filter((sign) => !isSurname(text, sign));
}

/** A word that so many languages have in common is international: "adhd". */
const INTERNATIONAL = 3;

/** The signs in languages that their sentence may be in, and international ones. */
function inPossibleLanguages(
  text: string,
  found: readonly (PostStretch & { readonly name: SignOfLanguage })[],
): readonly FoundSign[] {
  const mayBe = languagesAt(text);
  const read = found.map(({ name, from, to }) => {
    const [lang, sign] = name.split(":") as [string, Sign];
    return { lang, name: sign, from, to };
  });
  const foreign = read.filter(({ lang, from }) => !mayBe(lang, from));
  const langs = new Map<string, Set<string>>();
  if (foreign.length > 0) for (const sign of read) enter(langs, keyOf(sign), sign.lang);
  const dropped = new Set(foreign.filter((sign) => (langs.get(keyOf(sign))?.size ?? 0) < INTERNATIONAL));
  return read.filter((sign) => !dropped.has(sign)).map(({ name, from, to }) => ({ name, from, to }));
}

const keyOf = ({ name, from, to }: FoundSign): string => `${name} ${from} ${to}`;

function enter(register: Map<string, Set<string>>, key: string, entry: string): void {
  const known = register.get(key);
  if (known === undefined) register.set(key, new Set([entry]));
  else known.add(entry);
}

/** Whether a sign begins with a surname behind a given name, or with one that has an apostrophe: "Rowena Gay", "Gay's". */
function isSurname(text: string, { from }: FoundSign): boolean {
  const [written = ""] = /^\p{Lu}\p{L}+(?:['’]s)?(?!\p{L})/u.exec(text.slice(from, from + MAX_NAME)) ?? [];
  const surname = written.replace(/['’]s$/u, "");
  if (!SURNAMES.has(surname.toLowerCase())) return false;
  if (surname !== written) return true;
  const [, given] = /(\p{Lu}\p{Ll}+) $/u.exec(text.slice(Math.max(0, from - MAX_NAME), from)) ?? [];
  return given !== undefined && commonSexOf(given) !== null;
}

/** Longer words are no names, in UTF-16 code units. */
const MAX_NAME = 30;

/** Surnames that are spelt like a word of a phrase, in lower case. */
const SURNAMES = new Set(
  LISTS.flatMap(({ list }) => list.headings.get("surnames")?.entries ?? []).flatMap((line) => line.split("|")),
);

/** A list's lines by what they are signs of, with words in place of the brackets that name them. */
function tablesOf(list: WordList): readonly PhraseTable<Sign>[] {
  const classes = [...list.headings].flatMap(([heading, { entries }]) =>
    /^<.+>$/u.test(heading) ? [[heading, entries.join("|")] as const] : [],
  );
  const written = (lines: readonly string[]) =>
    lines.map((line) => classes.reduce((filled, [name, words]) => filled.replaceAll(name, words), line));
  const linesOf = (heading: string) => written(list.headings.get(heading)?.entries ?? []);
  const wordsOf = (heading: string) => linesOf(heading).join("|");
  const framed = KINDS.flatMap((kind) =>
    Object.entries(FRAMED).flatMap(([named, bracket]) => {
      const words = wordsOf(`${kind} ${named}`);
      if (words === "") return [];
      const fill = (lines: readonly string[]) => lines.map((line) => line.replaceAll(bracket, words));
      return [
        { name: "frames" as const, phrases: fill(linesOf(`frames of ${named}`)) },
        { name: "frames oneself" as const, phrases: fill(linesOf(`frames of ${named} in own words`)) },
        ...TOLD.map(([suffix, name]) => ({
          name,
          phrases: fill(linesOf(kind + suffix).filter((line) => line.includes(bracket))),
        })),
      ];
    }),
  );
  const plain = KINDS.flatMap((kind) =>
    TOLD.map(([suffix, name]) => ({ name, phrases: linesOf(kind + suffix).filter((line) => !BRACKET.test(line)) })),
  );
  // What is told by a single word in one's own words needs a frame in a text about anybody.
  const alone = KINDS.flatMap((kind) => linesOf(`${kind} words in own words`).filter((line) => !line.includes(" ")));
  const words = {
    name: "frames" as const,
    phrases:
      alone.length === 0 ? [] : linesOf("frames of words").map((line) => line.replace("<word>", alone.join("|"))),
  };
  const others = Object.entries(PLAIN).map(([heading, name]) => ({ name, phrases: linesOf(heading) }));
  return [...framed, ...plain, words, ...others].filter(({ phrases }) => phrases.length > 0);
}

const BRACKET = /<[a-z]+>/u;

/** What the lines under a kind's headings are signs of. */
const TOLD: readonly (readonly [suffix: string, Sign])[] = [
  ["", "says"],
  [" in own words", "says of oneself"],
  [" words", "frames"],
  [" words in own words", "frames oneself"],
];

/** Articles and pronouns that the next word elides, which are words of their own: "l'islam". */
const ELIDED = LISTS.flatMap(({ list }) => list.headings.get("elided")?.entries ?? []).join("|");
const PART = new RegExp(
  String.raw`(?:${ELIDED})['’](?=\p{L})|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’&@$](?=[\p{L}\p{N}]))*|(?<end>[!?;\n]+|\.+(?!\p{L}))|(?<sign>\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*)|[,|·•:()–—/]`,
  "gu",
);

/**
 * The words of a text in lower case, and a comma wherever one of its parts ends: at a comma, a bracket, a bar, and twice at the end of a sentence
 * with the full stop between them. An emoji is a part of its own.
 */
function readParts(small: string, humps: ReadonlySet<number>): readonly TextWord[] {
  const words: TextWord[] = [{ text: ",", from: 0, to: 0 }];
  for (const match of small.matchAll(PART)) {
    const from = match.index;
    const to = from + match[0].length;
    if (match.groups?.["end"] !== undefined) {
      words.push({ text: ",", from, to: from }, { text: ".", from, to }, { text: ",", from: to, to });
    } else if (match.groups?.["sign"] !== undefined) {
      const sign = match[0].replaceAll("\uFE0F", "");
      words.push({ text: ",", from, to: from }, { text: sign, from, to }, { text: ",", from: to, to });
    } else if (/^[^\p{L}\p{N}]/u.test(match[0])) words.push({ text: ",", from, to: from });
    else if (humps.has(from)) words.push(...readTag(match[0], from, humps));
    else words.push({ text: plainWord(match[0]), from, to });
  }
  words.push({ text: ",", from: small.length, to: small.length });
  return words;
}

/** The words of a hashtag, which is a part of its own: "#ActuallyAutistic" → "actually", "autistic". */
function readTag(tag: string, start: number, humps: ReadonlySet<number>): readonly TextWord[] {
  const starts = [...tag].flatMap((_, at) => (humps.has(start + at) ? [at] : []));
  const words = starts.map((from, index) => {
    const to = starts[index + 1] ?? tag.length;
    return { text: plainWord(tag.slice(from, to)), from: start + from, to: start + to };
  });
  const end = start + tag.length;
  return [{ text: ",", from: start, to: start }, ...words, { text: ",", from: end, to: end }];
}

/** Where the words of hashtags begin that are told apart by capitals alone, as positions in the text. */
function humpsOf(text: string): ReadonlySet<number> {
  const humps = new Set<number>();
  if (!text.includes("#")) return humps;
  for (const { 0: tag, index } of text.matchAll(HASHTAG)) {
    const starts = [...tag.matchAll(HUMP)].map(({ index: at }) => index + at);
    if (starts.length > 1) for (const start of [index, ...starts]) humps.add(start);
  }
  return humps;
}

const HASHTAG = /(?<=#)[\p{L}\p{N}\p{M}]{2,60}/gu;
const HUMP = /(?<=^|[\p{Ll}\p{N}])\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})/gu;

/** "l'" → "l", "i’m" → "i'm". */
function plainWord(written: string): string {
  const plain = written.replaceAll("’", "'");
  return plain.endsWith("'") ? plain.slice(0, -1) : plain;
}
