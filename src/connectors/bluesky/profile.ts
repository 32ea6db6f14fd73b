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
    const sites = [
      websiteOf(webAddress(profile.website), "/website"),
      websiteOf(ownDomainOf(profile.handle), pointer("handle")),
    ];
    yield accountFinding(
      address,
      profile.displayName,
      [...claims, ...sites.flatMap((site) => site.claims)],
      sites.map(({ identifier }) => identifier),
    );
  },
});

/**
 * The website at a domain that is a whole handle. The service has checked in the domain's DNS records, or on its server,
 * that the account owns it (atproto.com/specs/handle). Longer handles are names that a provider or an employer hands
 * out under its own domain.
 */
function ownDomainOf(handle: string): string | undefined {
  const isOwn = handle.split(".").length === 2 && handle !== INVALID_HANDLE;
  return isOwn ? `https://${handle.toLowerCase()}` : undefined;
}

/** Shown where the check has failed. */
const INVALID_HANDLE = "handle.invalid";

/** Whether a verifier trusted by the service vouches for the account (`app.bsky.actor.defs#verificationState`). */
export function isVerified({ verification }: Pick<z.infer<typeof BlueskyAuthor>, "verification">): boolean {
  return verification?.verifiedStatus === "valid";
}
