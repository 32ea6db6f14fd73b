import { captureOf, type Connector } from "./connector.ts";
import { members, readKinds } from "./read-kinds.ts";
import { readHackerNewsUser } from "./readers/hacker-news/user.ts";

/** The address of a user's page, or a key. */
const USER = /^(?:news\.ycombinator\.com\/user\?id=|hacker-news:)([\w-]{2,15})$/;

/** The official interface on Firebase. An unknown user is answered with `null`. */
export const hackerNews: Connector = {
  name: "hacker-news",
  title: "Hacker News",
  homepage: "https://news.ycombinator.com/",
  terms: "https://www.ycombinator.com/legal/",
  access: "open",
  verified: { against: "documented", address: "https://github.com/HackerNews/API", date: "2026-11-21" },
  accepts: ["website", "externalId"],
  takes: ({ value }) => USER.test(value),
  yields: ["account", "biography"],
  limits: { requestsPerMinute: 120, timeoutMs: 15_000, cacheDays: 1 },
  asks: "https://hacker-news.firebaseio.com",
  members: {
    "hacker-news/user": { reads: members("", "id created karma about"), ignores: members("", "submitted delay") },
  },
  examples: {
    present: { kind: "website", value: "news.ycombinator.com/user?id=candor_ada" },
    absent: { kind: "website", value: "news.ycombinator.com/user?id=candor_nobody" },
  },
  async *probe({ value }, context) {
    const id = USER.exec(value)?.[1] ?? "";
    const answer = await context.ask({ url: `https://hacker-news.firebaseio.com/v0/user/${id}.json` });
    if (answer !== null && answer.json !== null) yield captureOf("hacker-news/user", answer);
  },
  read: readKinds({ "hacker-news/user": readHackerNewsUser }),
};
