import type { SearchResult } from "../wire.ts";

export interface Namesakes {
  readonly name: string;
  readonly people: readonly [SearchResult, ...SearchResult[]];
}

/** Groups results with the same name; each group is at the place of its likeliest person. */
export function groupNamesakes(results: readonly SearchResult[]): readonly Namesakes[] {
  const groups = Map.groupBy(results, (result) => plainName(result.fullName));
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ name: first.fullName, people: [first, ...rest] }] : [],
  );
}

/** A name without case, diacritics, order and initials. */
function plainName(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const long = words.filter((word) => word.length > 1);
  return (long.length > 1 ? long : words).toSorted().join(" ");
}
