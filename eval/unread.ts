/**
 * Whether a folder holds a half of a set that nobody reads. Anybody who saw what is judged wrongly there would write
 * rules for it, and it would no longer measure anything.
 */
export function isUnread(dir: string): boolean {
  return dir.split(/[/\\]/u).includes("to-measure");
}

/** The totals of an evaluation's figures: without lists of what was judged, and without figures of single documents. */
export function totalsOf(figures: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]): [string, unknown][] => {
      if (name === "byCase") return [];
      if (Array.isArray(value)) return value.every((each) => typeof each === "number") ? [[name, value]] : [];
      return [[name, isRecord(value) ? totalsOf(value) : value]];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
