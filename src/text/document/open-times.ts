import type { Entry } from "./entries.ts";
import type { StatedPeriod } from "./period.ts";

/**
 * "2020 – Research Director" over "2011 – 2020 Researcher": where other entries have a beginning and an end, one with
 * a beginning and a dash is still going on, unless something in the chapter ended later. By itself, such a line
 * states one year.
 */
export function withOpenTimes(entries: readonly Entry[]): readonly Entry[] {
  const ends = entries.flatMap(({ period }) => (period?.single === true ? [] : (period?.end?.slice(0, 4) ?? [])));
  const last = ends.toSorted().at(-1);
  if (last === undefined) return entries;
  return entries.map((entry) => {
    const { period } = entry;
    return isOpen(entry) && period?.end !== undefined && period.end.slice(0, 4) >= last
      ? { ...entry, period: openFrom(period, period.end) }
      : entry;
  });
}

function openFrom({ from, to }: StatedPeriod, start: string): StatedPeriod {
  return { from, to, start, current: true };
}

/** A year at the beginning of a line, then a dash and a post. */
function isOpen({ period, all: [line] }: Entry): boolean {
  return period?.single === true && line !== undefined && /^(?:19|20)\d\d\s[–—]\s\p{L}/u.test(line.text);
}
