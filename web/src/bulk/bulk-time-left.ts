import type { Bulk } from "../wire.ts";

/** Rows in progress count as half done: at the beginning, many are in progress and few have ended. */
const SHARE_UNDER_WAY = 0.5;

/** In milliseconds: how long the remaining rows take at the pace so far; `undefined` before the first has ended. */
export function timeLeftOf({ rows, counts, startedAt }: Bulk, now: number): number | undefined {
  const ended = rows - counts.waiting - counts.running;
  if (ended === 0) return undefined;
  const done = ended + SHARE_UNDER_WAY * counts.running;
  return ((now - Date.parse(startedAt)) / done) * (rows - done);
}
