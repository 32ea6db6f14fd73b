/** Letters and digits without case, diacritics and punctuation: what two spellings of one value have in common. */
export function plainKey(text: string): string {
  // Most texts need no decomposition, and patterns without Unicode classes take a fifth of the time.
  if (isAscii(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
