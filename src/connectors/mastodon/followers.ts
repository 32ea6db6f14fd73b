import { z } from "zod";
import type { ClaimDraft, FollowerValue } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { jsonReader } from "../reader.ts";
import { countGivenNames, isFamous } from "../findings/following.ts";
import { claimAt, compact, pointer, UnreadableCapture } from "../findings/claims.ts";
import { MastodonAccount, nameOf, profileOf } from "./account.ts";

/**
 * Reads `mastodon/followers`: a page of `GET /api/v1/accounts/:id/followers`. Only the URL says whose followers they
 * are.
 */
export const mastodonFollowers = jsonReader({
  kind: "mastodon/followers",
  schema: z.array(MastodonAccount),
  yields: ["follower", "audience"],
  *read(followers, capture) {
    const address = URL.parse(capture.url);
    const id = /^\/api\/v1\/accounts\/([^/]+)\/followers$/.exec(address?.pathname ?? "")?.[1];
    const key = address && id ? normalizeIdentifier("externalId", `mastodon:${address.hostname}/${id}`) : null;
    if (key === null) throw new UnreadableCapture(`${capture.kind}: the address names no account`);
    yield {
      externalId: key.value,
      url: capture.url,
      claims: [...claimFamous(followers), ...claimAudience(followers)],
      identifiers: [key],
    };
  },
});

function claimFamous(followers: readonly MastodonAccount[]): readonly ClaimDraft[] {
  return followers.flatMap((follower, index) => {
    const profile = profileOf(follower);
    const followerCount = follower.followers_count ?? 0;
    if (profile === null || !isFamous({ followerCount })) return [];
    const value = compact<FollowerValue>({
      name: nameOf(follower) ?? profile.handle,
      url: profile.url,
      followerCount,
      imageUrl: follower.avatar,
    });
    return [claimAt("follower", value, pointer(index))];
  });
}

function claimAudience(followers: readonly MastodonAccount[]): readonly ClaimDraft[] {
  const names = followers.map((follower) => nameOf(follower) ?? follower.username);
  return names.length === 0 ? [] : [claimAt("audience", countGivenNames("mastodon", names), pointer())];
}
