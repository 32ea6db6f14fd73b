import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding, accountOf } from "../findings/account.ts";
import { selfDescription } from "../findings/self-description.ts";
import { claimAt, countryOf, instantOf, optionalText, pointer, webAddress } from "../findings/claims.ts";

const Count = z.string().regex(/^\d+$/).optional();
const Channel = z.object({
  id: z.string().min(1),
  snippet: z
    .object({
      title: optionalText,
      description: optionalText,
      customUrl: optionalText,
      publishedAt: optionalText,
      country: optionalText,
      thumbnails: z.record(z.string(), z.object({ url: z.string() })).optional(),
    })
    .optional(),
  statistics: z
    .object({
      viewCount: Count,
      subscriberCount: Count,
      hiddenSubscriberCount: z.boolean().optional(),
      videoCount: Count,
    })
    .optional(),
});
type Channel = z.infer<typeof Channel>;
const Channels = z.object({ kind: z.literal("youtube#channelListResponse"), items: z.array(Channel).default([]) });

export const LIST = "etag pageInfo nextPageToken prevPageToken";

/**
 * Reads `youtube/channels`: `channels.list` with `snippet` and `statistics` (developers.google.com/youtube/v3). Counts
 * are strings there. The record is under the channel's ID, which outlives its handle.
 */
export const youtubeChannels = jsonReader({
  kind: "youtube/channels",
  schema: Channels,
  reads: [
    ...members("", "kind items/*/id"),
    ...members("items/*/snippet", "title description customUrl publishedAt thumbnails country"),
    ...members("items/*/statistics", "viewCount subscriberCount hiddenSubscriberCount videoCount"),
  ],
  ignores: {
    "about the response": [...members("", LIST), ...members("items/*", "kind etag")],
    "the same in another language": members("items/*/snippet", "localized defaultLanguage"),
    "discontinued by the service": members("items/*/statistics", "commentCount"),
    "the owner's lists, which need a separate request": members(
      "items/*/contentDetails/relatedPlaylists",
      "uploads likes favorites watchHistory watchLater",
    ),
  },
  yields: ["biography", "occupation", "interest", "avatar", "account", "followers", "website"],
  *read({ items }, capture) {
    const asked = askedFor(capture.url);
    for (const [index, channel] of items.entries()) {
      const byId = readProfileUrl(`https://www.youtube.com/channel/${channel.id}`);
      if (byId === null) continue;
      const handle = channel.snippet?.customUrl?.replace(/^@/, "");
      const named = handle === undefined ? null : readProfileUrl(`https://www.youtube.com/@${handle}`);
      const name = channel.snippet?.title;
      yield accountFinding(
        byId,
        name,
        [...channelClaims(channel, index, named ?? byId)],
        [
          ...[named, items.length === 1 ? asked : null].map(
            (profile) => profile && ({ kind: "profileUrl", value: profile.url } as const),
          ),
          normalizeIdentifier("website", siteIn(channel.snippet?.description ?? "") ?? ""),
        ],
      );
    }
  },
});

/**
 * The pre-2012 URL by which a channel was requested: the response does not repeat it, and other sources know the
 * channel by it.
 */
function askedFor(url: string): ProfileAddress | null {
  const username = URL.parse(url)?.searchParams.get("forUsername") ?? null;
  return username === null ? null : readProfileUrl(`https://www.youtube.com/user/${username}`);
}

/** The site of whoever has the channel: the only address in its description, on a line of its own. */
function siteIn(description: string): string | undefined {
  const [address, ...more] = description.match(/https?:\/\/\S+/gu) ?? [];
  if (address === undefined || more.length > 0 || readProfileUrl(address) !== null) return undefined;
  return description.split("\n").some((line) => line.trim() === address) ? webAddress(address) : undefined;
}

function* channelClaims(channel: Channel, index: number, profile: ProfileAddress): Generator<ClaimDraft> {
  const { snippet, statistics } = channel;
  const size = ["high", "medium", "default"].find((each) => snippet?.thumbnails?.[each] !== undefined);
  const imageUrl = size && snippet?.thumbnails?.[size]?.url;
  const account = accountOf(profile, {
    displayName: snippet?.title,
    createdAt: instantOf(snippet?.publishedAt),
    avatarUrl: imageUrl,
    attributes: {
      Subscribers: statistics?.hiddenSubscriberCount === true ? undefined : statistics?.subscriberCount,
      Views: statistics?.viewCount,
      Videos: statistics?.videoCount,
      // Where a channel is registered is not where its owner lives.
      Country: countryOf(snippet?.country),
    },
  });
  yield claimAt("account", account, pointer("items", index));
  if (imageUrl) yield claimAt("avatar", { imageUrl }, pointer("items", index, "snippet", "thumbnails", size, "url"));
  if (snippet?.description) {
    const at = pointer("items", index, "snippet", "description");
    yield* selfDescription(snippet.description, at);
    const site = siteIn(snippet.description);
    if (site !== undefined) yield claimAt("website", site, at);
  }
  if (statistics?.subscriberCount !== undefined && statistics.hiddenSubscriberCount !== true) {
    const value = { platform: "youtube", count: Number(statistics.subscriberCount) } as const;
    yield claimAt("followers", value, pointer("items", index, "statistics", "subscriberCount"));
  }
}
