import { z } from "zod";
import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { accountFinding, accountOf, SELF_DESCRIPTION, websiteOf } from "../reading/account.ts";
import {
  claimAt,
  instantOf,
  optionalCount,
  optionalText,
  pointer,
  readJson,
  UnreadableCapture,
  webAddress,
} from "../reading/reading.ts";

/** Reads `bluesky/profile`: a `profileViewDetailed` as `app.bsky.actor.getProfile` answers it (docs.bsky.app). */
export function* readBlueskyProfile(capture: Capture): Iterable<Finding> {
  const profile = readJson(capture, Profile);
  const address = readProfileUrl(`https://bsky.app/profile/${profile.handle}`);
  if (address === null) throw new UnreadableCapture(`${capture.kind}: /handle: no handle`);
  const claims: ClaimDraft[] = [
    claimAt(
      "account",
      accountOf(address, {
        displayName: profile.displayName,
        createdAt: instantOf(profile.createdAt),
        avatarUrl: profile.avatar,
        attributes: {
          Followers: profile.followersCount,
          Following: profile.followsCount,
          Posts: profile.postsCount,
          Verified: isVerified(profile) ? "yes" : undefined,
        },
      }),
      "",
    ),
  ];
  if (profile.avatar) claims.push(claimAt("avatar", { imageUrl: profile.avatar }, "/avatar"));
  if (profile.description) claims.push(claimAt("biography", profile.description, "/description", SELF_DESCRIPTION));
  if (profile.followersCount !== undefined) {
    claims.push(
      claimAt("followers", { platform: "bluesky", count: profile.followersCount }, pointer("followersCount")),
    );
  }
  const site = websiteOf(webAddress(profile.website), "/website");
  yield accountFinding(address, profile.displayName, [...claims, ...site.claims], [site.identifier]);
}

/** A profile as it stands with posts, too. */
export const BlueskyAuthor = z.object({
  did: z.string().startsWith("did:"),
  handle: z.string().min(1),
  displayName: optionalText,
  avatar: optionalText,
  createdAt: optionalText,
  verification: z.object({ verifiedStatus: optionalText }).nullish(),
});

/** Whether a verifier whom the service trusts vouches for the account (`app.bsky.actor.defs#verificationState`). */
export function isVerified({ verification }: Pick<z.infer<typeof BlueskyAuthor>, "verification">): boolean {
  return verification?.verifiedStatus === "valid";
}

const Profile = BlueskyAuthor.extend({
  description: optionalText,
  website: optionalText,
  followersCount: optionalCount,
  followsCount: optionalCount,
  postsCount: optionalCount,
});
