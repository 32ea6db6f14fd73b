import { z } from "zod";
import type { ClaimDraft, PropertyTypes } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { jsonReader, members } from "../reader.ts";
import { SELF_DESCRIPTION, SELF_LOCATION, websiteOf } from "../findings/account.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { claimAt, compact, optionalCount, optionalText, pointer, webAddress } from "../findings/claims.ts";

const plainText = optionalText.transform((text) => (text && textOfMarkup(text)) || undefined);
const seconds = z.int().min(0).max(253_402_300_799).optional();
const User = z.object({
  user_id: z.int(),
  user_type: z.string().optional(),
  display_name: plainText,
  link: optionalText,
  profile_image: optionalText,
  reputation: optionalCount,
  badge_counts: z.object({ gold: optionalCount, silver: optionalCount, bronze: optionalCount }).optional(),
  creation_date: seconds,
  last_access_date: seconds,
  location: plainText,
  website_url: plainText,
  about_me: optionalText,
});
type User = z.infer<typeof User>;
const Answer = z.object({ items: z.array(User) });

/**
 * Reads `stack-exchange/users`: users from `GET /2.3/users/{ids}?site=…` (api.stackexchange.com/docs/types/user). Texts
 * are escaped for HTML (api.stackexchange.com/docs/filters, "Safety"): `&` appears as `&amp;`. Times are seconds since
 * 1970. The last access is shown on every public profile as "last seen".
 */
export const stackExchangeUsers = jsonReader({
  kind: "stack-exchange/users",
  schema: Answer,
  reads: members(
    "items/*",
    `user_id user_type display_name link profile_image reputation badge_counts creation_date last_access_date location
         website_url about_me`,
  ),
  ignores: {
    "about the response": members("", "has_more quota_max quota_remaining backoff page page_size total type"),
    "numbers and settings of the service": members(
      "items/*",
      "account_id is_employee last_modified_date collectives timed_penalty_date",
    ),
    "parts of the reputation": members(
      "items/*",
      `reputation_change_year reputation_change_quarter reputation_change_month reputation_change_week
           reputation_change_day`,
    ),
    "figures that have to be requested separately": members(
      "items/*",
      "accept_rate answer_count question_count up_vote_count down_vote_count view_count",
    ),
    "discontinued by the service": members("items/*", "age"),
  },
  yields: ["location", "website", "biography", "avatar", "account"],
  *read({ items }) {
    const seen = new Set<string>();
    for (const [index, user] of items.entries()) {
      const link = webAddress(user.link);
      const host = link === undefined ? undefined : URL.parse(link)?.hostname;
      const externalId = `stack-exchange:${host}/${user.user_id}`;
      if (user.user_type === "does_not_exist" || link === undefined || host === undefined || seen.has(externalId))
        continue;
      seen.add(externalId);
      const site = websiteOf(webAddress(user.website_url), pointer("items", index, "website_url"));
      const keys = [normalizeIdentifier("externalId", externalId), site.identifier].filter((key) => key !== null);
      yield {
        externalId,
        url: link,
        ...(user.display_name && { name: user.display_name }),
        claims: [...userClaims(user, index, link, host), ...site.claims],
        identifiers: keys,
      };
    }
  },
});

function* userClaims(user: User, index: number, url: string, host: string): Generator<ClaimDraft> {
  const at = (...members: readonly string[]) => pointer("items", index, ...members);
  const figures = {
    Reputation: user.reputation,
    "Gold badges": user.badge_counts?.gold,
    "Silver badges": user.badge_counts?.silver,
    "Bronze badges": user.badge_counts?.bronze,
  };
  const attributes = Object.entries(figures).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: String(value) }],
  );
  const account = compact<PropertyTypes["account"]>({
    platform: host === "stackoverflow.com" ? "Stack Overflow" : host,
    url,
    displayName: user.display_name,
    category: "questions",
    createdAt: instantAt(user.creation_date),
    lastActiveAt: instantAt(user.last_access_date),
    avatarUrl: webAddress(user.profile_image),
    attributes: attributes.length > 0 ? attributes : undefined,
  });
  yield claimAt("account", account, at());
  const imageUrl = webAddress(user.profile_image);
  if (imageUrl) yield claimAt("avatar", { imageUrl }, at("profile_image"));
  const about = textOfMarkup(user.about_me ?? "");
  if (about) yield claimAt("biography", about, at("about_me"), SELF_DESCRIPTION);
  if (user.location) yield claimAt("location", user.location, at("location"), SELF_LOCATION);
}

function instantAt(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time * 1000).toISOString();
}
