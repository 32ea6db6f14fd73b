import { z } from "zod";
import type { Finding } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { accountFinding, websiteOf } from "../reading/account.ts";
import { pointer, readJson, webAddress } from "../reading/reading.ts";
import { User, userClaims, xKey } from "./posts.ts";

/** Reads `x/user`: one user as X API v2 answers `GET /2/users/:id` and `GET /2/users/by/username/:username`. */
export function* readXUser(capture: Capture): Iterable<Finding> {
  const { data: user } = readJson(capture, Answer);
  const profile = readProfileUrl(`https://x.com/${user.username}`);
  if (profile === null) return;
  const site = websiteOf(
    webAddress(user.entities?.url?.urls[0]?.expanded_url),
    "/data/entities/url/urls/0/expanded_url",
  );
  const claims = [...userClaims(user, profile, (...members) => pointer("data", ...members)), ...site.claims];
  yield accountFinding(profile, user.name, claims, [xKey(user.id), site.identifier]);
}

const Link = z.object({ expanded_url: z.string().optional() });
const Answer = z.object({
  data: User.extend({
    entities: z.object({ url: z.object({ urls: z.array(Link) }).optional() }).optional(),
  }),
});
