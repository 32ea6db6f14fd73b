import { z } from "zod";
import type { Finding } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { accountFinding, accountOf } from "../reading/account.ts";
import { claimAt, pointer, readJson } from "../reading/reading.ts";

/** Reads `github/events`: a page of `GET /users/{username}/events/public`, the newest first. It tells when the account was last active. */
export function* readGithubEvents(capture: Capture): Iterable<Finding> {
  const events = readJson(capture, z.array(Event));
  for (const [login, entries] of Map.groupBy(events.entries(), ([, event]) => event.actor.login)) {
    const profile = readProfileUrl(`https://github.com/${login}`);
    const [newest] = [...entries].sort(([, a], [, b]) => (a.created_at < b.created_at ? 1 : -1));
    if (profile === null || newest === undefined) continue;
    const [index, event] = newest;
    const lastActiveAt = new Date(event.created_at).toISOString();
    yield accountFinding(profile, undefined, [
      claimAt("account", accountOf(profile, { handle: login, lastActiveAt }), pointer(index)),
    ]);
  }
}

const Event = z.object({
  id: z.string(),
  type: z.string().nullable(),
  actor: z.object({ login: z.string().min(1) }),
  created_at: z.iso.datetime({ offset: true }),
});
