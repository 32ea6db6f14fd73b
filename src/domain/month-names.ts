/** The languages in which pages are read, and those of other tables and addresses that people bring. */
const LANGUAGES = "en de fr es it pt nl pl lt sv ru uk tr ar hi da nb fi cs hu ro".split(" ");
let known: ReadonlyMap<string, number> | undefined;

/**
 * The month (1 to 12) that a word names in some language, alone or within a date, in full or abbreviated, with or
 * without accents; no word names two. From the Unicode Common Locale Data Repository, in the version of the Node that
 * runs.
 */
export function monthNamed(word: string): number | undefined {
  known ??= readNames();
  return known.get(foldMonth(word));
}

/** Abbreviations of two letters are words of other languages. */
const MIN_LETTERS = 3;

function readNames(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const month of ["long", "short"] as const) {
      for (const options of [{ month }, { month, day: "numeric" }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
        for (let at = 0; at < 12; at++) {
          const part = format.formatToParts(Date.UTC(2001, at, 15)).find(({ type }) => type === "month");
          const name = foldMonth(part?.value ?? "");
          if (name.length >= MIN_LETTERS && !/\p{N}/u.test(name)) found.set(name, at + 1);
        }
      }
    }
  }
  return found;
}

/** Accents are left out, vowel signs of other scripts are not. */
function foldMonth(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll(/[.॰]/gu, "");
}
