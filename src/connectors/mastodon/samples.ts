import { isAbout, sampleOf, type SampleAnswer, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

export const MASTODON_ACCOUNT = {
  id: "109000000000000101",
  username: "ada",
  acct: "ada",
  display_name: "Ada Example :bread:",
  locked: false,
  bot: false,
  discoverable: true,
  created_at: "2022-11-05T00:00:00.000Z",
  note: '<p>Maps &amp; bread.<br />Also <a href="https://example.org">this</a>.</p>',
  url: "https://social.example.org/@ada",
  avatar: `${PICTURES}/ada.png`,
  followers_count: 432,
  following_count: 21,
  statuses_count: 99,
  last_status_at: "2026-06-02",
  emojis: [],
  fields: [
    {
      name: "Web",
      value: '<a href="https://ada.example.org" rel="me"><span class="invisible">https://</span>ada.example.org</a>',
      verified_at: "2023-01-01T00:00:00.000+00:00",
    },
    {
      name: "Code",
      value: '<a href="https://github.com/Candor-Ada" rel="me">x</a>',
      verified_at: "2023-01-01T00:00:00.000+00:00",
    },
    { name: "Claimed", value: '<a href="https://x.com/somebody">x</a>', verified_at: null },
  ],
};

const MASTODON_FOLLOWERS = [
  {
    ...MASTODON_ACCOUNT,
    id: "1",
    username: "big",
    acct: "big@other.example.org",
    display_name: "Big Example",
    url: "https://other.example.org/@big",
    followers_count: 54_321,
    fields: [],
  },
  {
    ...MASTODON_ACCOUNT,
    id: "2",
    username: "small",
    acct: "small",
    url: "https://social.example.org/@small",
    followers_count: 9,
    fields: [],
  },
];

export const MASTODON_STATUSES = [
  {
    id: "112000000000000001",
    created_at: "2026-06-02T08:09:10.000Z",
    in_reply_to_id: null,
    sensitive: false,
    visibility: "public",
    language: "en",
    uri: "https://social.example.org/users/ada/statuses/112000000000000001",
    url: "https://social.example.org/@ada/112000000000000001",
    replies_count: 1,
    reblogs_count: 2,
    favourites_count: 3,
    content: "<p>First line<br />second line</p><p>Third &lt;b&gt;</p>",
    reblog: null,
    account: MASTODON_ACCOUNT,
    media_attachments: [
      { id: "5", type: "image", url: `${PICTURES}/loaf.png`, preview_url: `${PICTURES}/loaf-small.png` },
    ],
  },
  {
    id: "112000000000000002",
    created_at: "2026-06-01T08:09:10.000Z",
    in_reply_to_id: null,
    visibility: "public",
    uri: "https://social.example.org/users/ada/statuses/112000000000000002/activity",
    url: "https://social.example.org/@ada/112000000000000002",
    content: "",
    reblog: { id: "3" },
    account: MASTODON_ACCOUNT,
    media_attachments: [],
  },
];

const [STATUS] = MASTODON_STATUSES;

export const samples: Samples = {
  reads: {
    // A link that the server did not verify states nothing.
    "mastodon/account": {
      counts: "account account avatar biography followers website",
      says: ["Maps & bread.\nAlso this.", "Ada Example"],
    },
    "mastodon/followers": { counts: "audience follower", says: [54_321] },
    "mastodon/statuses": {
      counts: "account account avatar biography followers post",
      says: ["First line\nsecond line\n\nThird <b>", "2026-06-02T08:09:10.000Z"],
    },
  },
  captures: [
    sampleOf("mastodon/account", MASTODON_ACCOUNT),
    sampleOf("mastodon/followers", MASTODON_FOLLOWERS, {
      url: "https://social.example.org/api/v1/accounts/109000000000000101/followers?limit=80",
    }),
    sampleOf("mastodon/statuses", MASTODON_STATUSES),
    sampleOf("mastodon/account", {
      ...MASTODON_ACCOUNT,
      bot: true,
      moved: { ...MASTODON_ACCOUNT, username: "new", url: "https://new.example.org/@new" },
    }),
    sampleOf("mastodon/account", {
      ...MASTODON_ACCOUNT,
      url: "https://social.example.org/users/1/",
      moved: { username: "new", url: "https://new.example.org/x/2" },
    }),
    sampleOf("mastodon/account", { ...MASTODON_ACCOUNT, group: true }),
    sampleOf("mastodon/statuses", [
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
    sampleOf("mastodon/statuses", [{ ...STATUS, in_reply_to_id: "7", url: null }]),
    sampleOf("mastodon/statuses", [
      { ...STATUS, account: { ...MASTODON_ACCOUNT, url: "https://social.example.org/users/1/" } },
    ]),
  ],
  answer: (path, query) => {
    if (path === "/social.example.org/api/v2/search") {
      return { body: { accounts: isAbout(query, "q") ? [MASTODON_ACCOUNT] : [], statuses: [], hashtags: [] } };
    }
    if (path.endsWith("/.well-known/webfinger")) return finger(query.get("resource") ?? "");
    if (path === "/social.example.org/api/v1/accounts/lookup") return { body: MASTODON_ACCOUNT };
    return path === `/social.example.org/api/v1/accounts/${MASTODON_ACCOUNT.id}/statuses`
      ? { body: MASTODON_STATUSES }
      : undefined;
  },
};

function finger(resource: string): SampleAnswer | undefined {
  if (resource !== "acct:ada@social.example.org") return undefined;
  const self = { rel: "self", type: "application/activity+json", href: "https://social.example.org/users/ada" };
  return { body: { subject: resource, links: [self] }, type: "application/jrd+json" };
}
