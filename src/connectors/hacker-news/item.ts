import { z } from "zod";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { jsonReader, members } from "../reader.ts";
import { claimAt } from "../findings/claims.ts";
import { userAddress, UserName } from "./user.ts";

const Item = z.object({
  by: UserName.optional(),
  /** Seconds since 1970. */
  time: z.int().min(0).max(253_402_300_799).optional(),
  deleted: z.boolean().optional(),
});

/**
 * Reads `hacker-news/item`: a story or comment from `GET /v0/item/{id}.json` (github.com/HackerNews/API). It shows only
 * when its author was last active; a deleted one has no author.
 */
export const hackerNewsItem = jsonReader({
  kind: "hacker-news/item",
  schema: Item,
  reads: members("", "by time deleted"),
  ignores: {
    "text and links on a site whose posts the profile does not include": members("", "type text url title score"),
    "its place among other items": members("", "id parent poll kids parts descendants dead"),
  },
  yields: ["account"],
  *read({ by, time, deleted }) {
    if (deleted === true || by === undefined || time === undefined) return;
    const url = userAddress(by);
    const key = normalizeIdentifier("externalId", `hacker-news:${by}`);
    const lastActiveAt = new Date(time * 1000).toISOString();
    const account = { platform: "Hacker News", url, handle: by, category: "news", lastActiveAt };
    yield {
      externalId: `hacker-news:${by}`,
      url,
      claims: [claimAt("account", account, "")],
      identifiers: key ? [key] : [],
    };
  },
});
