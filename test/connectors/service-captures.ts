import type { Capture } from "../../src/connectors/connector.ts";
import { capture } from "./capture.ts";

const PICTURES = "https://pictures.example.org";

export const X_USER = {
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

export const X_FOLLOWERS = {
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

export const GITHUB_USER = {
  login: "Candor-Ada",
  id: 900_101,
  node_id: "U_900101",
  avatar_url: `${PICTURES}/ada.png`,
  html_url: "https://github.com/Candor-Ada",
  type: "User",
  site_admin: false,
  name: "Ada Example",
  company: "@example-maps",
  blog: "https://ada.example.org",
  location: "Barre, VT",
  email: "Ada@Example.org",
  hireable: null,
  bio: "Maps, mostly.",
  twitter_username: "candor_ada",
  public_repos: 12,
  public_gists: 0,
  followers: 345,
  following: 6,
  created_at: "2012-05-06T07:08:09Z",
  updated_at: "2026-05-06T07:08:09Z",
};

export const GITHUB_SOCIAL_ACCOUNTS = [
  { provider: "mastodon", url: "https://social.example.org/@ada" },
  { provider: "generic", url: "https://orcid.org/0000-0000-0000-0101" },
  { provider: "generic", url: "https://ada.example.org/maps" },
];

/** What a search of the web says: a page, a profile, and a page that names somebody else. */
export const BRAVE_WEB = {
  type: "search",
  query: { original: "Ada Example" },
  web: {
    type: "search",
    results: [
      {
        title: "Maps of Barre",
        url: "https://ada.example.org/maps",
        description: "<strong>Ada Example</strong> draws maps.",
        extra_snippets: ["She began in 2012."],
      },
      {
        title: "Ada Example - Cartographer - Example Maps | LinkedIn",
        url: "https://www.linkedin.com/in/candor-ada-example",
        description: "Barre, Vermont &amp; around.",
      },
      {
        title: "Ten facts about maps",
        url: "https://facts.example.org/maps",
        description: "For example, north is up.",
      },
    ],
  },
};

export const SEARXNG_RESULTS = {
  query: "Ada Example",
  number_of_results: 0,
  results: [
    {
      url: "https://ada.example.org/maps",
      title: "Ada Example",
      content: "Draws maps.",
      engine: "example",
      engines: ["example"],
      score: 1,
    },
    {
      url: "https://www.instagram.com/candor_ada",
      title: "Ada Example (@candor_ada) • Instagram photos",
      content: "Bread.",
      engine: "example",
    },
  ],
  answers: [],
  suggestions: [],
  unresponsive_engines: [],
};

/** What a caller knew before anybody was asked. */
const STATEMENT = {
  fullName: "Ada Example",
  aliases: ["Ada Thornquist"],
  birthDate: "1980-05",
  employer: "Example Maps",
  role: "Cartographer",
  place: "Barre, Vermont",
  school: "University of Maps",
  email: "ada@example.org",
  phones: ["+12025550101"],
  sources: ["https://github.com/candor-ada", "https://ada.example.org"],
};

export const GITHUB_EVENTS = [
  {
    id: "41",
    type: "PushEvent",
    actor: { id: 900_101, login: "Candor-Ada", url: "https://api.github.com/users/Candor-Ada" },
    repo: { id: 1, name: "Candor-Ada/maps", url: "https://api.github.com/repos/Candor-Ada/maps" },
    payload: {},
    public: true,
    created_at: "2026-06-01T10:00:00Z",
  },
  { id: "40", type: "WatchEvent", actor: { login: "Candor-Ada" }, public: true, created_at: "2026-05-01T10:00:00Z" },
];

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

export const MASTODON_FOLLOWERS = [
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

export const INSTAGRAM_ACCOUNT = {
  business_discovery: {
    id: "17840000000000101",
    username: "candor.ada",
    name: "Ada Example",
    biography: "Maps 🗺️ and bread",
    website: "https://ada.example.org/",
    profile_picture_url: `${PICTURES}/ada.png`,
    followers_count: 4321,
    follows_count: 100,
    media_count: 2,
    media: {
      data: [
        {
          id: "17890000000000001",
          caption: "A loaf",
          media_type: "IMAGE",
          media_url: `${PICTURES}/loaf.png`,
          permalink: "https://www.instagram.com/p/Cabcdef/",
          timestamp: "2026-05-06T07:08:09+0000",
          like_count: 120,
          comments_count: 3,
        },
        {
          id: "17890000000000002",
          media_type: "VIDEO",
          media_url: "https://video.example.org/1.mp4",
          thumbnail_url: `${PICTURES}/loaf-small.png`,
          permalink: "https://www.instagram.com/reel/Cabcdeg/",
          timestamp: "2026-04-06T07:08:09+0000",
          like_count: 60,
          comments_count: 1,
        },
      ],
    },
  },
  id: "17841400000000000",
};

export const FACEBOOK_PAGE = {
  id: "100900000000101",
  name: "Ada Example",
  username: "candor.ada",
  link: "https://www.facebook.com/candor.ada",
  about: "Maps and bread",
  category: "Author",
  website: "https://ada.example.org/",
  emails: ["ada@example.org"],
  phone: "+1 202-555-0101",
  followers_count: 2100,
  fan_count: 2000,
  verification_status: "blue_verified",
  picture: { data: { height: 50, is_silhouette: false, url: `${PICTURES}/ada.png`, width: 50 } },
  posts: {
    data: [
      {
        id: "100900000000101_1",
        message: "A loaf at last",
        created_time: "2026-05-06T07:08:09+0000",
        permalink_url: "https://www.facebook.com/candor.ada/posts/1",
        full_picture: `${PICTURES}/loaf.png`,
        shares: { count: 4 },
        likes: { data: [], summary: { total_count: 30, can_like: true, has_liked: false } },
        reactions: { data: [], summary: { total_count: 33, viewer_reaction: "NONE" } },
        comments: { data: [], summary: { order: "chronological", total_count: 5, can_comment: true } },
      },
      { id: "100900000000101_2", created_time: "2026-05-05T07:08:09+0000" },
    ],
    paging: { cursors: { before: "a", after: "b" } },
  },
};

export const TIKTOK_USER = {
  data: {
    user: {
      open_id: "723f24d7-e717-40f8-a2b6-cb8464cd23b4",
      username: "candor.ada",
      display_name: "Ada Example",
      avatar_url: `${PICTURES}/ada.png`,
      bio_description: "Bread",
      profile_deep_link: "https://vm.tiktok.com/abc/",
      is_verified: true,
      follower_count: 987,
      following_count: 6,
      likes_count: 5432,
      video_count: 1,
    },
  },
  error: { code: "ok", message: "", log_id: "20260615000000000" },
};

export const TIKTOK_VIDEOS = {
  data: {
    videos: [
      {
        id: "7300000000000000001",
        create_time: 1_780_000_000,
        cover_image_url: `${PICTURES}/loaf.png`,
        share_url: "https://www.tiktok.com/@candor.ada/video/7300000000000000001",
        video_description: "Kneading",
        duration: 30,
        title: "Kneading",
        like_count: 50,
        comment_count: 4,
        share_count: 3,
        view_count: 999,
      },
    ],
    cursor: 1_780_000_000_000,
    has_more: false,
  },
  error: { code: "ok", message: "", log_id: "20260615000000001" },
};

export const YOUTUBE_CHANNELS = {
  kind: "youtube#channelListResponse",
  etag: "abc",
  pageInfo: { totalResults: 1, resultsPerPage: 5 },
  items: [
    {
      kind: "youtube#channel",
      etag: "def",
      id: "UCaBcDeFgHiJkLmNoPqRsTuV",
      snippet: {
        title: "Ada bakes",
        description: "Bread by Ada Example",
        customUrl: "@adabakes",
        publishedAt: "2016-01-02T03:04:05Z",
        thumbnails: {
          default: { url: `${PICTURES}/ada-88.png`, width: 88, height: 88 },
          high: { url: `${PICTURES}/ada.png`, width: 800, height: 800 },
        },
        country: "US",
      },
      statistics: { viewCount: "123456", subscriberCount: "7890", hiddenSubscriberCount: false, videoCount: "12" },
    },
  ],
};

export const YOUTUBE_VIDEOS = {
  kind: "youtube#videoListResponse",
  etag: "abc",
  items: [
    {
      kind: "youtube#video",
      id: "dAdAdAdAdA1",
      snippet: {
        publishedAt: "2026-03-04T05:06:07Z",
        channelId: "UCaBcDeFgHiJkLmNoPqRsTuV",
        channelTitle: "Ada bakes",
        title: "Rye",
        description: "How to bake rye.",
        thumbnails: { default: { url: `${PICTURES}/rye.png`, width: 120, height: 90 } },
      },
      statistics: { viewCount: "1000", likeCount: "90", favoriteCount: "0", commentCount: "8" },
    },
  ],
  pageInfo: { totalResults: 1, resultsPerPage: 1 },
};

export const GRAVATAR_PROFILE = {
  hash: "c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00",
  display_name: "ada",
  profile_url: "https://gravatar.com/candorada",
  avatar_url: "https://0.gravatar.com/avatar/c0ffee00",
  avatar_alt_text: "",
  location: "Barre, Vermont",
  description: "Maps and bread",
  job_title: "Cartographer",
  company: "Example Maps",
  verified_accounts: [
    {
      service_type: "github",
      service_label: "GitHub",
      service_icon: "https://gravatar.com/icons/github.svg",
      url: "https://github.com/Candor-Ada",
      is_hidden: false,
    },
    {
      service_type: "tumblr",
      service_label: "Tumblr",
      service_icon: "https://gravatar.com/icons/tumblr-alt.svg",
      url: "https://ada.tumblr.example.com/",
      is_hidden: false,
    },
  ],
  pronunciation: "",
  pronouns: "",
  timezone: "America/New_York",
  languages: [{ code: "en", name: "English", is_primary: true, order: 0 }],
  interests: [
    { id: 1, name: "Maps", slug: "maps" },
    { id: 2, name: "Bread", slug: "bread" },
  ],
  first_name: "Ada",
  last_name: "Example",
  links: [{ label: "Home", url: "https://ada.example.org/" }],
  gallery: [{ url: `${PICTURES}/hill.png`, alt_text: "On a hill" }],
  registration_date: "2014-01-02T03:04:05Z",
  last_profile_edit: "2026-01-02T03:04:05Z",
};

export const BREACHES = [
  {
    Name: "InventedForum",
    Title: "Invented Forum",
    Domain: "forum.example.com",
    BreachDate: "2019-02-03",
    AddedDate: "2019-03-01T00:00:00Z",
    ModifiedDate: "2019-03-01T00:00:00Z",
    PwnCount: 12_345,
    Description: 'In February 2019, the forum <a href="https://forum.example.com">Invented Forum</a> was breached.',
    LogoPath: "https://logos.example.com/forum.png",
    DataClasses: ["Email addresses", "Passwords"],
    IsVerified: true,
    IsFabricated: false,
    IsSensitive: false,
    IsRetired: false,
    IsSpamList: false,
    IsMalware: false,
    IsSubscriptionFree: false,
    IsStealerLog: false,
  },
  {
    Name: "List",
    Title: "Spam List",
    Domain: "",
    BreachDate: "2020-01-01",
    Description: "",
    DataClasses: [],
    IsSpamList: true,
  },
];

export const CRUNCHBASE_ORGANIZATION = {
  properties: {
    identifier: {
      uuid: "00000000-0000-4000-8000-000000000101",
      value: "Example Maps",
      permalink: "example-maps",
      entity_def_id: "organization",
    },
    website: { value: "https://maps.example.com" },
    image_url: `${PICTURES}/maps.png`,
    categories: [{ uuid: "c1", value: "Cartography", permalink: "cartography", entity_def_id: "category" }],
    location_identifiers: [
      { value: "Barre", permalink: "barre", location_type: "city" },
      { value: "Vermont", permalink: "vermont", location_type: "region" },
    ],
    num_employees_enum: "c_00011_00050",
    founded_on: { value: "1999-01-01", precision: "year" },
    funding_total: { value: 2_500_000, currency: "EUR", value_usd: 2_750_000 },
    num_funding_rounds: 3,
    ipo_status: "public",
    stock_symbol: { value: "EXMP" },
  },
  cards: {},
};

export const LINKEDIN_SNAPSHOT = {
  paging: { start: 0, count: 10, links: [], total: 1 },
  elements: [
    {
      snapshotDomain: "PROFILE",
      snapshotData: [
        {
          "First Name": "Ada",
          "Last Name": "Example",
          "Maiden Name": "Sample",
          Address: "",
          "Birth Date": "Feb 3, 1981",
          Headline: "Cartographer",
          Summary: "I draw maps.",
          Industry: "Cartography",
          "Zip Code": "",
          "Geo Location": "Barre, Vermont, United States",
          "Twitter Handles": "[candor_ada]",
          Websites: "[PORTFOLIO:https://ada.example.org]",
          "Instant Messengers": "",
        },
      ],
    },
    {
      snapshotDomain: "POSITIONS",
      snapshotData: [
        {
          "Company Name": "Example Maps",
          Title: "Cartographer",
          Description: "",
          Location: "Barre",
          "Started On": "Mar 2020",
          "Finished On": "",
        },
        {
          "Company Name": "Old Maps",
          Title: "Apprentice",
          Description: "Lines",
          Location: "",
          "Started On": "2001",
          "Finished On": "Apr 2003",
        },
      ],
    },
    {
      snapshotDomain: "EDUCATION",
      snapshotData: [
        {
          "School Name": "University of Maps",
          "Start Date": "1999",
          "End Date": "2001",
          Notes: "",
          "Degree Name": "M.A.",
          Activities: "",
        },
      ],
    },
    { snapshotDomain: "SKILLS", snapshotData: [{ Name: "Surveying" }] },
    { snapshotDomain: "LANGUAGES", snapshotData: [{ Name: "Spanish", Proficiency: "Limited working proficiency" }] },
    { snapshotDomain: "HONORS", snapshotData: [{ Title: "Golden Compass", Description: "", "Issued On": "Jan 2010" }] },
    {
      snapshotDomain: "CERTIFICATIONS",
      snapshotData: [
        {
          Name: "Surveyor",
          Url: "",
          Authority: "Board of Lines",
          "Started On": "",
          "Finished On": "",
          "License Number": "",
        },
      ],
    },
    {
      snapshotDomain: "ORGANIZATIONS",
      snapshotData: [
        { Name: "Map Society", Position: "Treasurer", Description: "", "Started On": "Jan 2015", "Finished On": "" },
      ],
    },
    {
      snapshotDomain: "VOLUNTEERING_EXPERIENCES",
      snapshotData: [
        {
          "Company Name": "Bread for All",
          Role: "Baker",
          Cause: "",
          Description: "",
          "Started On": "Jan 2018",
          "Finished On": "Feb 2019",
        },
      ],
    },
    {
      snapshotDomain: "EMAIL_ADDRESSES",
      snapshotData: [
        { "Email Address": "ada@example.org", Confirmed: "Yes", Primary: "Yes", "Updated On": "1/1/20, 10:00 AM" },
      ],
    },
    { snapshotDomain: "PHONE_NUMBERS", snapshotData: [{ Number: "+1 202-555-0101", Extension: "", Type: "" }] },
    { snapshotDomain: "CONNECTIONS", snapshotData: [{ "First Name": "Somebody", "Last Name": "Else" }] },
  ],
};

export const ORCID_RECORD = {
  "orcid-identifier": { uri: "https://orcid.org/0000-0000-0000-0101", path: "0000-0000-0000-0101", host: "orcid.org" },
  person: {
    name: {
      "given-names": { value: "Ada" },
      "family-name": { value: "Example" },
      "credit-name": { value: "Ada M. Example" },
      source: null,
      visibility: "public",
    },
    "other-names": { "other-name": [{ content: "A. Example" }] },
    biography: { content: "Studies rivers.", visibility: "public" },
    "researcher-urls": { "researcher-url": [{ "url-name": "Home", url: { value: "https://ada.example.org/" } }] },
    emails: { email: [{ email: "ada@example.org", primary: true, verified: true }] },
    addresses: { address: [{ country: { value: "US" } }] },
    keywords: { keyword: [{ content: "rivers" }] },
    "external-identifiers": { "external-identifier": [] },
  },
  "activities-summary": {
    employments: {
      "affiliation-group": [
        {
          summaries: [
            {
              "employment-summary": {
                "department-name": "Rivers",
                "role-title": "Cartographer",
                "start-date": { year: { value: "2020" }, month: { value: "03" }, day: null },
                "end-date": null,
                organization: { name: "Example Maps", address: { city: "Barre", region: "VT", country: "US" } },
              },
            },
          ],
        },
      ],
    },
    educations: {
      "affiliation-group": [
        {
          summaries: [
            {
              "education-summary": {
                "role-title": "MA",
                "start-date": { year: { value: "1999" }, month: null, day: null },
                "end-date": { year: { value: "2001" }, month: null, day: null },
                organization: { name: "University of Maps", address: { city: "Quito", region: null, country: "EC" } },
              },
            },
          ],
        },
      ],
    },
    memberships: {
      "affiliation-group": [
        {
          summaries: [
            {
              "membership-summary": {
                "role-title": "Treasurer",
                "start-date": null,
                "end-date": null,
                organization: { name: "Map Society", address: null },
              },
            },
          ],
        },
      ],
    },
    distinctions: {
      "affiliation-group": [
        {
          summaries: [
            {
              "distinction-summary": {
                "role-title": "Golden Compass",
                "start-date": null,
                "end-date": null,
                organization: { name: "Map Society", address: null },
              },
            },
          ],
        },
      ],
    },
  },
};

export const CRM_CONTACT = {
  id: "901",
  properties: {
    firstname: "Ada",
    lastname: "Example",
    email: "ada@example.org",
    work_email: "",
    phone: "+1 202-555-0101",
    mobilephone: null,
    jobtitle: "Cartographer",
    company: "Example Maps",
    industry: "CARTOGRAPHY",
    city: "Barre",
    state: "Vermont",
    country: "United States",
    gender: "Female",
    date_of_birth: "1981-02-03",
    school: "University of Maps",
    degree: "M.A.",
    hs_language: "es",
    hs_linkedin_url: "https://www.linkedin.com/in/candor-ada-example",
    twitterhandle: "candor_ada",
    lifecyclestage: "lead",
  },
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  archived: false,
};

export const SERVICE_CAPTURES: readonly Capture[] = [
  capture("x/user", X_USER),
  capture("x/followers", X_FOLLOWERS, {
    url: "https://api.x.com/2/users/900000000000000101/followers?max_results=100",
  }),
  capture("github/user", GITHUB_USER),
  capture("github/events", GITHUB_EVENTS),
  capture("github/social-accounts", GITHUB_SOCIAL_ACCOUNTS, {
    url: "https://api.github.com/users/candor-ada/social_accounts",
  }),
  capture("brave/web", BRAVE_WEB, { url: "https://api.search.brave.com/res/v1/web/search?q=%22Ada+Example%22+Barre" }),
  capture("searxng/results", SEARXNG_RESULTS, {
    url: "https://search.example.org/search?q=%22Ada+Example%22&format=json",
  }),
  capture("operator/statement", STATEMENT, { url: "urn:candor:statement:900101" }),
  capture("bluesky/profile", BLUESKY_PROFILE),
  capture("bluesky/author-feed", BLUESKY_FEED),
  capture("mastodon/account", MASTODON_ACCOUNT),
  capture("mastodon/followers", MASTODON_FOLLOWERS, {
    url: "https://social.example.org/api/v1/accounts/109000000000000101/followers?limit=80",
  }),
  capture("mastodon/statuses", MASTODON_STATUSES),
  capture("instagram/business-discovery", INSTAGRAM_ACCOUNT),
  capture("facebook/page", FACEBOOK_PAGE),
  capture("tiktok/user", TIKTOK_USER),
  capture("tiktok/videos", TIKTOK_VIDEOS),
  capture("youtube/channels", YOUTUBE_CHANNELS),
  capture("youtube/videos", YOUTUBE_VIDEOS),
  capture("gravatar/profile", GRAVATAR_PROFILE),
  capture("hibp/breached-account", BREACHES, {
    url: "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org?truncateResponse=false",
  }),
  capture(
    "hibp/listed-breaches",
    { account: "ada@example.org", breaches: BREACHES },
    { url: "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org" },
  ),
  capture("crunchbase/organization", CRUNCHBASE_ORGANIZATION),
  capture("linkedin/snapshot", LINKEDIN_SNAPSHOT, { url: "https://www.linkedin.com/in/candor-ada-example" }),
  capture("orcid/record", ORCID_RECORD),
  capture("crm/contact", CRM_CONTACT),
];
