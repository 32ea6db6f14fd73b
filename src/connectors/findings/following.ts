import type { AudienceValue, FollowerValue } from "../../domain/claim.ts";
import type { Platform } from "../../domain/platform.ts";

/**
 * The number of their own followers from which a follower is named. Reasoned, not measured: the smallest audience that
 * the platforms' own creator programmes require (YouTube 1 000, TikTok and Instagram 10 000), the larger of them.
 */
const FAMOUS_FROM = 10_000;

/** Whether a follower is named. The others are counted, never listed: they are private people. */
export function isFamous(follower: Pick<FollowerValue, "followerCount">): boolean {
  return follower.followerCount >= FAMOUS_FROM;
}

/** Turns the names of a list of followers into how often each first word occurs; the names themselves are discarded. */
export function countGivenNames(platform: Platform, names: readonly string[]): AudienceValue {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [given = ""] = name
      .trim()
      .toLowerCase()
      .split(/[\s\-‐–.]+/u, 1);
    counts.set(given, (counts.get(given) ?? 0) + 1);
  }
  return { platform, givenNames: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
