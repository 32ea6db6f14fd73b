import type { ClaimDraft, ClaimDraftOf, PostValue } from "../../domain/claim.ts";
import type { ProfileAddress } from "../../domain/platform.ts";
import { accountOf } from "./account.ts";
import { claimAt, compact } from "./claims.ts";

/** A post as a claim. One without text (just a picture) keeps its empty message, as the platform shows it. */
export function postClaim(
  post: { readonly [Member in keyof PostValue]: PostValue[Member] | null | undefined } & { readonly message: string },
  locator: string,
): ClaimDraftOf<"post"> & ClaimDraft {
  const value: PostValue = { ...compact<PostValue>(post as PostValue), message: post.message };
  return claimAt("post", value, locator) as ClaimDraftOf<"post"> & ClaimDraft;
}

/**
 * That the account was active when the newest of these posts was written. Nothing if there is no post.
 *
 * @param date the member of a post that states when, or a path of members: where posts are closed, the rest of this post is not open
 */
export function* activityClaims(
  profile: ProfileAddress,
  posts: readonly ClaimDraftOf<"post">[],
  date: string,
  displayName?: string,
): Generator<ClaimDraft> {
  const [newest] = [...posts].sort((a, b) => (a.value.date < b.value.date ? 1 : -1));
  if (newest === undefined) return;
  yield claimAt(
    "account",
    accountOf(profile, { displayName, lastActiveAt: newest.value.date }),
    `${newest.locator}/${date}`,
  );
}
