import { z } from "zod";
import type { Finding } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { claimAt, readJson } from "../reading/reading.ts";
import { userAddress, UserName } from "./user.ts";

/**
 * Reads `hacker-news/item`: a story or comment as the API answers `GET /v0/item/{id}.json` (github.com/HackerNews/API).
 * It says when its author was last active, and no more: a deleted one has no author.
 */
export function* readHackerNewsItem(capture: Capture): Iterable<Finding> {
  const { by, time, deleted } = readJson(capture, Item);
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
}

const Item = z.object({
  by: UserName.optional(),
  /** Seconds since 1970. */
  time: z.int().min(0).max(253_402_300_799).optional(),
  deleted: z.boolean().optional(),
});
