import { readWordList } from "../lists/word-list.ts";

/** Languages that append case endings to a whole name: "Mäkelän", "Kovácsot", "Yılmazın". */
const LANGUAGES = ["finnish", "hungarian", "turkish"] as const;
export type CaseLanguage = (typeof LANGUAGES)[number];

/** The language with the most function words in a text; `null` if there are fewer than two, or if two languages tie. */
export function caseLanguageOf(text: string): CaseLanguage | null {
  const words = new Set(
    text
      .slice(0, MAX_READ)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const counts = LANGUAGES.map((language) => ({
    language,
    count: SMALL_WORDS[language].filter((word) => words.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  const [best, second] = counts;
  return best !== undefined && best.count >= MIN_WORDS && best.count > (second?.count ?? 0) ? best.language : null;
}

const MIN_WORDS = 2;
/** In UTF-16 code units. */
const MAX_READ = 8_000;

/**
 * The words, in the letters of the name engine, of which a word may be an inflected form in this language. In other
 * languages they would be different names.
 */
export function withoutEnding(word: string, language: CaseLanguage): readonly string[] {
  const stems: string[] = [];
  for (let length = 1; length <= MAX_ENDING && word.length - length >= MIN_STEM; length++) {
    if (ENDINGS[language].has(word.slice(-length))) stems.push(word.slice(0, -length));
  }
  if (language === "finnish") return [...new Set(stems.flatMap(strongGradesOf))];
  const { stem, doubled } = (language === "hungarian" && ASSIMILATED.exec(word)?.groups) || {};
  return stem === undefined || doubled === undefined ? stems : [...stems, stem + doubled];
}

/**
 * Finnish weakens the last consonant of a stem, and a final "i" becomes "e": "Mäki" and "Mäen", "Lahti" and "Lahden".
 */
function strongGradesOf(stem: string): readonly string[] {
  const ends = stem.endsWith("e") ? [stem, stem.replace(/e$/, "i")] : [stem];
  return ends.flatMap((end) => [
    end,
    end.replace(/(?:nn|ll|rr|mm|d|v)(?=[aeiouy]$)/, (weak) => STRONG.get(weak) ?? weak),
    end.replace(/(?<=[aeiouylr])(?=[aeiouy]$)/, "k"),
  ]);
}

const STRONG: ReadonlyMap<string, string> = new Map([
  ["nn", "nt"],
  ["ll", "lt"],
  ["rr", "rt"],
  ["mm", "mp"],
  ["d", "t"],
  ["v", "p"],
]);

/** Hungarian "with": the last consonant is doubled ("Jánossal"). */
const ASSIMILATED = /^(?<stem>.{2,})(?<doubled>[^aeiou])\k<doubled>(?:al|el)$/;

const LIST = readWordList(new URL("lists/case-endings.txt", import.meta.url));
const listed = (kind: "words" | "endings") =>
  Object.fromEntries(LANGUAGES.map((language) => [language, LIST.entries(`${language} ${kind}`)])) as Readonly<
    Record<CaseLanguage, readonly string[]>
  >;
const SMALL_WORDS = listed("words");
const ENDINGS = Object.fromEntries(
  Object.entries(listed("endings")).map(([language, endings]) => [language, new Set(endings)]),
) as unknown as Readonly<Record<CaseLanguage, ReadonlySet<string>>>;
const MAX_ENDING = 4;
/** "Koç", preceded by the given name. */
const MIN_STEM = 3;
