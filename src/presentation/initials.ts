/** What follows a name and is no name. */
const SUFFIX = /^(?:jn?r|sn?r|ii|iii|iv|ph\.?d|esq)$/iu;

/** Scripts whose letters would join into a word. */
const JOINED = /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Initials in place of a portrait: the first letters of the first and the last word, without "Jr.". A letter of
 * Devanagari and its kin has its vowel and joined consonants (UAX 29); two such are too wide for the place.
 */
export function initialsOf(name: string): readonly string[] {
  const words = name
    .slice(0, 200)
    .split(/[\s.,]+/u)
    .filter((word) => /^\p{L}/u.test(word));
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? "")) words.pop();
  const ends = words.length > 1 && !JOINED.test(words[0] ?? "") ? [words[0], words.at(-1)] : words.slice(0, 1);
  const letters = ends.map((word) => firstLetter(word ?? "").toUpperCase());
  return letters.some((letter) => /\p{M}/u.test(letter)) ? letters.slice(0, 1) : letters;
}

/** Of letters without marks, which most names begin with, a page of results has forty. */
const PLAIN = /^[a-z](?![^\x20-\x7e])/iu;

function firstLetter(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  const [first] = graphemes.segment(word.normalize("NFC"));
  return first?.segment ?? "";
}
