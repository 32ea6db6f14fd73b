import { z } from "zod";
import type { ClaimDraft, PostValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, type MemberTable, members } from "../reader.ts";
import { accountFinding, accountOf, SELF_LOCATION } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import { activityClaims, postClaim } from "../findings/post.ts";
import { claimAt, optionalText, pointer, statedInstant } from "../findings/claims.ts";

const count = z.int().min(0).optional();
const Post = z.object({
  id: z.string().regex(/^\d+$/),
  author_id: z.string().optional(),
  text: z.string(),
  note_tweet: z.object({ text: optionalText }).optional(),
  created_at: statedInstant,
  in_reply_to_user_id: z.string().optional(),
  referenced_tweets: z.array(z.object({ type: z.string(), id: z.string() })).optional(),
  attachments: z.object({ media_keys: z.array(z.string()).optional() }).optional(),
  public_metrics: z
    .object({ retweet_count: count, reply_count: count, like_count: count, quote_count: count })
    .optional(),
});
type Post = z.infer<typeof Post>;

export const User = z.object({
  id: z.string().optional(),
  name: optionalText,
  username: z.string().min(1),
  created_at: statedInstant.optional(),
  verified: z.boolean().optional(),
  profile_image_url: optionalText,
  description: optionalText,
  location: optionalText,
  public_metrics: z.object({ followers_count: count, following_count: count, tweet_count: count }).optional(),
});
export type User = z.infer<typeof User>;

const Media = z.object({ media_key: z.string(), url: optionalText, preview_image_url: optionalText });

const Page = z.object({
  data: z.array(Post).default([]),
  includes: z.object({ users: z.array(User).min(1), media: z.array(Media).default([]) }),
});
type Page = z.infer<typeof Page>;

export const USER = `id name username created_at verified profile_image_url description location public_metrics/followers_count
  public_metrics/following_count public_metrics/tweet_count`;

/**
 * Reads `x/posts`: a page of one author's posts from X API v2 (`GET /2/users/:id/tweets`, `GET /2/tweets/search/all`).
 * A post longer than 280 characters is truncated in `text` and complete in `note_tweet`. The API escapes `&`, `<` and
 * `>` in texts (docs.x.com, "Data dictionary: Tweet"); the message is unescaped.
 */
export const xPosts = jsonReader({
  kind: "x/posts",
  schema: Page,
  reads: [
    ...members("data/*", "id author_id text note_tweet/text created_at in_reply_to_user_id attachments/media_keys"),
    ...members("data/*/referenced_tweets/*", "type"),
    ...members("data/*/public_metrics", "retweet_count reply_count like_count quote_count"),
    ...members("includes/users/*", USER),
    ...members("includes/media/*", "media_key url preview_image_url"),
  ],
  ignores: {
    "about the response": members("", "meta errors"),
    "earlier and other posts": members("data/*", "edit_history_tweet_ids referenced_tweets/*/id"),
    "already in the text": members("data/*", "note_tweet/entities attachments/poll_ids"),
    "figures that no other platform counts": members("data/*/public_metrics", "bookmark_count impression_count"),
    ...userLeft("includes/users/*"),
    "what the user's own answer says": members("includes/users/*", "entities"),
    "which kind of picture": members("includes/media/*", "type"),
  },
  yields: ["location", "biography", "occupation", "interest", "avatar", "account", "followers", "post"],
  *read(page) {
    for (const [index, user] of page.includes.users.entries()) {
      const profile = readProfileUrl(`https://x.com/${user.username}`);
      if (profile === null) continue;
      const posts = page.data
        .map((post, place) => ({ post, place }))
        .filter(({ post }) => post.author_id === undefined || user.id === undefined || post.author_id === user.id);
      // A page of an author's posts may include users whom they quote: without posts in it, nothing is said about them.
      if (posts.length === 0) continue;
      const drafts = posts.map(({ post, place }) => readPost(post, user, page, pointer("data", place)));
      yield accountFinding(
        profile,
        user.name,
        [
          ...userClaims(user, profile, (...members) => pointer("includes", "users", index, ...members)),
          ...activityClaims(profile, drafts, "created_at"),
          ...drafts,
        ],
        [xKey(user.id)],
      );
    }
  },
});

/** The user's number in X's API. */
export function xKey(id: string | undefined): Identifier | null {
  return id === undefined ? null : normalizeIdentifier("externalId", `x:${id}`);
}

/** What a user object says, at the pointers that `at` returns. */
export function* userClaims(
  user: User,
  profile: ProfileAddress,
  at: (...members: readonly string[]) => string,
): Generator<ClaimDraft> {
  const account = accountOf(profile, {
    handle: user.username,
    displayName: user.name,
    createdAt: user.created_at,
    avatarUrl: user.profile_image_url,
    attributes: {
      Followers: user.public_metrics?.followers_count,
      Following: user.public_metrics?.following_count,
      Posts: user.public_metrics?.tweet_count,
      Verified: user.verified === true ? "yes" : undefined,
    },
  });
  yield claimAt("account", account, at());
  if (user.profile_image_url) yield claimAt("avatar", { imageUrl: user.profile_image_url }, at("profile_image_url"));
  if (user.description) yield* selfDescription(unescapeText(user.description), at("description"));
  if (user.location) yield claimAt("location", user.location, at("location"), SELF_LOCATION);
  const followers = user.public_metrics?.followers_count;
  if (followers !== undefined) {
    yield claimAt("followers", { platform: "x", count: followers }, at("public_metrics", "followers_count"));
  }
}

function readPost(post: Post, user: User, page: Page, locator: string) {
  const {
    retweet_count: shares,
    reply_count: comments,
    like_count: likes,
    quote_count: quotes,
  } = post.public_metrics ?? {};
  const media = page.includes.media.find(({ media_key: key }) => post.attachments?.media_keys?.includes(key));
  return postClaim(
    {
      platform: "x",
      id: post.id,
      url: `https://x.com/${user.username}/status/${post.id}`,
      date: post.created_at,
      message: unescapeText(post.note_tweet?.text ?? post.text),
      username: user.username,
      kind: kindOf(post),
      likes,
      comments,
      shares: shares === undefined ? undefined : shares + (quotes ?? 0),
      imageUrl: media?.url ?? media?.preview_image_url,
      verified: user.verified,
    },
    locator,
  );
}

/** Reposts from before the reference member existed begin with "RT @". */
function kindOf(post: Post): PostValue["kind"] {
  const types = new Set(post.referenced_tweets?.map(({ type }) => type));
  if (types.has("retweeted") || post.text.startsWith("RT @")) return "repost";
  if (types.has("quoted")) return "quote";
  return types.has("replied_to") || post.in_reply_to_user_id !== undefined ? "reply" : "original";
}

function unescapeText(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

export function userLeft(below: string): MemberTable["ignores"] {
  return {
    "settings of the account": members(below, "protected pinned_tweet_id withheld"),
    "how it was verified": members(below, "verified_type"),
    "the website's shortened URL": members(below, "url"),
    "figures that Candor does not show": members(`${below}/public_metrics`, "listed_count like_count media_count"),
  };
}
