import type { NamePart } from "./parts.ts";
import type { Script } from "./scripts.ts";

/** What a name sounds like: as one of several words, or as one word, which may be several without the blanks. */
export interface SoundKeys {
  readonly parted: readonly string[];
  readonly together: readonly string[];
}

/**
 * What a name leaves when it goes from one script to another: the consonants of its first word and of its last, or of all behind the
 * first, in classes that Arabic, Hebrew, kana and Latin spellings tell alike. Where a letter may have been read in several ways there
 * are several. They are far from telling names apart: with a date of birth beside them they tell a person.
 *
 * @param words those that call the person; in signs nobody can tell how they are read
 */
export function soundKeys(words: readonly NamePart[]): SoundKeys {
  const [first, ...rest] = words;
  const last = rest.at(-1);
  if (first === undefined || words.some(({ script }) => script === "han")) return { parted: [], together: [] };
  if (last === undefined) return { parted: [], together: longEnough(soundsOf(words)) };
  const parted = [[last], rest].flatMap((behind) =>
    soundsOf([first]).flatMap((one) => soundsOf(behind).map((other) => [one, other].sort().join(" "))),
  );
  return {
    parted: longEnough(parted),
    together: longEnough(
      [
        [first, last],
        [last, first],
      ].flatMap(soundsOf),
    ),
  };
}

function longEnough(keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].filter((key) => key.replace(" ", "").length >= MIN_SOUNDS);
}

function soundsOf(words: readonly NamePart[]): readonly string[] {
  const spelled = words.map(({ word, script }) => withoutArticle(word, script)).join("");
  return [...new Set(readings(spelled, scriptOfAll(words)).map(consonantsOf))];
}

/** The one script that a name is written in, where another than Latin is in it. */
export function scriptOfAll(words: readonly NamePart[]): Script {
  return words.find(({ script }) => script !== "latin")?.script ?? "latin";
}

/** With fewer nearly everybody would be alike. */
const MIN_SOUNDS = 3;

/** Arabic writes its article with the name, and Latin spellings part it, join it or leave it out. */
function withoutArticle(word: string, script: Script): string {
  return script === "consonantal" ? word.replace(/^al(?=.{3})/, "") : word.replace(/^[ae]l(?=[^aeiou].{3})/, "");
}

/** Every way to read the letters that have several values. */
function readings(word: string, script: Script): readonly string[] {
  let found = [script === "consonantal" ? digraphsOf(word) : digraphsOf(word).replace(/zh/g, "j")];
  for (const [letters, values] of script === "consonantal" ? UNVOWELLED : VOWELLED) {
    found = found.flatMap((each) => {
      const read = values.map((value) => each.replace(letters, value));
      return [...new Set(read)];
    });
    if (found.length > MAX_READINGS) return found.slice(0, MAX_READINGS);
  }
  return found;
}

const MAX_READINGS = 12;

/** Letters that stand for one sound together, as one of the letters that stand for none else here. */
function digraphsOf(word: string): string {
  return word
    .replace(/dzh|dj/g, "j")
    .replace(/tch|ts|tz|dz/g, "s")
    .replace(/sch|sh|cz/g, "s")
    .replace(/ph/g, "f")
    .replace(/kh|gh|ck|qu/g, "k")
    .replace(/dh/g, "d")
    .replace(/x/g, "ks");
}

/** Vav and waw, yod and ya are vowels as often as consonants; he and ha are heard in some names and not in others. */
const UNVOWELLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^y/, ["a", "j"]],
  [/^[vw]/, ["b", "a"]],
  [/(?<=.)[vw]/g, ["", "b"]],
  [/(?<=.)h$/, [""]],
  [/(?<=.)h(?=.)/g, ["", "k"]],
  [/^h/, ["h", "k"]],
  [/j/g, ["j", "k"]],
];

/** "ch" of Michael, Chaim and Chavez; "th" of kana's Smith; the "r" that kana do not write at an end; "g" of Gamal and George. */
const VOWELLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^y(?=[aeiou])|^[ij](?=[aeiou])/, ["a", "j"]],
  [/^w/, ["b", "a"]],
  [/(?<=.)w/g, [""]],
  [/^ch/, ["k", "h", "s"]],
  [/(?<=.)ch/g, ["k", "s", ""]],
  [/th/g, ["t", "s"]],
  [/(?<=.)h/g, [""]],
  [/g(?=[eiy])|j/g, ["j", "k"]],
  [/(?<=[aeiou])r(?=$|[^aeiour])/g, ["r", ""]],
  [/c(?=[eiy])/g, ["s"]],
];

/** The first vowel as one, no other; letters that are written for each other as one; none doubled. */
function consonantsOf(word: string): string {
  const classes = [...word].map((letter) => CLASSES.get(letter) ?? letter).join("");
  const [first = "", ...others] = [...classes];
  const begin = VOWELS.test(first) ? "a" : first;
  return [begin, ...others.filter((letter) => !VOWELS.test(letter))].join("").replace(/(.)\1+/g, "$1");
}

const VOWELS = /[aeiouy]/;
const CLASSES: ReadonlyMap<string, string> = new Map([
  ...[..."pvf"].map((letter) => [letter, "b"] as const),
  ...[..."cqg"].map((letter) => [letter, "k"] as const),
  ["d", "t"],
  ["z", "s"],
  ["l", "r"],
  ["m", "n"],
]);
