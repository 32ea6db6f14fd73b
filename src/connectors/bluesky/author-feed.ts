import { z } from "zod";
import type { ClaimDraft, PostValue } from "../../domain/claim.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, accountOf } from "../findings/account.ts";
import { activityClaims, postClaim } from "../findings/post.ts";
import { claimAt, instantOf, optionalCount, optionalText, pointer, statedInstant } from "../findings/claims.ts";
import { BlueskyAuthor, isVerified } from "./profile.ts";

/** Pictures, the still of a video, or either next to a quoted post (`app.bsky.feed.defs#postView`, `embed`). */
const Media = z
  .object({
    $type: optionalText,
    images: z.array(z.object({ fullsize: optionalText, thumb: optionalText })).optional(),
    items: z.array(z.object({ fullsize: optionalText, thumbnail: optionalText })).optional(),
    thumbnail: optionalText,
  })
  .loose();
const Post = z.object({
  uri: z.string().startsWith("at://"),
  author: BlueskyAuthor,
  record: z.object({ text: z.string(), createdAt: z.string(), reply: z.unknown().optional() }),
  embed: Media.extend({ media: Media.optional() }).optional(),
  replyCount: optionalCount,
  repostCount: optionalCount,
  likeCount: optionalCount,
  quoteCount: optionalCount,
  indexedAt: statedInstant,
});
type Post = z.infer<typeof Post>;
const Entry = z.object({ post: Post, reason: z.object({ $type: z.string() }).loose().optional() });
const Feed = z.object({ feed: z.array(Entry) });

/**
 * Reads `bluesky/author-feed`: a page of `app.bsky.feed.getAuthorFeed` (docs.bsky.app). Posts by others that the author
 * reposted are in the feed under their own authors: they say nothing about the person.
 */
export const blueskyFeed = jsonReader({
  kind: "bluesky/author-feed",
  schema: Feed,
  reads: [
    "feed/*/reason/$type",
    ...members("feed/*/post", "uri embed replyCount repostCount likeCount quoteCount indexedAt"),
    ...members("feed/*/post/record", "text createdAt reply"),
    ...members("feed/*/post/author", "did handle displayName avatar createdAt verification/verifiedStatus"),
  ],
  ignores: {
    "about the response": members("", "cursor"),
    "other people's posts and their authors": members(
      "feed/*",
      "reply reason/by reason/indexedAt reason/uri reason/cid",
    ),
    "why the service displays it": members("feed/*", "feedContext reqId"),
    "already in the text and the pictures": members(
      "feed/*/post/record",
      "$type entities facets embed langs labels tags",
    ),
    "who saved it: not a figure shown for posts": members("feed/*/post", "bookmarkCount"),
    "the service's own remarks": members("feed/*/post", "cid labels threadgate debug"),
    "the relation between the author and the caller": members("feed/*/post", "viewer author/viewer"),
    "what the profile says": members(
      "feed/*/post/author",
      `associated labels status pronouns debug verification/verifications verification/trustedVerifierStatus`,
    ),
  },
  yields: ["account", "post"],
  *read({ feed }) {
    const byHandle = Map.groupBy(
      feed.map((entry, index) => ({ ...entry, index })).filter((entry) => !isRepost(entry)),
      ({ post }) => post.author.handle,
    );
    for (const [handle, entries] of byHandle) {
      const address = readProfileUrl(`https://bsky.app/profile/${handle}`);
      const [first] = entries;
      if (address === null || first === undefined) continue;
      const posts = entries.map(({ post, index }) => readPost(post, index, address));
      const name = first.post.author.displayName;
      const author = authorClaim(first.post, first.index, address);
      yield accountFinding(address, name, [
        author,
        ...activityClaims(address, posts, "record/createdAt", name),
        ...posts,
      ]);
    }
  },
});

function isRepost({ reason }: z.infer<typeof Entry>): boolean {
  return reason?.$type === "app.bsky.feed.defs#reasonRepost";
}

function authorClaim({ author }: Post, index: number, address: ProfileAddress): ClaimDraft {
  const facts = { displayName: author.displayName, createdAt: instantOf(author.createdAt), avatarUrl: author.avatar };
  return claimAt("account", accountOf(address, facts), pointer("feed", index, "post", "author"));
}

function readPost(post: Post, index: number, address: ProfileAddress) {
  const id = post.uri.split("/").at(-1) ?? post.uri;
  return postClaim(
    {
      platform: "bluesky",
      id,
      url: `${address.url}/post/${id}`,
      // Clients write `createdAt` and may write anything; `indexedAt` is from the service itself.
      date: instantOf(post.record.createdAt) ?? post.indexedAt,
      message: post.record.text,
      username: post.author.handle,
      kind: kindOf(post),
      likes: post.likeCount,
      comments: post.replyCount,
      shares: post.repostCount === undefined ? undefined : post.repostCount + (post.quoteCount ?? 0),
      imageUrl: pictureOf(post.embed) ?? pictureOf(post.embed?.media),
      verified: post.author.verification ? isVerified(post.author) : undefined,
    },
    pointer("feed", index, "post"),
  );
}

/** A post embedded in a post is a quote, whether alone or with pictures. */
function kindOf({ record, embed }: Post): PostValue["kind"] {
  if (record.reply !== undefined) return "reply";
  return /^app\.bsky\.embed\.record(?:WithMedia)?#view$/.test(embed?.$type ?? "") ? "quote" : "original";
}

function pictureOf(media: z.infer<typeof Media> | undefined): string | undefined {
  const [image] = media?.images ?? [];
  const [item] = media?.items ?? [];
  return image?.fullsize ?? image?.thumb ?? item?.fullsize ?? item?.thumbnail ?? media?.thumbnail;
}
