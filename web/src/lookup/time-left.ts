/** Below this share, an estimate of the time left means nothing. */
const GUESS_FROM = 0.15;

/** A lookup's last progress: how far it was, and how long that had taken. */
export interface Advance {
  readonly progress: number;
  readonly elapsedMs: number;
}

/**
 * The time left for a lookup, assuming that the rest takes as long, for its share, as what was done by the last
 * progress. It counts down from there, so that a slow source does not push the end away.
 *
 * @returns milliseconds in whole seconds; `late` once that time is over; `null` if too little is done to tell
 */
export function timeLeft({ progress, elapsedMs }: Advance, nowMs: number): number | "late" | null {
  if (progress < GUESS_FROM) return null;
  const left = elapsedMs / progress - nowMs;
  return left <= 0 ? "late" : Math.ceil(left / 1_000) * 1_000;
}

const KEPT = "candor.advance";

/** Keeps the last progress across a reload: the page would otherwise take the reload for its time. */
export function keepAdvance(lookupId: string, advance: Advance): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ lookupId, ...advance }));
}

/** `null` if another lookup's is kept, or an earlier one. */
export function keptAdvance(lookupId: string, progress: number): Advance | null {
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as (Advance & { readonly lookupId: string }) | null;
  return kept?.lookupId === lookupId && kept.progress === progress ? kept : null;
}
