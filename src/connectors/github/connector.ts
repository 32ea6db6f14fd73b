import { wishesOnGitHub } from "../wishes.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { captureEach, captureOf, type Connector, type ConnectorContext, isProfileOn } from "../connector.ts";
import { githubEvents } from "./events.ts";
import { githubSocialAccounts } from "./social-accounts.ts";
import { githubUser } from "./user.ts";

/** Sixty requests an hour without a token, 5,000 with one; GitHub itself says when to wait (403 with a reset time). */
export const github: Connector = {
  name: "github",
  sites: [{ host: "github.com", publisher: "GitHub" }],
  title: "GitHub",
  homepage: "https://github.com/",
  terms: "https://docs.github.com/en/site-policy/github-terms/github-terms-of-service",
  access: "open",
  verified: {
    against: "documented",
    address: "https://docs.github.com/en/rest/users/users#get-a-user",
    date: "2026-11-21",
  },
  readers: [githubUser, githubEvents, githubSocialAccounts],
  searches: ["account"],
  accepts: ["profileUrl"],
  takes: isProfileOn("github"),
  limits: { requestsPerMinute: 60, timeoutMs: 15_000, cacheDays: 1 },
  asks: "https://api.github.com",
  settings: { token: { secret: true, help: "A personal access token without any scope: it raises the rate limit." } },
  examples: {
    present: { kind: "profileUrl", value: "https://github.com/candor-ada" },
    absent: { kind: "profileUrl", value: "https://github.com/candor-nobody" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    if (profile?.platform !== "github") return;
    const headers = headersFor(context);
    const user = `https://api.github.com/users/${encodeURIComponent(profile.handle)}`;
    const answer = await context.ask({ url: user, headers, refusal: (json) => wishesOnGitHub(json).account });
    if (answer === null) return;
    yield captureOf("github/user", answer);
    const accounts = await context.ask({ url: `${user}/social_accounts`, headers });
    if (accounts !== null && accounts.data !== "[]") yield captureOf("github/social-accounts", accounts);
    const events = await context.ask({ url: `${user}/events/public?per_page=30`, headers });
    if (events !== null && events.data !== "[]") yield captureOf("github/events", events);
  },
  platform: "github",
  // A hit has no name: the best ones are requested one by one (docs.github.com/en/rest/search/search#search-users).
  async *search(words, context) {
    const headers = headersFor(context);
    const query = new URLSearchParams({ q: `${plain(words)} in:name type:user`, per_page: String(MAX_HITS) });
    const found = await context.ask({ url: `https://api.github.com/search/users?${query.toString()}`, headers });
    const hits = [...captureEach("github/hit", found, ({ items }) => items)];
    const logins = hits.map(({ data }) => String((JSON.parse(data) as { readonly login?: unknown } | null)?.login));
    const users = await Promise.all(
      logins
        .filter((login) => /^[a-z0-9-]+$/i.test(login))
        .map(async (login) => await context.ask({ url: `https://api.github.com/users/${login}`, headers })),
    );
    for (const user of users) {
      if (user !== null && wishesOnGitHub(user.json).account === null) yield captureOf("github/user", user);
    }
  },
};

/** Each costs a request; together with the search, `limits` allows this many at once. */
const MAX_HITS = 4;

function headersFor(context: ConnectorContext) {
  const token = context.setting("token");
  return {
    accept: "application/vnd.github+json",
    "x-github-api-version": "2022-11-28",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

/** Removes what GitHub's search reads as its own syntax: quotation marks, and qualifiers such as `org:`. */
function plain(words: string): string {
  return words.replace(/[":]/g, " ");
}
