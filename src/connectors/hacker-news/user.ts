import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { jsonReader, members } from "../reader.ts";
import { selfDescription } from "../findings/self-description.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { claimAt, optionalText } from "../findings/claims.ts";

export const UserName = z.string().regex(/^[\w-]{2,15}$/);
const User = z.object({
  id: UserName,
  /** Seconds since 1970. */
  created: z.int().min(0).max(253_402_300_799),
  karma: z.int(),
  /** HTML. */
  about: optionalText,
  /** The IDs of what they wrote. */
  submitted: z.array(z.int()).optional(),
});

/**
 * Reads `hacker-news/user`: a user from `GET /v0/user/{id}.json` (github.com/HackerNews/API). The id is a name that
 * somebody chose, not a person's name.
 */
export const hackerNewsUser = jsonReader({
  kind: "hacker-news/user",
  schema: User,
  reads: members("", "id created karma about submitted"),
  ignores: { "a setting, no longer documented": members("", "delay") },
  yields: ["biography", "occupation", "interest", "account"],
  *read(user) {
    const url = userAddress(user.id);
    const key = normalizeIdentifier("externalId", `hacker-news:${user.id}`);
    const account = {
      platform: "Hacker News",
      url,
      handle: user.id,
      category: "news",
      createdAt: new Date(user.created * 1000).toISOString(),
      attributes: [
        { key: "Karma", value: String(user.karma) },
        ...(user.submitted === undefined ? [] : [{ key: "Submissions", value: String(user.submitted.length) }]),
      ],
    };
    const about = textOfMarkup(user.about ?? "");
    const claims: ClaimDraft[] = [claimAt("account", account, ""), ...(about ? selfDescription(about, "/about") : [])];
    yield { externalId: `hacker-news:${user.id}`, url, claims, identifiers: key ? [key] : [] };
  },
});

export function userAddress(id: string): string {
  return `https://news.ycombinator.com/user?id=${id}`;
}
