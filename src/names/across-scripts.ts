import type { NamePart } from "./parts.ts";
import type { Script } from "./scripts.ts";

/** What a name sounds like: read as several words, or as one word, which may be several written together. */
export interface SoundKeys {
  readonly parted: readonly string[];
  readonly together: readonly string[];
}

/**
 * What remains of a name when it moves from one script to another: the consonants of its first word and of its last, or
 * of all words after the first, in classes that Arabic, Hebrew, kana and Latin spellings distinguish in the same way.
 * If a letter may be read in several ways, there are several keys. They do not tell names apart, but together with a
 * date of birth they identify a person.
 *
 * @param words the calling words; nobody can tell how Han characters are read, so those have no keys
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

/** The script of a name: the non-Latin one if it contains any. */
export function scriptOfAll(words: readonly NamePart[]): Script {
  return words.find(({ script }) => script !== "latin")?.script ?? "latin";
}

/** With fewer sounds, nearly everybody would match. */
const MIN_SOUNDS = 3;

/** Arabic writes its article together with the name; Latin spellings separate it, join it or leave it out. */
function withoutArticle(word: string, script: Script): string {
  return script === "consonantal" ? word.replace(/^al(?=.{3})/, "") : word.replace(/^[ae]l(?=[^aeiou].{3})/, "");
}

/** Every reading of the letters that have several values. */
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

/** Replaces letters that together stand for one sound with a letter that is otherwise unused here. */
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

/** Vav and waw, yod and ya are vowels as often as consonants; he and ha are heard in some names but not in others. */
const UNVOWELLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^y/, ["a", "j"]],
  [/^[vw]/, ["b", "a"]],
  [/(?<=.)[vw]/g, ["", "b"]],
  [/(?<=.)h$/, [""]],
  [/(?<=.)h(?=.)/g, ["", "k"]],
  [/^h/, ["h", "k"]],
  [/j/g, ["j", "k"]],
];

/**
 * "ch" of Michael, Chaim and Chavez; "th" of Smith in kana; the "r" that kana does not write at the end; "g" of Gamal
 * and George.
 */
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

/** A single class for an initial vowel, no other vowels; one class for interchangeable letters; no doubled letters. */
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
