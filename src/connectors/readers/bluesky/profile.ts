import { z } from "zod";
import type { ClaimDraft, Finding } from "../../../domain/claim.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import type { Capture } from "../../connector.ts";
import { accountFinding, accountOf, SELF_DESCRIPTION } from "../account.ts";
import { claimAt, instantOf, optionalCount, optionalText, pointer, readJson, UnreadableCapture } from "../reading.ts";

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
        attributes: { Followers: profile.followersCount, Following: profile.followsCount, Posts: profile.postsCount },
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
  yield accountFinding(address, profile.displayName, claims);
}

const Profile = z.object({
  did: z.string().startsWith("did:"),
  handle: z.string().min(1),
  displayName: optionalText,
  description: optionalText,
  avatar: optionalText,
  followersCount: optionalCount,
  followsCount: optionalCount,
  postsCount: optionalCount,
  createdAt: optionalText,
});
