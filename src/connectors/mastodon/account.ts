import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, type MemberTable, members } from "../reader.ts";
import { accountFinding, accountOf } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { claimAt, instantOf, optionalCount, optionalText, pointer, UnreadableCapture } from "../findings/claims.ts";
import { readField } from "./field.ts";

/** What our readers use of the entity; the rest concerns only the server. */
export const MastodonAccount = z.object({
  /** Missing in the archive of one's own account. */
  id: z.string().min(1).optional(),
  username: z.string().min(1),
  acct: z.string().min(1),
  display_name: optionalText,
  note: optionalText,
  url: z.url(),
  avatar: optionalText,
  created_at: optionalText,
  last_status_at: optionalText,
  followers_count: optionalCount,
  following_count: optionalCount,
  statuses_count: optionalCount,
  fields: z.array(z.object({ name: z.string(), value: z.string(), verified_at: z.string().nullish() })).default([]),
  bot: z.boolean().optional(),
});
export type MastodonAccount = z.infer<typeof MastodonAccount>;
/** The account itself; `moved`: the account to which the person has moved, leaving this one. */
const WholeAccount = MastodonAccount.extend({
  group: z.boolean().nullish(),
  moved: MastodonAccount.pick({ url: true, username: true }).nullish(),
});

export const ACCOUNT = `id username acct url display_name note avatar created_at last_status_at followers_count following_count
  statuses_count bot`;

/**
 * Reads `mastodon/account`: an `Account` from `GET /api/v1/accounts/lookup` and `/api/v1/accounts/:id`
 * (docs.joinmastodon.org/entities/Account). A group's account is nobody's.
 */
export const mastodonAccount = jsonReader({
  kind: "mastodon/account",
  schema: WholeAccount,
  reads: [
    ...members("", `${ACCOUNT} group fields/*/name fields/*/value fields/*/verified_at`),
    ...members("moved", "url username"),
  ],
  ignores: {
    ...accountLeft(""),
    "what the new account's own answer says": members(
      "moved",
      `id acct display_name note avatar created_at last_status_at followers_count following_count statuses_count bot
           group fields`,
    ),
    ...Object.fromEntries(
      Object.entries(accountLeft("moved")).map(([reason, left]) => [`of the new account: ${reason}`, left]),
    ),
  },
  yields: [
    "website",
    "biography",
    "avatar",
    "account",
    "followers",
    "location",
    "language",
    "interest",
    "occupation",
    "experience",
  ],
  *read(account, capture) {
    if (account.group === true) return;
    const profile = profileOf(account);
    if (profile === null) throw new UnreadableCapture(`${capture.kind}: /url: no profile`);
    const fields = account.fields.map((field, index) => readField(field, pointer("fields", index, "value")));
    const moved = account.moved ? profileOf(account.moved) : null;
    yield accountFinding(
      profile,
      nameOf(account),
      [
        ...accountClaims(account, profile),
        ...(moved === null ? [] : [claimAt("account", accountOf(moved, {}), "/moved")]),
        ...fields.flatMap(({ claims }) => claims),
      ],
      [
        // A server knows users of other servers by numbers of its own; their `acct` names their server.
        account.acct.includes("@") ? null : serverKey(profile, account.id),
        moved && { kind: "profileUrl", value: moved.url },
        ...fields.flatMap(({ identifiers }) => identifiers),
      ],
    );
  },
});

/** `acct` omits the server for the server's own users; the URL never does. */
export function profileOf(account: Pick<MastodonAccount, "url" | "username">): ProfileAddress | null {
  const profile = readProfileUrl(account.url);
  if (profile !== null) return profile;
  return readProfileUrl(`@${account.username}@${new URL(account.url).hostname}`);
}

export function nameOf({ display_name: name }: Pick<MastodonAccount, "display_name">): string | undefined {
  // Custom emoji appear in names as `:shortcode:`.
  return name?.replace(/:\w+:/g, "").trim() || undefined;
}

/** The number of the account in its server's API. */
export function serverKey(profile: Pick<ProfileAddress, "handle">, id: string | undefined): Identifier | null {
  if (id === undefined) return null;
  return normalizeIdentifier("externalId", `mastodon:${profile.handle.split("@")[1] ?? ""}/${id}`);
}

export function* accountClaims(
  account: MastodonAccount,
  profile: ProfileAddress,
  ...at: readonly (string | number)[]
): Generator<ClaimDraft> {
  const value = accountOf(profile, {
    displayName: nameOf(account),
    createdAt: instantOf(account.created_at),
    lastActiveAt: instantOf(account.last_status_at),
    avatarUrl: account.avatar,
    attributes: {
      Followers: account.followers_count,
      Following: account.following_count,
      Posts: account.statuses_count,
      ...(account.bot === true && { Automated: "yes" }),
    },
  });
  yield claimAt("account", value, pointer(...at));
  if (account.avatar) yield claimAt("avatar", { imageUrl: account.avatar }, pointer(...at, "avatar"));
  const about = account.note === undefined ? "" : textOfMarkup(account.note);
  if (about !== "") yield* selfDescription(about, pointer(...at, "note"));
  if (account.followers_count !== undefined) {
    const followers = { platform: "mastodon", count: account.followers_count } as const;
    yield claimAt("followers", followers, pointer(...at, "followers_count"));
  }
}

export function accountLeft(below: string): MemberTable["ignores"] {
  return {
    "the same in another form": members(below, "uri avatar_static emojis"),
    "the banner picture, which may show anything, and descriptions of pictures": members(
      below,
      "header header_static header_description avatar_description",
    ),
    "the owner's opt-outs, which decide whether the account is read at all": members(
      below,
      "locked discoverable indexable noindex",
    ),
    "settings of the account": members(
      below,
      "hide_collections show_featured show_media show_media_replies feature_approval attribution_domains",
    ),
    "the server's own remarks": members(below, "roles suspended limited memorial"),
    "visible only to the owner": members(below, "source role mute_expires_at"),
  };
}
