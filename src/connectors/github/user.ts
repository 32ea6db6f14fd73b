import { z } from "zod";
import type { ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, accountOf, SELF_LOCATION, websiteOf } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import {
  claimAt,
  compact,
  instantOf,
  optionalCount,
  optionalText,
  UnreadableCapture,
  webAddress,
} from "../findings/claims.ts";

const User = z.object({
  login: z.string().min(1),
  type: z.string(),
  avatar_url: optionalText,
  name: optionalText,
  company: optionalText,
  blog: optionalText,
  location: optionalText,
  email: optionalText,
  bio: optionalText,
  twitter_username: optionalText,
  public_repos: optionalCount,
  public_gists: optionalCount,
  followers: optionalCount,
  following: optionalCount,
  created_at: optionalText,
});
type User = z.infer<typeof User>;

/**
 * Reads `github/user`: a user from `GET /users/{username}` (docs.github.com/rest/users). Organizations and bots are
 * nobody. `updated_at` is not read: it changes with the profile's settings, not with the person's activity.
 */
export const githubUser = jsonReader({
  kind: "github/user",
  schema: User,
  reads: members(
    "",
    `login type avatar_url name company blog location email bio twitter_username public_repos public_gists followers
         following created_at`,
  ),
  ignores: {
    "URLs of other requests": members(
      "",
      `url html_url followers_url following_url gists_url starred_url subscriptions_url organizations_url repos_url
           events_url received_events_url`,
    ),
    "numbers of the service": members("", "id node_id gravatar_id"),
    "settings and standing of the account": members("", "site_admin hireable suspended_at user_view_type"),
    "when a setting was last changed, which is not activity": members("", "updated_at"),
    "visible only to the user": members(
      "",
      `notification_email private_gists total_private_repos owned_private_repos disk_usage collaborators
           two_factor_authentication business_plus ldap_dn plan`,
    ),
  },
  yields: [
    "fullName",
    "location",
    "email",
    "website",
    "biography",
    "occupation",
    "interest",
    "avatar",
    "experience",
    "account",
    "followers",
  ],
  *read(user, capture) {
    if (user.type !== "User") return;
    const profile = readProfileUrl(`https://github.com/${user.login}`);
    if (profile === null) throw new UnreadableCapture(`${capture.kind}: /login: no handle`);
    const site = websiteOf(siteOf(user.blog), "/blog");
    const x = user.twitter_username ? readProfileUrl(`https://x.com/${user.twitter_username}`) : null;
    const email = user.email === undefined ? null : normalizeIdentifier("email", user.email);
    yield accountFinding(
      profile,
      user.name,
      [...userClaims(user, profile), ...site.claims, ...keyClaims(email, x)],
      [site.identifier, email, x && { kind: "profileUrl", value: x.url }],
    );
  },
});

/** A website as people type it: with or without its scheme. */
function siteOf(blog: string | undefined): string | undefined {
  if (blog === undefined || /^\w+:/.test(blog)) return webAddress(blog);
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(blog) ? `https://${blog}` : undefined;
}

function* userClaims(user: User, profile: ProfileAddress): Generator<ClaimDraft> {
  const account = accountOf(profile, {
    handle: user.login,
    displayName: user.name,
    createdAt: instantOf(user.created_at),
    avatarUrl: user.avatar_url,
    attributes: {
      Bio: user.bio,
      Followers: user.followers,
      Following: user.following,
      "Public repositories": user.public_repos,
      "Public gists": user.public_gists,
    },
  });
  yield claimAt("account", account, "");
  // Many write their name here, and many a pseudonym.
  if (user.name) yield claimAt("fullName", user.name, "/name", { confidence: 0.5 });
  if (user.avatar_url) yield claimAt("avatar", { imageUrl: user.avatar_url }, "/avatar_url");
  if (user.bio) yield* selfDescription(user.bio, "/bio");
  if (user.location) yield claimAt("location", user.location, "/location", SELF_LOCATION);
  if (user.company) {
    // `@org` names an organization on GitHub.
    const value = compact<ExperienceValue>({ company: user.company.replace(/^@/, ""), current: true, kind: "job" });
    yield claimAt("experience", value, "/company", { confidence: 0.7 });
  }
  if (user.followers !== undefined) {
    yield claimAt("followers", { platform: "github", count: user.followers }, "/followers");
  }
}

function* keyClaims(email: Identifier | null, x: ProfileAddress | null): Generator<ClaimDraft> {
  if (email) yield claimAt("email", email.value, "/email");
  if (x) yield claimAt("account", accountOf(x, {}), "/twitter_username");
}
