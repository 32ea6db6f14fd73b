import type { Capture } from "../../src/connectors/connector.ts";
import { capture } from "./capture.ts";
import { POSTS } from "./captures.ts";
import { GDELT_ARTICLES } from "./outbound-captures.ts";
import { STACK_EXCHANGE_USERS, WIKIPEDIA_SUMMARY } from "./register-captures.ts";
import {
  BLUESKY_FEED,
  BLUESKY_PROFILE,
  BREACHES,
  GITHUB_EVENTS,
  GITHUB_USER,
  GRAVATAR_PROFILE,
  MASTODON_ACCOUNT,
  MASTODON_STATUSES,
  ORCID_RECORD,
  X_USER,
  YOUTUBE_CHANNELS,
  YOUTUBE_VIDEOS,
} from "./service-captures.ts";

/** Answers about invented people in which every member is told that a source documents and we read, some in several of them. */

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

const [STATUS] = MASTODON_STATUSES;
const CARD = { ...GRAVATAR_PROFILE, company: "" };
const [AFFILIATION] = ORCID_RECORD["activities-summary"].employments["affiliation-group"];
const SUMMARY = AFFILIATION?.summaries[0]?.["employment-summary"];
const PERIOD = { "start-date": { year: { value: "2001" } }, "end-date": { year: { value: "2004" } } };

function affiliations(kind: string) {
  return { "affiliation-group": [{ summaries: [{ [`${kind}-summary`]: { ...SUMMARY, ...PERIOD } }] }] };
}

export const WHOLE_CAPTURES: readonly Capture[] = [
  capture("gravatar/profile", {
    ...GRAVATAR_PROFILE,
    contact_info: {
      email: "maps@example.org",
      home_phone: "+1 202-555-0101",
      work_phone: "+1 202-555-0102",
      cell_phone: "+1 202-555-0103",
    },
  }),
  capture("gravatar/profile", { ...CARD, first_name: "", is_organization: false }),
  capture("gravatar/profile", {
    ...CARD,
    is_organization: true,
    verified_accounts: GRAVATAR_PROFILE.verified_accounts.map((account) => ({ ...account, is_hidden: true })),
  }),
  capture("gravatar/profile", {
    ...CARD,
    verified_accounts: GRAVATAR_PROFILE.verified_accounts.map((account) => ({ ...account, is_hidden: true })),
  }),
  capture("gravatar/profile", {
    ...CARD,
    verified_accounts: [{ service_type: "tumblr", url: "https://ada.tumblr.example.com/" }],
  }),
  capture("bluesky/profile", { ...BLUESKY_PROFILE, website: "https://ada.example.org/", verification: VERIFIED }),
  capture("bluesky/author-feed", { feed: BLUESKY_POSTS.map((post) => ({ post })) }),
  capture("bluesky/author-feed", {
    feed: BLUESKY_POSTS.map((post) => ({
      post: { ...post, record: { ...post.record, createdAt: "once", reply: { root: {} } } },
    })),
  }),
  capture("bluesky/author-feed", BLUESKY_FEED),
  capture("mastodon/account", MASTODON_ACCOUNT),
  capture("mastodon/account", {
    ...MASTODON_ACCOUNT,
    bot: true,
    moved: { ...MASTODON_ACCOUNT, username: "new", url: "https://new.example.org/@new" },
  }),
  capture("mastodon/account", {
    ...MASTODON_ACCOUNT,
    url: "https://social.example.org/users/1/",
    moved: { username: "new", url: "https://new.example.org/x/2" },
  }),
  capture("mastodon/account", { ...MASTODON_ACCOUNT, group: true }),
  capture("mastodon/statuses", [
    {
      ...STATUS,
      spoiler_text: "About bread",
      quotes_count: 4,
      quote: { state: "accepted" },
      account: { ...MASTODON_ACCOUNT, bot: true },
      media_attachments: [
        { type: "video", url: "https://films.example.org/1.mp4", preview_url: "https://films.example.org/1.png" },
      ],
    },
  ]),
  capture("mastodon/statuses", [{ ...STATUS, in_reply_to_id: "7", url: null }]),
  capture("mastodon/statuses", [
    { ...STATUS, account: { ...MASTODON_ACCOUNT, url: "https://social.example.org/users/1/" } },
  ]),
  capture("mastodon/statuses", MASTODON_STATUSES),
  capture("github/user", GITHUB_USER),
  capture("github/events", GITHUB_EVENTS),
  capture("x/user", X_USER),
  capture("x/posts", POSTS),
  capture("x/posts", {
    ...POSTS,
    data: POSTS.data.map((post) => ({ ...post, note_tweet: { text: "The whole of it" } })),
    includes: {
      ...POSTS.includes,
      users: [{ ...X_USER.data, id: "1" }],
      media: [{ media_key: "m1", preview_image_url: "https://pictures.example.org/still.png" }],
    },
  }),
  capture("youtube/channels", YOUTUBE_CHANNELS),
  capture("youtube/channels", {
    ...YOUTUBE_CHANNELS,
    items: YOUTUBE_CHANNELS.items.map((item) => ({
      ...item,
      statistics: { ...item.statistics, hiddenSubscriberCount: true },
    })),
  }),
  capture("youtube/videos", YOUTUBE_VIDEOS),
  capture("wikipedia/summary", WIKIPEDIA_SUMMARY),
  capture("wikipedia/summary", { ...WIKIPEDIA_SUMMARY, originalimage: undefined }),
  capture("stack-exchange/users", {
    items: STACK_EXCHANGE_USERS.items.map((user) => ({ ...STACK_EXCHANGE_USERS.items[0], ...user })),
  }),
  capture(
    "hibp/breached-account",
    [
      ...BREACHES,
      ...["IsVerified", "IsFabricated", "IsRetired", "IsSensitive"].map((flag) => ({
        ...BREACHES[0],
        [flag]: flag !== "IsVerified",
      })),
    ],
    { url: "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org?truncateResponse=false" },
  ),
  capture("hibp/listed-breaches", {
    account: "ada@example.org",
    breaches: [
      ...BREACHES,
      ...["IsVerified", "IsFabricated", "IsRetired", "IsSensitive"].map((flag) => ({
        ...BREACHES[0],
        [flag]: flag !== "IsVerified",
      })),
    ],
  }),
  capture("gdelt/articles", GDELT_ARTICLES, {
    url: "https://api.gdeltproject.org/api/v2/doc/doc?query=%22Ada+Example%22&mode=artlist&format=json",
  }),
  capture("orcid/record", {
    ...ORCID_RECORD,
    "activities-summary": {
      employments: affiliations("employment"),
      "invited-positions": affiliations("invited-position"),
      educations: affiliations("education"),
      qualifications: affiliations("qualification"),
      memberships: affiliations("membership"),
      services: affiliations("service"),
      distinctions: affiliations("distinction"),
    },
  }),
];
