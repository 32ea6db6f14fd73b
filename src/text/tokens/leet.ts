/** Digits and signs that stand for letters in masked words: "sh1t", "a$$", "h4te". */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Replaces the digits and signs inside words with the letters they stand for; every character keeps its place. */
export function readLeet(text: string): string {
  return text.replace(/(?<=\p{L})[01345@$!](?=\p{L})|(?<![\p{L}\p{N}])4(?=\p{L}{3})/gu, spell);
}

/** The same for one word, including those at its end. */
export function readLeetWord(word: string): string {
  return word.replace(/[01345@$!]/gu, spell);
}

function spell(sign: string): string {
  return LETTERS[sign] ?? sign;
}
