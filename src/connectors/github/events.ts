import { z } from "zod";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, accountOf } from "../findings/account.ts";
import { claimAt, pointer, statedInstant } from "../findings/claims.ts";

const Event = z.object({
  id: z.string(),
  type: z.string().nullable(),
  actor: z.object({ login: z.string().min(1) }),
  created_at: statedInstant,
});

/**
 * Reads `github/events`: a page of `GET /users/{username}/events/public`, newest first. It shows when the account was
 * last active.
 */
export const githubEvents = jsonReader({
  kind: "github/events",
  schema: z.array(Event),
  reads: members("*", "created_at actor/login"),
  ignores: {
    "what was done, and where": members("*", "id type repo payload public org"),
    "the user again": members("*/actor", "id display_login gravatar_id url avatar_url"),
  },
  yields: ["account"],
  *read(events) {
    for (const [login, entries] of Map.groupBy(events.entries(), ([, event]) => event.actor.login)) {
      const profile = readProfileUrl(`https://github.com/${login}`);
      const [newest] = [...entries].sort(([, a], [, b]) => (a.created_at < b.created_at ? 1 : -1));
      if (profile === null || newest === undefined) continue;
      const [index, event] = newest;
      const lastActiveAt = event.created_at;
      yield accountFinding(profile, undefined, [
        claimAt("account", accountOf(profile, { handle: login, lastActiveAt }), pointer(index)),
      ]);
    }
  },
});
