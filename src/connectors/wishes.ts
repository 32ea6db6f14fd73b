/** What an account's owner asked the platform for, as its answer says it. */
export interface Wishes {
  /** The account is not to be found, indexed, or shown to whoever is no follower: nothing of it is kept. */
  readonly account: string | null;
  /** Its posts are for followers, or not for searching: they are not asked for. */
  readonly posts: string | null;
}

const NONE: Wishes = { account: null, posts: null };

/**
 * Of a Mastodon `Account` (docs.joinmastodon.org/entities/Account). `discoverable` is `null` if the owner never chose;
 * `indexable` came with 4.2 and is absent on older servers.
 */
export function wishesOnMastodon(account: unknown): Wishes {
  const { discoverable, indexable, noindex, locked } = membersOf(account);
  if (noindex === true) return { ...NONE, account: "the account is marked as not to be indexed" };
  if (discoverable === false) return { ...NONE, account: "the account is marked as not discoverable" };
  if (locked === true) return { ...NONE, posts: "the account's posts are for its followers" };
  return indexable === false ? { ...NONE, posts: "the account's posts are marked as not searchable" } : NONE;
}

/** Of a user of X API v2: `protected` accounts show their posts to followers alone. */
export function wishesOnX(user: unknown): Wishes {
  return membersOf(user)["protected"] === true ? { ...NONE, account: "the account is protected" } : NONE;
}

/**
 * Of a Bluesky profile: the label that its owner sets for "only signed-in users may see it"
 * (github.com/bluesky-social/atproto, `!no-unauthenticated`).
 */
export function wishesOnBluesky(profile: unknown): Wishes {
  const { labels } = membersOf(profile);
  const hidden = Array.isArray(labels) && labels.some((label) => membersOf(label)["val"] === "!no-unauthenticated");
  return hidden ? { ...NONE, account: "the account is marked as for signed-in users only" } : NONE;
}

/** Of a GitHub user: `user_view_type` is `private` where the profile is. */
export function wishesOnGitHub(user: unknown): Wishes {
  return membersOf(user)["user_view_type"] === "private" ? { ...NONE, account: "the profile is private" } : NONE;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
