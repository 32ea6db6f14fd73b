import type { FollowerValue } from "../../domain/claim.ts";

/**
 * From how many followers of their own on a follower is named. Reasoned, not measured: the smallest audience that
 * the platforms' own creator programmes ask for (YouTube 1 000, TikTok and Instagram 10 000), the larger of them.
 */
const FAMOUS_FROM = 10_000;

/** Whether a follower is one to name. The others are counted, never listed: they are private people. */
export function isFamous(follower: Pick<FollowerValue, "followerCount">): boolean {
  return follower.followerCount >= FAMOUS_FROM;
}
