import { FAMOUS } from "./companies.ts";
import { PEOPLE } from "./people.ts";
import type { Account, Person } from "./society.ts";

/** The person whose followers are listed in full: enough names to say anything about an audience. */
const WITH_AUDIENCE = "amara-okonkwo";

/** Responses in the formats that services document. A document is its kind, its URL and its data. */
export interface Answer {
  readonly kind: string;
  readonly url: string;
  readonly data: unknown;
}

export function xAnswers(person: Person, account: Account): readonly Answer[] {
  const user = {
    id: account.id,
    name: account.displayName,
    username: account.handle,
    created_at: account.created,
    verified: account.followers > 5000,
    protected: false,
    description: person.about.replaceAll("&", "&amp;"),
    location: `${person.city}, ${person.country}`,
    profile_image_url: person.portrait.url,
    public_metrics: {
      followers_count: account.followers,
      following_count: account.following,
      tweet_count: 40 * account.posts.length,
      listed_count: 3,
    },
  };
  const posts = account.posts.map((post) => ({
    id: post.id,
    author_id: account.id,
    text: post.text.replaceAll("&", "&amp;"),
    created_at: post.date,
    lang: person.lang,
    public_metrics: {
      retweet_count: post.shares,
      reply_count: post.comments,
      like_count: post.likes,
      quote_count: Math.floor(post.shares / 5),
    },
    ...(post.picture && { attachments: { media_keys: [`3_${post.id}`] } }),
  }));
  const media = account.posts.flatMap((post) =>
    post.picture ? [{ media_key: `3_${post.id}`, type: "photo", url: post.picture }] : [],
  );
  const base = `https://api.x.com/2/users/${account.id}`;
  const fame = account.followers > 3000 ? FAMOUS.slice(person.index % 3, (person.index % 3) + 3) : [];
  const audience = person.slug === WITH_AUDIENCE ? PEOPLE.filter(({ fullName }) => fullName !== person.fullName) : [];
  return [
    {
      kind: "x/user",
      url: `https://api.x.com/2/users/by/username/${account.handle}?user.fields=created_at,description,location,profile_image_url,public_metrics,verified`,
      data: { data: user },
    },
    {
      kind: "x/posts",
      url: `${base}/tweets?max_results=100&tweet.fields=created_at,public_metrics&expansions=author_id,attachments.media_keys`,
      data: {
        data: posts,
        includes: { users: [user], ...(media.length > 0 && { media }) },
        meta: { result_count: posts.length },
      },
    },
    ...(fame.length === 0 && audience.length === 0
      ? []
      : [
          {
            kind: "x/followers",
            url: `${base}/followers?max_results=1000&user.fields=public_metrics,profile_image_url`,
            data: {
              data: [
                ...fame.map((each, index) => ({
                  id: String(800_000 + index),
                  name: each.name,
                  username: each.handle,
                  profile_image_url: `https://pictures.example.org/famous/${each.handle}.png`,
                  public_metrics: { followers_count: each.followers },
                })),
                {
                  id: "700001",
                  name: "Somebody Quiet",
                  username: "candor_quiet",
                  public_metrics: { followers_count: 41 },
                },
                ...audience.map(({ fullName }, index) => ({
                  id: String(600_000 + index),
                  name: fullName,
                  username: `candor_reader_${index}`,
                  public_metrics: { followers_count: 3 * index },
                })),
              ],
              meta: { result_count: fame.length + 1 + audience.length },
            },
          },
        ]),
  ];
}

export function mastodonAnswers(person: Person, account: Account): readonly Answer[] {
  const number = String(110_000_000 + person.index);
  const entity = {
    id: number,
    username: account.handle,
    acct: account.handle,
    display_name: account.displayName,
    locked: false,
    bot: false,
    group: false,
    created_at: `${account.created.slice(0, 10)}T00:00:00.000Z`,
    note: `<p>${escapeMarkup(person.about)}</p>`,
    url: account.url,
    uri: `https://social.example.org/users/${account.handle}`,
    avatar: person.portrait.url,
    avatar_static: person.portrait.url,
    header: "https://social.example.org/headers/original/missing.png",
    followers_count: account.followers,
    following_count: account.following,
    statuses_count: 30 * account.posts.length,
    last_status_at: account.posts[0]?.date.slice(0, 10) ?? null,
    emojis: [],
    fields: [
      {
        name: "Home",
        value: `<a href="${person.site}" rel="me nofollow noopener" translate="no"><span class="invisible">https://</span>${person.slug}.example.org/</a>`,
        verified_at: "2025-03-04T05:06:07.000+00:00",
      },
    ],
  };
  const statuses = account.posts.map((post) => ({
    id: post.id,
    created_at: post.date,
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    sensitive: false,
    spoiler_text: "",
    visibility: "public",
    language: person.lang,
    uri: `${entity.uri}/statuses/${post.id}`,
    url: `${account.url}/${post.id}`,
    replies_count: post.comments,
    reblogs_count: post.shares,
    favourites_count: post.likes,
    content: `<p>${escapeMarkup(post.text)}</p>`,
    reblog: null,
    account: entity,
    media_attachments: post.picture
      ? [{ id: `${post.id}1`, type: "image", url: post.picture, preview_url: post.picture, description: null }]
      : [],
    mentions: [],
    tags: [],
    emojis: [],
  }));
  const fame = account.followers > 400 ? [FAMOUS[5], FAMOUS[3]].flatMap((each) => each ?? []) : [];
  return [
    {
      kind: "mastodon/account",
      url: `https://social.example.org/api/v1/accounts/lookup?acct=${account.handle}`,
      data: entity,
    },
    {
      kind: "mastodon/statuses",
      url: `https://social.example.org/api/v1/accounts/${number}/statuses?limit=40`,
      data: statuses,
    },
    ...(fame.length === 0
      ? []
      : [
          {
            kind: "mastodon/followers",
            url: `https://social.example.org/api/v1/accounts/${number}/followers`,
            data: fame.map((each, index) => ({
              ...entity,
              id: String(120_000_000 + index),
              username: each.handle,
              acct: `${each.handle}@fame.example.net`,
              display_name: each.name,
              note: "",
              url: `https://fame.example.net/@${each.handle}`,
              uri: `https://fame.example.net/users/${each.handle}`,
              avatar: `https://pictures.example.org/famous/${each.handle}.png`,
              avatar_static: `https://pictures.example.org/famous/${each.handle}.png`,
              followers_count: each.followers,
              fields: [],
            })),
          },
        ]),
  ];
}

export function mastodonKey(person: Person): string {
  return `mastodon:social.example.org/${110_000_000 + person.index}`;
}

export function blueskyAnswers(person: Person, account: Account): readonly Answer[] {
  const author = {
    did: account.id,
    handle: account.handle,
    displayName: account.displayName,
    avatar: person.portrait.url,
    createdAt: account.created,
  };
  const api = "https://public.api.bsky.app/xrpc";
  return [
    {
      kind: "bluesky/profile",
      url: `${api}/app.bsky.actor.getProfile?actor=${account.handle}`,
      data: {
        ...author,
        description: person.about,
        followersCount: account.followers,
        followsCount: account.following,
        postsCount: account.posts.length * 20,
        indexedAt: account.created,
        labels: [],
      },
    },
    {
      kind: "bluesky/author-feed",
      url: `${api}/app.bsky.feed.getAuthorFeed?actor=${account.handle}&limit=100`,
      data: {
        feed: account.posts.map((post) => ({
          post: {
            uri: `at://${account.id}/app.bsky.feed.post/3l${post.id.slice(-11)}`,
            cid: `bafyrei${post.id}`,
            author,
            record: { $type: "app.bsky.feed.post", text: post.text, createdAt: post.date, langs: [person.lang] },
            ...(post.picture && {
              embed: {
                $type: "app.bsky.embed.images#view",
                images: [{ thumb: post.picture, fullsize: post.picture, alt: "" }],
              },
            }),
            replyCount: post.comments,
            repostCount: post.shares,
            likeCount: post.likes,
            quoteCount: 0,
            indexedAt: post.date,
            labels: [],
          },
        })),
      },
    },
  ];
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
