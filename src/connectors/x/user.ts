import { z } from "zod";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, websiteOf } from "../findings/account.ts";
import { pointer, webAddress } from "../findings/claims.ts";
import { USER, userLeft } from "./posts.ts";
import { User, userClaims, xKey } from "./posts.ts";

const Link = z.object({ expanded_url: z.string().optional() });
const Answer = z.object({
  data: User.extend({
    entities: z.object({ url: z.object({ urls: z.array(Link) }).optional() }).optional(),
  }),
});

/** Reads `x/user`: one user from `GET /2/users/:id` and `GET /2/users/by/username/:username` of X API v2. */
export const xUser = jsonReader({
  kind: "x/user",
  schema: Answer,
  reads: [...members("data", USER), "data/entities/url/urls/*/expanded_url"],
  ignores: {
    ...userLeft("data"),
    "details of the website's shortened URL": members("data/entities/url/urls/*", "start end url display_url"),
    "what the description links": members("data", "entities/description"),
    "what could not be determined": ["errors"],
  },
  yields: ["location", "website", "biography", "avatar", "account", "followers"],
  *read({ data: user }) {
    const profile = readProfileUrl(`https://x.com/${user.username}`);
    if (profile === null) return;
    const site = websiteOf(
      webAddress(user.entities?.url?.urls[0]?.expanded_url),
      "/data/entities/url/urls/0/expanded_url",
    );
    const claims = [...userClaims(user, profile, (...members) => pointer("data", ...members)), ...site.claims];
    yield accountFinding(profile, user.name, claims, [xKey(user.id), site.identifier]);
  },
});
