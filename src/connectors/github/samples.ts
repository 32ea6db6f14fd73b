import { isAbout, sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

const GITHUB_USER = {
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

const GITHUB_SOCIAL_ACCOUNTS = [
  { provider: "mastodon", url: "https://social.example.org/@ada" },
  { provider: "generic", url: "https://orcid.org/0000-0000-0000-0101" },
  { provider: "generic", url: "https://ada.example.org/maps" },
];

const GITHUB_EVENTS = [
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

export const samples: Samples = {
  reads: {
    "github/user": {
      counts: "account account avatar biography email experience followers fullName location website",
      says: ["example-maps", "ada@example.org", "2012-05-06T07:08:09.000Z"],
    },
    "github/events": { counts: "account", says: ["2026-06-01T10:00:00.000Z"] },
    "github/social-accounts": {
      counts: "account account website",
      says: ["https://social.example.org/@ada", "https://orcid.org/0000-0000-0000-0101"],
    },
  },
  captures: [
    sampleOf("github/user", GITHUB_USER),
    sampleOf("github/events", GITHUB_EVENTS),
    sampleOf("github/social-accounts", GITHUB_SOCIAL_ACCOUNTS, {
      url: "https://api.github.com/users/candor-ada/social_accounts",
    }),
  ],
  answer: (path, query) => {
    if (path === "/search/users") {
      const items = isAbout(query, "q") ? [{ login: "Candor-Ada", id: 900_101, type: "User", score: 1 }] : [];
      return { body: { total_count: items.length, incomplete_results: false, items } };
    }
    if (path === "/users/Candor-Ada") return { body: GITHUB_USER };
    if (path === "/users/candor-ada") return { body: GITHUB_USER, headers: { etag: '"ada-1"' } };
    if (path === "/users/candor-ada/social_accounts") return { body: GITHUB_SOCIAL_ACCOUNTS };
    return path === "/users/candor-ada/events/public" ? { body: GITHUB_EVENTS } : undefined;
  },
};
