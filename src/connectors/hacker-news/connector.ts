import { captureOf, type Connector } from "../connector.ts";
import { hackerNewsItem } from "./item.ts";
import { hackerNewsUser } from "./user.ts";

/** The URL of a user's page, or a key. */
const USER = /^(?:news\.ycombinator\.com\/user\?id=|hacker-news:)([\w-]{2,15})$/;

/**
 * The official API on Firebase. For an unknown user it returns `null`. The newest item by the user is requested as
 * well: it shows when they were last active.
 */
export const hackerNews: Connector = {
  name: "hacker-news",
  sites: [{ host: "algolia.com", publisher: "Hacker News", readAt: "news.ycombinator.com" }],
  registers: [
    {
      scheme: "hacker-news",
      page: /^news\.ycombinator\.com\/user\?id=([\w-]{2,15})$/i,
      account: {
        platform: "Hacker News",
        category: "news",
        url: "https://news.ycombinator.com/user?id=$1",
        handle: "$1",
      },
    },
  ],
  title: "Hacker News",
  homepage: "https://news.ycombinator.com/",
  terms: "https://www.ycombinator.com/legal/",
  access: "open",
  verified: { against: "documented", address: "https://github.com/HackerNews/API", date: "2026-11-21" },
  readers: [hackerNewsUser, hackerNewsItem],
  searches: ["account"],
  accepts: ["website", "externalId"],
  takes: ({ value }) => USER.test(value),
  answersFor: (host) => /^news\.ycombinator\.com$/.test(host),
  limits: { requestsPerMinute: 120, timeoutMs: 15_000, cacheDays: 1 },
  asks: "https://hacker-news.firebaseio.com",
  examples: {
    present: { kind: "website", value: "news.ycombinator.com/user?id=candor_ada" },
    absent: { kind: "website", value: "news.ycombinator.com/user?id=candor_nobody" },
  },
  async *probe({ value }, context) {
    const id = USER.exec(value)?.[1] ?? "";
    const answer = await context.ask({ url: `https://hacker-news.firebaseio.com/v0/user/${id}.json` });
    if (answer === null || answer.json === null) return;
    yield captureOf("hacker-news/user", answer);
    const { submitted } = answer.json as { readonly submitted?: unknown };
    const numbers = (Array.isArray(submitted) ? submitted : []).filter((each) => Number.isSafeInteger(each));
    const newest = numbers.reduce<number>((most, each: number) => Math.max(most, each), 0);
    if (newest === 0) return;
    const item = await context.ask({ url: `https://hacker-news.firebaseio.com/v0/item/${newest}.json` });
    if (item !== null && item.json !== null) yield captureOf("hacker-news/item", item);
  },
};
