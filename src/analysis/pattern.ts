/**
 * Compiles a pattern for texts in small letters: over large alternations a search that heeds case is four times as fast as
 * one that does not (measured on 960 posts).
 */
export function compileLower(source: string, flags = "gu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${lowerSource(source)})(?![\\p{L}\\p{N}])`, flags);
}

/** The same without bounds of its own: for patterns of English words that set theirs, `\\b`, which costs less than a look behind. */
export function compileLowerWithin(source: string): RegExp {
  return new RegExp(lowerSource(source), "u");
}

function lowerSource(source: string): string {
  return source
    .replaceAll("\\p{Lu}", "\\p{L}")
    .replace(/\\[a-zA-Z](?:\{[^{}]*\})?|\p{Lu}/gu, (part) => (part.startsWith("\\") ? part : part.toLowerCase()));
}

/** Small letters, every character in its place: the few that grow when they shrink stay as they are. */
export function lowerInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}
