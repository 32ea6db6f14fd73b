import type { ResponseHeaders } from "./exchange.ts";
import { readStatedInstant } from "../domain/instant.ts";

/**
 * How long a server asks us to wait, in milliseconds; `null` if it does not say. `Retry-After` contains seconds or a
 * date (RFC 9110, 10.2.3); GitHub, X and others instead state the Unix time in seconds at which their limit is renewed.
 */
export function retryAfterMs(headers: ResponseHeaders, now: Date): number | null {
  const written = headers.get("retry-after")?.trim();
  if (written && /^\d{1,9}$/.test(written)) return Number(written) * 1_000;
  const date = readStatedInstant(written ?? "");
  if (date !== null) return Math.max(0, date.getTime() - now.getTime());
  if (!isSpent(headers)) return null;
  const reset = headers.get("x-ratelimit-reset") ?? headers.get("x-rate-limit-reset") ?? headers.get("ratelimit-reset");
  const left = remainingOf(headers);
  const resets = (reset ?? "").split(",").filter((_, at) => left.length === 1 || left[at] === "0");
  const seconds = Math.max(...resets.map((each) => (/^\d{1,11}$/.test(each.trim()) ? Number(each) : Number.NaN)));
  if (!Number.isFinite(seconds)) return null;
  // Seconds from now, or Unix time.
  return seconds < 1_000_000_000 ? seconds * 1_000 : Math.max(0, seconds * 1_000 - now.getTime());
}

/** Whether the server says that its limit is used up, whatever the status. */
export function isSpent(headers: ResponseHeaders): boolean {
  return remainingOf(headers).includes("0");
}

/**
 * What is left of each of a server's limits: Brave combines those of the second and of the month in one header ("1,
 * 0").
 */
function remainingOf(headers: ResponseHeaders): readonly string[] {
  const names = ["x-ratelimit-remaining", "x-rate-limit-remaining", "ratelimit-remaining"];
  return names.flatMap((name) => headers.get(name)?.split(",") ?? []).map((each) => each.trim());
}
