import { isAbout, sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

export const BLUESKY_PROFILE = {
  did: "did:plc:abcdefghijklmnopqrstuvwx",
  handle: "ada.example.org",
  displayName: "Ada Example",
  description: "Maps and bread",
  avatar: `${PICTURES}/ada.png`,
  followersCount: 77,
  followsCount: 8,
  postsCount: 9,
  associated: { lists: 0, feedgens: 0, starterPacks: 0, labeler: false },
  createdAt: "2023-07-01T00:00:00.000Z",
  indexedAt: "2024-01-01T00:00:00.000Z",
  labels: [],
};

const BLUESKY_AUTHOR = { did: BLUESKY_PROFILE.did, handle: BLUESKY_PROFILE.handle, displayName: "Ada Example" };

export const BLUESKY_FEED = {
  feed: [
    {
      post: {
        uri: "at://did:plc:abcdefghijklmnopqrstuvwx/app.bsky.feed.post/3kabcdefghi2x",
        cid: "bafyreiabc",
        author: BLUESKY_AUTHOR,
        record: {
          $type: "app.bsky.feed.post",
          text: "A loaf at last",
          createdAt: "2026-04-05T06:07:08.900Z",
          langs: ["en"],
        },
        embed: {
          $type: "app.bsky.embed.images#view",
          images: [{ thumb: `${PICTURES}/loaf-small.png`, fullsize: `${PICTURES}/loaf.png`, alt: "A loaf" }],
        },
        replyCount: 1,
        repostCount: 2,
        likeCount: 30,
        quoteCount: 4,
        indexedAt: "2026-04-05T06:07:09.000Z",
        labels: [],
      },
    },
    {
      post: {
        uri: "at://did:plc:zzzzzzzzzzzzzzzzzzzzzzzz/app.bsky.feed.post/3kother",
        cid: "bafyreidef",
        author: { did: "did:plc:zzzzzzzzzzzzzzzzzzzzzzzz", handle: "other.example.com" },
        record: { $type: "app.bsky.feed.post", text: "Somebody else's", createdAt: "2026-04-04T06:07:08.900Z" },
        indexedAt: "2026-04-04T06:07:09.000Z",
      },
      reason: { $type: "app.bsky.feed.defs#reasonRepost", by: BLUESKY_AUTHOR, indexedAt: "2026-04-05T00:00:00.000Z" },
    },
  ],
  cursor: "2026-04-04T06:07:09Z",
};

/**
 * Responses about invented people with every member that the source documents and we read, in some cases in several
 * responses.
 */
const VERIFIED = { verifications: [], verifiedStatus: "valid", trustedVerifierStatus: "none" };

const BLUESKY_POSTS = BLUESKY_FEED.feed.slice(0, 1).map(({ post }) => ({
  ...post,
  author: {
    ...post.author,
    avatar: "https://pictures.example.org/ada.png",
    createdAt: "2023-07-01T00:00:00.000Z",
    verification: VERIFIED,
  },
}));

/** `profileView`: a profile without its counts. */
const { followersCount: _a, followsCount: _b, postsCount: _c, ...ACTOR } = BLUESKY_PROFILE;

export const samples: Samples = {
  reads: {
    "bluesky/profile": { counts: "account avatar biography followers", says: [77, "2023-07-01T00:00:00.000Z"] },
    // A repost of somebody else's post is not the person's.
    "bluesky/author-feed": { counts: "account account post", says: ["A loaf at last", 6] },
  },
  captures: [
    sampleOf("bluesky/profile", BLUESKY_PROFILE),
    sampleOf("bluesky/author-feed", BLUESKY_FEED),
    sampleOf("bluesky/profile", { ...BLUESKY_PROFILE, website: "https://ada.example.org/", verification: VERIFIED }),
    sampleOf("bluesky/author-feed", { feed: BLUESKY_POSTS.map((post) => ({ post })) }),
    sampleOf("bluesky/author-feed", {
      feed: BLUESKY_POSTS.map((post) => ({
        post: { ...post, record: { ...post.record, createdAt: "once", reply: { root: {} } } },
      })),
    }),
  ],
  answer: (path, query) => {
    if (path === "/xrpc/app.bsky.actor.searchActors") return { body: { actors: isAbout(query, "q") ? [ACTOR] : [] } };
    if (query.get("actor") !== BLUESKY_PROFILE.handle) {
      return { status: 400, body: { error: "InvalidRequest", message: "Profile not found" } };
    }
    if (path === "/xrpc/app.bsky.actor.getProfile") return { body: BLUESKY_PROFILE };
    return path === "/xrpc/app.bsky.feed.getAuthorFeed" ? { body: BLUESKY_FEED } : undefined;
  },
};
