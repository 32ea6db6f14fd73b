import { z } from "zod";
import type { Finding } from "../../../domain/claim.ts";
import { type ProfileAddress, readProfileUrl } from "../../../domain/platform.ts";
import type { Capture } from "../../connector.ts";
import { accountFinding } from "../account.ts";
import { activityClaims, postClaim } from "../post.ts";
import { instantOf, optionalCount, optionalText, pointer, readJson } from "../reading.ts";

/**
 * Reads `bluesky/author-feed`: a page of `app.bsky.feed.getAuthorFeed` (docs.bsky.app). Posts of others that the author
 * reposted stand in the feed with their own authors: they say nothing about the person.
 */
export function* readBlueskyFeed(capture: Capture): Iterable<Finding> {
  const { feed } = readJson(capture, Feed);
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
    yield accountFinding(address, name, [...activityClaims(address, posts, name), ...posts]);
  }
}

const Author = z.object({ did: z.string(), handle: z.string().min(1), displayName: optionalText });
const Post = z.object({
  uri: z.string().startsWith("at://"),
  author: Author,
  record: z.object({ text: z.string(), createdAt: z.string(), reply: z.unknown().optional() }),
  embed: z
    .object({ images: z.array(z.object({ fullsize: optionalText, thumb: optionalText })).optional() })
    .loose()
    .optional(),
  replyCount: optionalCount,
  repostCount: optionalCount,
  likeCount: optionalCount,
  quoteCount: optionalCount,
  indexedAt: z.iso.datetime({ offset: true }),
});
type Post = z.infer<typeof Post>;
const Entry = z.object({ post: Post, reason: z.object({ $type: z.string() }).loose().optional() });
const Feed = z.object({ feed: z.array(Entry) });

function isRepost({ reason }: z.infer<typeof Entry>): boolean {
  return reason?.$type === "app.bsky.feed.defs#reasonRepost";
}

function readPost(post: Post, index: number, address: ProfileAddress) {
  const id = post.uri.split("/").at(-1) ?? post.uri;
  const [image] = post.embed?.images ?? [];
  return postClaim(
    {
      platform: "bluesky",
      id,
      url: `${address.url}/post/${id}`,
      // Clients write `createdAt` and may write anything; the service itself writes `indexedAt`.
      date: instantOf(post.record.createdAt) ?? new Date(post.indexedAt).toISOString(),
      message: post.record.text,
      username: post.author.handle,
      kind: post.record.reply === undefined ? "original" : "reply",
      likes: post.likeCount,
      comments: post.replyCount,
      shares: post.repostCount === undefined ? undefined : post.repostCount + (post.quoteCount ?? 0),
      imageUrl: image?.fullsize ?? image?.thumb,
    },
    pointer("feed", index, "post"),
  );
}
