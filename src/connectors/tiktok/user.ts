import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { accountFinding, accountOf, SELF_DESCRIPTION } from "../findings/account.ts";
import { claimAt, optionalCount, optionalText, pointer, UnreadableCapture } from "../findings/claims.ts";

const User = z.object({
  username: z.string().min(1),
  display_name: optionalText,
  avatar_url: optionalText,
  bio_description: optionalText,
  is_verified: z.boolean().optional(),
  follower_count: optionalCount,
  following_count: optionalCount,
  likes_count: optionalCount,
  video_count: optionalCount,
});
const Answer = z.object({ data: z.object({ user: User }) });

/** Reads `tiktok/user`: a user from `GET /v2/user/info/` of the Display API (developers.tiktok.com). */
export const tiktokUser = jsonReader({
  kind: "tiktok/user",
  schema: Answer,
  yields: ["biography", "avatar", "account", "followers"],
  *read({ data: { user } }, capture) {
    const profile = readProfileUrl(`https://www.tiktok.com/@${user.username}`);
    if (profile === null) throw new UnreadableCapture(`${capture.kind}: /data/user/username: no handle`);
    const at = (...members: readonly string[]): string => pointer("data", "user", ...members);
    const account = accountOf(profile, {
      displayName: user.display_name,
      avatarUrl: user.avatar_url,
      attributes: {
        Followers: user.follower_count,
        Following: user.following_count,
        Likes: user.likes_count,
        Videos: user.video_count,
        Verified: user.is_verified === true ? "yes" : undefined,
      },
    });
    const claims: ClaimDraft[] = [claimAt("account", account, at())];
    if (user.avatar_url) claims.push(claimAt("avatar", { imageUrl: user.avatar_url }, at("avatar_url")));
    if (user.bio_description) {
      claims.push(claimAt("biography", user.bio_description, at("bio_description"), SELF_DESCRIPTION));
    }
    if (user.follower_count !== undefined) {
      claims.push(claimAt("followers", { platform: "tiktok", count: user.follower_count }, at("follower_count")));
    }
    yield accountFinding(profile, user.display_name, claims);
  },
});
