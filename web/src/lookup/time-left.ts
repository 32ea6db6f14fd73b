/** Below this share a guess at the time left says nothing. */
const GUESS_FROM = 0.15;

/** When a lookup was last seen to get on: how far it was, and how long it had taken. */
export interface Advance {
  readonly progress: number;
  readonly elapsedMs: number;
}

/**
 * What is left of a lookup, as if the rest took as long for its share as what was done by its last advance: counted down from there,
 * so that a source that keeps it waiting does not push the end away.
 *
 * @returns milliseconds in whole seconds; `late` once that time is over; `null` where too little is done to tell
 */
export function timeLeft({ progress, elapsedMs }: Advance, nowMs: number): number | "late" | null {
  if (progress < GUESS_FROM) return null;
  const left = elapsedMs / progress - nowMs;
  return left <= 0 ? "late" : Math.ceil(left / 1_000) * 1_000;
}
