/**
 * Compiles a pattern for lowercase text: with large alternations, a case-sensitive search is four times as fast as a
 * case-insensitive one (measured on 960 posts).
 */
export function compileLower(source: string, flags = "gu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${lowerSource(source)})(?![\\p{L}\\p{N}])`, flags);
}

/**
 * The same without word boundaries: for patterns of English words that set their own with `\\b`, which costs less than
 * a lookbehind.
 */
export function compileLowerWithin(source: string): RegExp {
  return new RegExp(lowerSource(source), "u");
}

function lowerSource(source: string): string {
  return source
    .replaceAll("\\p{Lu}", "\\p{L}")
    .replace(/\\[a-zA-Z](?:\{[^{}]*\})?|\p{Lu}/gu, (part) => (part.startsWith("\\") ? part : part.toLowerCase()));
}

/** Lower case with every character at the same position: the few that change length stay as they are. */
export function lowerInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}
