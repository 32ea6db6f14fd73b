import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { accountFinding, accountOf, SELF_DESCRIPTION, websiteOf } from "../findings/account.ts";
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

const Summary = z
  .object({ summary: z.object({ total_count: optionalCount }).optional() })
  .optional()
  .transform((edge) => edge?.summary?.total_count);
const Post = z.object({
  id: z.string().min(1),
  message: optionalText,
  created_time: statedInstant,
  permalink_url: optionalText,
  full_picture: optionalText,
  shares: z.object({ count: optionalCount }).optional(),
  likes: Summary,
  reactions: Summary,
  comments: Summary,
});
type Post = z.infer<typeof Post>;
const Page = z.object({
  id: z.string().min(1),
  name: optionalText,
  username: optionalText,
  link: optionalText,
  about: optionalText,
  category: optionalText,
  website: optionalText,
  emails: z.array(z.string()).default([]),
  phone: optionalText,
  followers_count: optionalCount,
  fan_count: optionalCount,
  verification_status: optionalText,
  picture: z.object({ data: z.object({ url: optionalText }) }).optional(),
  posts: z.object({ data: z.array(Post) }).default({ data: [] }),
});
type Page = z.infer<typeof Page>;

/**
 * Reads `facebook/page`: a person's Page with its fields and expanded `posts` from `GET /{page-id}` of the Graph API
 * (developers.facebook.com/docs/graph-api/reference/page). Reactions count as likes, as Facebook shows them.
 */
export const facebookPage = jsonReader({
  kind: "facebook/page",
  schema: Page,
  yields: ["email", "phone", "website", "biography", "avatar", "account", "followers", "post"],
  *read(page, capture) {
    const profile = readProfileUrl(page.link ?? `https://www.facebook.com/${page.username ?? page.id}`);
    if (profile === null) throw new UnreadableCapture(`${capture.kind}: /link: no profile`);
    const posts = page.posts.data.map((post, index) => readPost(post, page, index, profile));
    const site = websiteOf(webAddress(page.website), "/website");
    const emails = page.emails.map((email) => normalizeIdentifier("email", email));
    const phone = page.phone === undefined ? null : normalizeIdentifier("phone", page.phone);
    yield accountFinding(
      profile,
      page.name,
      [
        ...pageClaims(page, profile),
        ...activityClaims(profile, posts, "created_time"),
        ...contactClaims(emails, phone),
        ...site.claims,
        ...posts,
      ],
      [...emails, phone, site.identifier],
    );
  },
});

function* pageClaims(page: Page, profile: ProfileAddress): Generator<ClaimDraft> {
  const imageUrl = page.picture?.data.url;
  const account = accountOf(profile, {
    handle: page.username,
    displayName: page.name,
    avatarUrl: imageUrl,
    attributes: {
      Followers: page.followers_count,
      Likes: page.fan_count,
      Category: page.category,
      Verified: page.verification_status === "blue_verified" ? "yes" : undefined,
    },
  });
  yield claimAt("account", account, "");
  if (imageUrl) yield claimAt("avatar", { imageUrl }, "/picture/data/url");
  if (page.about) yield claimAt("biography", page.about, "/about", SELF_DESCRIPTION);
  const count = page.followers_count ?? page.fan_count;
  const member = page.followers_count === undefined ? "/fan_count" : "/followers_count";
  if (count !== undefined) yield claimAt("followers", { platform: "facebook", count }, member);
}

function* contactClaims(emails: readonly (Identifier | null)[], phone: Identifier | null): Generator<ClaimDraft> {
  for (const [index, email] of emails.entries()) {
    if (email) yield claimAt("email", email.value, pointer("emails", index));
  }
  if (phone) yield claimAt("phone", phone.value, "/phone");
}

function readPost(post: Post, page: Page, index: number, profile: ProfileAddress) {
  return postClaim(
    {
      platform: "facebook",
      id: post.id,
      url: webAddress(post.permalink_url) ?? profile.url,
      date: post.created_time,
      message: post.message ?? "",
      username: page.username ?? profile.handle,
      kind: "original",
      likes: post.reactions ?? post.likes,
      comments: post.comments,
      // The edge is missing from posts that nobody shared, and from responses that did not request it.
      shares: post.shares?.count,
      imageUrl: post.full_picture,
      verified: page.verification_status === undefined ? undefined : page.verification_status === "blue_verified",
    },
    pointer("posts", "data", index),
  );
}
