const SHORTEST_MS = 100;
const MAX_DELAY_MS = 5_000;

/**
 * How long to wait before the next attempt: exponential back-off with full jitter, so that many clients that lost the
 * same server do not return at once. (Marc Brooker, "Exponential Backoff and Jitter", AWS Architecture Blog, 2015.)
 *
 * @param attempt how many attempts have failed since the last success, from 0
 * @returns milliseconds, at most 5,000
 */
export function backOffMs(attempt: number, random: () => number = Math.random): number {
  return random() * Math.min(MAX_DELAY_MS, SHORTEST_MS * 2 ** Math.min(attempt, 16));
}
