import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { accountFinding, accountOf, websiteOf } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import { activityClaims, postClaim } from "../findings/post.ts";
import {
  claimAt,
  optionalCount,
  optionalText,
  pointer,
  UnreadableCapture,
  webAddress,
  statedInstant,
} from "../findings/claims.ts";

const Media = z.object({
  id: z.string().min(1),
  caption: optionalText,
  media_type: z.string(),
  media_url: optionalText,
  thumbnail_url: optionalText,
  permalink: optionalText,
  timestamp: statedInstant,
  like_count: optionalCount,
  comments_count: optionalCount,
});
type Media = z.infer<typeof Media>;
const BusinessAccount = z.object({
  id: z.string().min(1),
  username: z.string().min(1),
  name: optionalText,
  biography: optionalText,
  website: optionalText,
  profile_picture_url: optionalText,
  followers_count: optionalCount,
  follows_count: optionalCount,
  media_count: optionalCount,
  media: z.object({ data: z.array(Media) }).default({ data: [] }),
});
type BusinessAccount = z.infer<typeof BusinessAccount>;
const Answer = z.object({ business_discovery: BusinessAccount });

/**
 * Reads `instagram/business-discovery`: a professional account from `GET
 * /{ig-user-id}?fields=business_discovery.username(…){…,media{…}}` of the Graph API. Instagram reports no shares there.
 */
export const instagramAccount = jsonReader({
  kind: "instagram/business-discovery",
  schema: Answer,
  yields: ["website", "biography", "occupation", "interest", "avatar", "account", "followers", "post"],
  *read({ business_discovery: account }, capture) {
    const profile = readProfileUrl(`https://www.instagram.com/${account.username}`);
    if (profile === null) throw new UnreadableCapture(`${capture.kind}: /business_discovery/username: no handle`);
    const posts = account.media.data.map((media, index) => readMedia(media, account, index, profile));
    const site = websiteOf(webAddress(account.website), pointer("business_discovery", "website"));
    const claims = [
      ...accountClaims(account, profile),
      ...activityClaims(profile, posts, "timestamp"),
      ...site.claims,
      ...posts,
    ];
    yield accountFinding(profile, account.name, claims, [site.identifier]);
  },
});

function* accountClaims(account: BusinessAccount, profile: ProfileAddress): Generator<ClaimDraft> {
  const at = (...members: readonly string[]): string => pointer("business_discovery", ...members);
  const value = accountOf(profile, {
    handle: account.username,
    displayName: account.name,
    avatarUrl: account.profile_picture_url,
    attributes: { Followers: account.followers_count, Following: account.follows_count, Posts: account.media_count },
  });
  yield claimAt("account", value, at());
  const imageUrl = account.profile_picture_url;
  if (imageUrl) yield claimAt("avatar", { imageUrl }, at("profile_picture_url"));
  if (account.biography) yield* selfDescription(account.biography, at("biography"));
  if (account.followers_count !== undefined) {
    yield claimAt("followers", { platform: "instagram", count: account.followers_count }, at("followers_count"));
  }
}

function readMedia(media: Media, account: BusinessAccount, index: number, profile: ProfileAddress) {
  return postClaim(
    {
      platform: "instagram",
      id: media.id,
      url: webAddress(media.permalink) ?? profile.url,
      date: media.timestamp,
      message: media.caption ?? "",
      username: account.username,
      kind: "original",
      likes: media.like_count,
      comments: media.comments_count,
      shares: undefined,
      imageUrl: media.media_type === "VIDEO" ? media.thumbnail_url : media.media_url,
      verified: undefined,
    },
    pointer("business_discovery", "media", "data", index),
  );
}
