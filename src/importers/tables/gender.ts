import { readWordList } from "../../lists/word-list.ts";
import { genderOf } from "../../text/document/facts.ts";
import { cue } from "../../text/languages/cues.ts";
import { plainTitle } from "./titles.ts";

/** Whom a letter stands for in the columns of a table. */
export type GenderLetters = ReadonlyMap<string, "female" | "male">;

/**
 * Whom the letters in columns of gender stand for. The same letter stands for women in one language and for men in
 * another ("H" and "M" are "hombre" and "mujer"), so only two letters together tell. Empty if they do not.
 */
export function readGenderLetters(
  columns: readonly { readonly title: string; readonly values: readonly string[] }[],
): GenderLetters {
  const used = new Set(columns.flatMap(({ values }) => values.map(letterOf)).filter((letter) => letter !== ""));
  const pairs = PAIRS.filter(({ women, men }) => used.has(women) && used.has(men));
  const titled = pairs.find(({ title }) => columns.some((column) => title?.test(plainTitle(column.title)) === true));
  const [pair, ...others] = titled === undefined ? pairs.filter(({ title }) => title === undefined) : [titled];
  return pair === undefined || others.length > 0
    ? new Map()
    : new Map([
        [pair.women, "female"],
        [pair.men, "male"],
      ]);
}

/** What a cell says of a person's gender: "female" or "male" where it is a known word, letter or salutation. */
export function readGender(cell: string, letters: GenderLetters): string {
  const word = cell.trim();
  if (WOMAN.test(word)) return "female";
  return letters.get(letterOf(cell)) ?? (MAN.test(word) ? "male" : (genderOf(cell) ?? cell));
}

function letterOf(cell: string): string {
  const bare = cell.trim().replace(/\.$/u, "").normalize("NFC").toLowerCase();
  return [...bare].length === 1 && /\p{L}/u.test(bare) ? bare : "";
}

const WOMAN = new RegExp(String.raw`^(?:${cue("titles of women")})\.?$`, "iu");
const MAN = new RegExp(String.raw`^(?:${cue("titles of men")})\.?$`, "iu");

const ANY = "any title";
const LETTERS = readWordList(new URL("lists/gender-letters.txt", import.meta.url));
const PAIRS = [...LETTERS.headings].flatMap(([heading, { entries }]) =>
  entries.map((entry) => {
    const [women = "", men = ""] = entry.split(" ");
    return { women, men, title: heading === ANY ? undefined : new RegExp(heading, "u") };
  }),
);
