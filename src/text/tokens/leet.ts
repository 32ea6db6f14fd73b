/** Figures and signs that stand for letters where words are masked: "sh1t", "a$$", "h4te". */
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

/** A text with the figures and signs inside its words as the letters they stand for; every character keeps its place. */
export function readLeet(text: string): string {
  return text.replace(/(?<=\p{L})[01345@$!](?=\p{L})|(?<![\p{L}\p{N}])4(?=\p{L}{3})/gu, spell);
}

/** One word with all of them as letters, also at its end. */
export function readLeetWord(word: string): string {
  return word.replace(/[01345@$!]/gu, spell);
}

function spell(sign: string): string {
  return LETTERS[sign] ?? sign;
}
