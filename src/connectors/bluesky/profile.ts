import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, accountOf, websiteOf } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import {
  claimAt,
  instantOf,
  optionalCount,
  optionalText,
  pointer,
  UnreadableCapture,
  webAddress,
} from "../findings/claims.ts";

/** A profile as it also appears with posts. */
export const BlueskyAuthor = z.object({
  did: z.string().startsWith("did:"),
  handle: z.string().min(1),
  displayName: optionalText,
  avatar: optionalText,
  createdAt: optionalText,
  verification: z.object({ verifiedStatus: optionalText }).nullish(),
});

const Profile = BlueskyAuthor.extend({
  description: optionalText,
  website: optionalText,
  followersCount: optionalCount,
  followsCount: optionalCount,
  postsCount: optionalCount,
});

/** Reads `bluesky/profile`: a `profileViewDetailed` from `app.bsky.actor.getProfile` (docs.bsky.app). */
export const blueskyProfile = jsonReader({
  kind: "bluesky/profile",
  schema: Profile,
  reads: [
    ...members(
      "",
      "did handle displayName description avatar followersCount followsCount postsCount createdAt website",
    ),
    "verification/verifiedStatus",
  ],
  ignores: {
    "pronouns: no field, and no statement of gender": ["pronouns"],
    "the banner picture, which may show anything": ["banner"],
    "the service's remarks about the account": members(
      "",
      "associated labels indexedAt debug verification/verifications verification/trustedVerifierStatus",
    ),
    "the relation between the account and the caller": ["viewer"],
    "other parts of the account, which need a separate request": members("", "joinedViaStarterPack pinnedPost"),
    "temporary content: a live stream": ["status"],
  },
  yields: ["website", "biography", "occupation", "interest", "avatar", "account", "followers"],
  *read(profile, capture) {
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
    if (profile.description) claims.push(...selfDescription(profile.description, "/description"));
    if (profile.followersCount !== undefined) {
      claims.push(
        claimAt("followers", { platform: "bluesky", count: profile.followersCount }, pointer("followersCount")),
      );
    }
    const site = websiteOf(webAddress(profile.website), "/website");
    yield accountFinding(address, profile.displayName, [...claims, ...site.claims], [site.identifier]);
  },
});

/** Whether a verifier trusted by the service vouches for the account (`app.bsky.actor.defs#verificationState`). */
export function isVerified({ verification }: Pick<z.infer<typeof BlueskyAuthor>, "verification">): boolean {
  return verification?.verifiedStatus === "valid";
}
