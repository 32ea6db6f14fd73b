import { isAbout, sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

const X_USER = {
  data: {
    id: "900000000000000101",
    name: "Ada Example",
    username: "candor_ada",
    created_at: "2015-03-04T00:00:00.000Z",
    verified: true,
    description: "I count &amp; things",
    location: "Everywhere",
    profile_image_url: `${PICTURES}/ada.png`,
    url: "https://t.co/abc",
    entities: {
      url: { urls: [{ start: 0, end: 16, url: "https://t.co/abc", expanded_url: "https://ada.example.org/" }] },
    },
    public_metrics: { followers_count: 1234, following_count: 56, tweet_count: 789, listed_count: 3 },
  },
};

const X_FOLLOWERS = {
  data: [
    {
      id: "900000000000000201",
      name: "Big Example",
      username: "candor_big",
      profile_image_url: `${PICTURES}/big.png`,
      public_metrics: { followers_count: 250_000, following_count: 1, tweet_count: 2, listed_count: 3 },
    },
    {
      id: "900000000000000202",
      name: "Private Example",
      username: "candor_small",
      public_metrics: { followers_count: 12 },
    },
    { id: "900000000000000203", name: "No Metrics", username: "candor_none" },
  ],
  meta: { result_count: 3 },
};

export const POSTS = {
  data: [
    {
      id: "11",
      author_id: "1",
      text: "Bread &amp; roses &lt;3 &amp;lt;",
      created_at: "2026-01-02T03:04:05.000Z",
      attachments: { media_keys: ["m1"] },
      public_metrics: { retweet_count: 2, reply_count: 3, like_count: 5, quote_count: 7 },
    },
    { id: "10", author_id: "1", text: "RT @other Hello", created_at: "2026-01-01T03:04:05.000Z" },
    {
      id: "9",
      author_id: "1",
      text: "Well said",
      created_at: "2025-12-31T03:04:05.000Z",
      referenced_tweets: [{ type: "quoted", id: "8" }],
    },
    { id: "7", author_id: "1", text: "@other Yes", created_at: "2025-12-30T03:04:05.000Z", in_reply_to_user_id: "2" },
    { id: "6", author_id: "2", text: "Somebody else's", created_at: "2025-12-29T03:04:05.000Z" },
  ],
  includes: {
    users: [
      {
        id: "1",
        name: "Ada Example",
        username: "Candor_Ada",
        created_at: "2015-03-04T00:00:00.000Z",
        verified: true,
        description: "I count &amp; things",
        location: "Everywhere",
        profile_image_url: "https://pictures.example.org/a.png",
        public_metrics: { followers_count: 1234 },
      },
      { id: "3", name: "Quoted", username: "quoted" },
    ],
    media: [{ media_key: "m1", url: "https://pictures.example.org/bread.png" }],
  },
};

export const samples: Samples = {
  reads: {
    "x/user": {
      counts: "account avatar biography followers location website",
      says: ["I count & things", "https://ada.example.org/"],
    },
    // One of three followers is named: the others are private people.
    "x/followers": { counts: "audience follower", says: ["Big Example", 250_000] },
  },
  captures: [
    sampleOf("x/user", X_USER),
    sampleOf("x/followers", X_FOLLOWERS, {
      url: "https://api.x.com/2/users/900000000000000101/followers?max_results=100",
    }),
    sampleOf("x/posts", POSTS),
    sampleOf("x/posts", {
      ...POSTS,
      data: POSTS.data.map((post) => ({ ...post, note_tweet: { text: "The whole of it" } })),
      includes: {
        ...POSTS.includes,
        users: [{ ...X_USER.data, id: "1" }],
        media: [{ media_key: "m1", preview_image_url: "https://pictures.example.org/still.png" }],
      },
    }),
  ],
  answer: (path, query, headers) => {
    if (!headers.authorization) return { status: 401, body: { message: "no key" } };
    if (path === "/2/users/search") {
      return { body: isAbout(query, "query") ? { data: [X_USER.data], meta: {} } : { meta: { result_count: 0 } } };
    }
    if (path === "/2/users/by/username/candor_ada") return { body: X_USER };
    if (path === `/2/users/${X_USER.data.id}/tweets`) return { body: POSTS };
    const detail = { title: "Not Found Error", type: "https://api.twitter.com/2/problems/resource-not-found" };
    return { body: { errors: [detail] } };
  },
};
