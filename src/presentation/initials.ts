/** What follows a name and is no name. */
const SUFFIX = /^(?:jn?r|sn?r|ii|iii|iv|ph\.?d|esq)$/iu;

/** Initials in place of a portrait: the first letters of the first and the last word, without "Jr.". */
export function initialsOf(name: string): readonly string[] {
  const words = name
    .slice(0, 200)
    .split(/[\s.,]+/u)
    .filter((word) => /^\p{L}/u.test(word));
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? "")) words.pop();
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => ([...(word ?? "")][0] ?? "").toLocaleUpperCase("en"));
}
