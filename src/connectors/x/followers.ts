import { z } from "zod";
import type { ClaimDraft, FollowerValue } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { countGivenNames, isFamous } from "../findings/following.ts";
import { claimAt, compact, pointer, UnreadableCapture } from "../findings/claims.ts";
import { User, xKey } from "./posts.ts";

/**
 * Reads `x/followers`: a page of `GET /2/users/:id/followers` with `public_metrics`. Only the URL says whose followers
 * they are.
 */
export const xFollowers = jsonReader({
  kind: "x/followers",
  schema: z.object({ data: z.array(User).default([]) }),
  yields: ["follower", "audience"],
  *read({ data }, capture) {
    const key = xKey(/\/2\/users\/(\d+)\/followers(?:$|\?)/.exec(capture.url)?.[1]);
    if (key === null) throw new UnreadableCapture(`${capture.kind}: the address names no user`);
    yield {
      externalId: key.value,
      url: capture.url,
      claims: [...claimFamous(data), ...claimAudience(data)],
      identifiers: [key],
    };
  },
});

function claimFamous(data: readonly z.output<typeof User>[]): readonly ClaimDraft[] {
  return data.flatMap((follower, index) => {
    const profile = readProfileUrl(`https://x.com/${follower.username}`);
    const followerCount = follower.public_metrics?.followers_count ?? 0;
    if (profile === null || !isFamous({ followerCount })) return [];
    const value = compact<FollowerValue>({
      name: follower.name ?? follower.username,
      url: profile.url,
      followerCount,
      imageUrl: follower.profile_image_url,
    });
    return [claimAt("follower", value, pointer("data", index))];
  });
}

function claimAudience(data: readonly z.output<typeof User>[]): readonly ClaimDraft[] {
  const names = data.map(({ name, username }) => name ?? username);
  return names.length === 0 ? [] : [claimAt("audience", countGivenNames("x", names), pointer("data"))];
}
