/** What follows a name and is no name. */
const SUFFIX = /^(?:jn?r|sn?r|ii|iii|iv|ph\.?d|esq)$/iu;

/** Scripts whose letters would join into a word. */
const JOINED = /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

/** Initials in place of a portrait: the first letters of the first and the last word, without "Jr.". */
export function initialsOf(name: string): readonly string[] {
  const words = name
    .slice(0, 200)
    .split(/[\s.,]+/u)
    .filter((word) => /^\p{L}/u.test(word));
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? "")) words.pop();
  const ends = words.length > 1 && !JOINED.test(words[0] ?? "") ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => ([...(word ?? "")][0] ?? "").toLocaleUpperCase("en"));
}
