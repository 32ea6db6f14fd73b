/** What an account's owner asked the platform for, according to its response. */
export interface Wishes {
  /** The account is not to be found, indexed, or shown to anybody but followers: nothing about it is kept. */
  readonly account: string | null;
  /** Its posts are for followers only, or not to be searched: they are not requested. */
  readonly posts: string | null;
}

const NONE: Wishes = { account: null, posts: null };

/**
 * From a Mastodon `Account` (docs.joinmastodon.org/entities/Account). `discoverable` is `null` if the owner never
 * chose; `indexable` was added in 4.2 and is absent on older servers.
 */
export function wishesOnMastodon(account: unknown): Wishes {
  const { discoverable, indexable, noindex, locked } = membersOf(account);
  if (noindex === true) return { ...NONE, account: "the account is marked as not to be indexed" };
  if (discoverable === false) return { ...NONE, account: "the account is marked as not discoverable" };
  if (locked === true) return { ...NONE, posts: "the account's posts are for its followers" };
  return indexable === false ? { ...NONE, posts: "the account's posts are marked as not searchable" } : NONE;
}

/** From a user of X API v2: `protected` accounts show their posts only to followers. */
export function wishesOnX(user: unknown): Wishes {
  return membersOf(user)["protected"] === true ? { ...NONE, account: "the account is protected" } : NONE;
}

/**
 * From a Bluesky profile: the label with which its owner hides it from users who are not signed in
 * (github.com/bluesky-social/atproto, `!no-unauthenticated`).
 */
export function wishesOnBluesky(profile: unknown): Wishes {
  const { labels } = membersOf(profile);
  const hidden = Array.isArray(labels) && labels.some((label) => membersOf(label)["val"] === "!no-unauthenticated");
  return hidden ? { ...NONE, account: "the account is marked as for signed-in users only" } : NONE;
}

/** From a GitHub user: `user_view_type` is `private` if the profile is. */
export function wishesOnGitHub(user: unknown): Wishes {
  return membersOf(user)["user_view_type"] === "private" ? { ...NONE, account: "the profile is private" } : NONE;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
