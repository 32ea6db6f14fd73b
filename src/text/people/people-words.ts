import { existsSync } from "node:fs";
import { readWordList } from "../../lists/word-list.ts";
import { cueWords } from "../languages/cues.ts";
import { LANGUAGES } from "../languages/languages.ts";
import { foldWords } from "./fold-words.ts";

/** What the words around names are, by the headings of `languages/<lang>/people.txt`, of every language at once: articles mix them. */
type Heading = "offices" | "openers" | "things" | "kin";

/** A form of address, folded, that no name has. */
export function isAddress(word: string): boolean {
  return words().titles.has(word);
}

/** A form of address or an office before a name, folded: "Don" and "Father" may be names as well. */
export function isTitle(word: string): boolean {
  return words().titles.has(word) || words().offices.has(word);
}

/** A word in small letters that begins a sentence and stands before a name without being of it. */
export function isOpener(word: string): boolean {
  return words().openers.has(word);
}

/** A word, folded, of names of bodies, places and days. */
export function isOfThings(word: string): boolean {
  return words().things.has(word);
}

/** Words for relatives as they are written, as alternatives of a pattern. */
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

/** "Don Berg" may be called Don: what stands among the offices is no form of address for sure. */
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
