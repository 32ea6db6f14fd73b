import { existsSync } from "node:fs";
import { readWordList } from "../../lists/word-list.ts";
import { cueWords } from "../languages/cues.ts";
import { LANGUAGES } from "../languages/languages.ts";
import { foldWords } from "./fold-words.ts";

/** Headings of `languages/<lang>/people.txt`. All languages are used at once, because articles mix them. */
type Heading = "offices" | "openers" | "things" | "kin";

/** A folded form of address that is never a name. */
export function isAddress(word: string): boolean {
  return words().titles.has(word);
}

/** A folded form of address or office that precedes names; "Don" and "Father" may also be names. */
export function isTitle(word: string): boolean {
  return words().titles.has(word) || words().offices.has(word);
}

/** A lower-case word that begins a sentence and can precede a name without belonging to it. */
export function isOpener(word: string): boolean {
  return words().openers.has(word);
}

/** A folded word from names of organisations, places and days. */
export function isOfThings(word: string): boolean {
  return words().things.has(word);
}

/** Words for relatives as alternatives of a pattern. */
export function kinPattern(): string {
  kin ??= listed("kin")
    .toSorted((a, b) => b.length - a.length)
    .join("|");
  return kin;
}

let kin: string | undefined;
let known: Readonly<Record<"titles" | Exclude<Heading, "kin">, ReadonlySet<string>>> | undefined;

function words(): NonNullable<typeof known> {
  known ??= {
    titles: titles(),
    offices: folded("offices"),
    openers: new Set(listed("openers")),
    things: folded("things"),
  };
  return known;
}

/** Don Berg's given name may be Don, so a word listed as an office does not count as a certain form of address. */
function titles(): ReadonlySet<string> {
  const written = cueWords("titles", "titles of men", "titles of women", "ranks cut short", "offices before names");
  return new Set([...written].map((title) => foldWords(title).join(""))).difference(folded("offices"));
}

function folded(heading: Heading): ReadonlySet<string> {
  return new Set(listed(heading).map((word) => foldWords(word).join("")));
}

function listed(heading: Heading): readonly string[] {
  return LISTS.flatMap(({ headings }) => headings.get(heading)?.entries ?? []);
}

const LISTS = LANGUAGES.map(({ lang }) => new URL(`../languages/${lang}/people.txt`, import.meta.url))
  .filter((file) => existsSync(file))
  .map(readWordList);
