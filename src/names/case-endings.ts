import { readWordList } from "../lists/word-list.ts";

/** Languages that set the endings of cases behind a whole name: "Mäkelän", "Kovácsot", "Yılmazın". */
const LANGUAGES = ["finnish", "hungarian", "turkish"] as const;
export type CaseLanguage = (typeof LANGUAGES)[number];

/** The language of which a text has the most small words; `null` where it has fewer than two of each, or as many of another. */
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

/** The words, in the letters of the name engine, of which a word of a text may be a case. In other languages they would be other names. */
export function withoutEnding(word: string, language: CaseLanguage): readonly string[] {
  const stems: string[] = [];
  for (let length = 1; length <= MAX_ENDING && word.length - length >= MIN_STEM; length++) {
    if (ENDINGS[language].has(word.slice(-length))) stems.push(word.slice(0, -length));
  }
  if (language === "finnish") return [...new Set(stems.flatMap(strongGradesOf))];
  const { stem, doubled } = (language === "hungarian" && ASSIMILATED.exec(word)?.groups) || {};
  return stem === undefined || doubled === undefined ? stems : [...stems, stem + doubled];
}

/** Finnish softens the last consonant of a stem, and an "i" at its end becomes "e": "Mäki" and "Mäen", "Lahti" and "Lahden". */
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

/** Hungarian "with": the last consonant is written twice ("Jánossal"). */
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
/** "Koç": with the first name before it. */
const MIN_STEM = 3;
