import type { AnswerHeaders } from "./exchange.ts";
import { readStatedInstant } from "../domain/instant.ts";

/**
 * How long a server asks us to wait, in milliseconds; `null` where it does not say. `Retry-After` holds seconds or a date
 * (RFC 9110, 10.2.3); GitHub, X and others say instead at which second of 1970's era their limit is renewed.
 */
export function retryAfterMs(headers: AnswerHeaders, now: Date): number | null {
  const written = headers.get("retry-after")?.trim();
  if (written && /^\d{1,9}$/.test(written)) return Number(written) * 1_000;
  const date = readStatedInstant(written ?? "");
  if (date !== null) return Math.max(0, date.getTime() - now.getTime());
  if (!isSpent(headers)) return null;
  const reset = headers.get("x-ratelimit-reset") ?? headers.get("x-rate-limit-reset") ?? headers.get("ratelimit-reset");
  if (!reset || !/^\d{1,11}$/.test(reset)) return null;
  const seconds = Number(reset);
  // Seconds from now, or since 1970.
  return seconds < 1_000_000_000 ? seconds * 1_000 : Math.max(0, seconds * 1_000 - now.getTime());
}

/** Whether the server says that its limit is used up, whatever status it says it with. */
export function isSpent(headers: AnswerHeaders): boolean {
  const remaining = ["x-ratelimit-remaining", "x-rate-limit-remaining", "ratelimit-remaining"];
  return remaining.some((name) => headers.get(name)?.trim() === "0");
}
