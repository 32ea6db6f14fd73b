import { readProfileUrl } from "../domain/platform.ts";
import { captureOf, type Connector } from "./connector.ts";
import { isProfileOn, members, readKinds } from "./read-kinds.ts";
import { readYoutubeChannels } from "./readers/youtube/channels.ts";
import { readYoutubeVideos } from "./readers/youtube/videos.ts";

const API = "https://www.googleapis.com/youtube/v3";
const LIST = "kind etag pageInfo nextPageToken prevPageToken";

/** YouTube Data API v3: the channel, and the fifty newest videos of its list of uploads. */
export const youtube: Connector = {
  name: "youtube",
  title: "YouTube",
  homepage: "https://www.youtube.com/",
  terms: "https://developers.google.com/youtube/terms/api-services-terms-of-service",
  access: "key",
  verified: {
    against: "documented",
    address: "https://developers.google.com/youtube/v3/sample_requests",
    date: "2026-11-21",
  },
  accepts: ["profileUrl"],
  takes: isProfileOn("youtube"),
  yields: ["account", "avatar", "biography", "followers", "post"],
  limits: { requestsPerMinute: 60, timeoutMs: 20_000, cacheDays: 1 },
  asks: "https://www.googleapis.com",
  settings: { key: { secret: true, help: "An API key of a Google Cloud project with the YouTube Data API enabled." } },
  members: {
    "youtube/channels": {
      reads: [
        ...members("items/*", "id statistics"),
        ...members("items/*/snippet", "title description customUrl publishedAt thumbnails"),
        "items/*/contentDetails/relatedPlaylists/uploads",
      ],
      ignores: [
        ...members("", LIST),
        ...members("items/*", "kind etag"),
        ...members("items/*/snippet", "localized country defaultLanguage"),
        ...members("items/*/contentDetails/relatedPlaylists", "likes favorites watchHistory watchLater"),
      ],
    },
    "youtube/videos": {
      reads: [
        ...members("items/*", "id statistics"),
        ...members("items/*/snippet", "publishedAt channelId channelTitle title description thumbnails"),
      ],
      ignores: [
        ...members("", LIST),
        ...members("items/*", "kind etag"),
        ...members(
          "items/*/snippet",
          "tags categoryId liveBroadcastContent defaultLanguage localized defaultAudioLanguage",
        ),
      ],
    },
  },
  examples: {
    present: { kind: "profileUrl", value: "https://www.youtube.com/@adabakes" },
    absent: { kind: "profileUrl", value: "https://www.youtube.com/@adabakesnot" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    if (profile?.platform !== "youtube") return;
    // In a header, not in the address: addresses end up in logs.
    const headers = { "x-goog-api-key": context.setting("key") ?? "" };
    const by = /^UC[\w-]{22}$/.test(profile.handle) ? "id" : "forHandle";
    const parts = "snippet,statistics,contentDetails";
    const channels = await context.ask({
      url: `${API}/channels?part=${parts}&${by}=${encodeURIComponent(profile.handle)}`,
      headers,
    });
    const { items = [] } = (channels?.json ?? {}) as { readonly items?: readonly ChannelItem[] };
    if (channels === null || items.length === 0) return;
    yield captureOf("youtube/channels", channels);
    const uploads = items[0]?.contentDetails?.relatedPlaylists?.uploads;
    if (typeof uploads !== "string" || !/^[\w-]+$/.test(uploads)) return;
    const list = `${API}/playlistItems?part=contentDetails&maxResults=50&playlistId=${uploads}`;
    const playlist = await context.ask({ url: list, headers });
    const { items: entries = [] } = (playlist?.json ?? {}) as { readonly items?: readonly PlaylistItem[] };
    const ids = entries.map((entry) => String(entry.contentDetails?.videoId)).filter((id) => /^[\w-]{11}$/.test(id));
    if (ids.length === 0) return;
    const videos = await context.ask({ url: `${API}/videos?part=snippet,statistics&id=${ids.join(",")}`, headers });
    if (videos !== null) yield captureOf("youtube/videos", videos);
  },
  read: readKinds({ "youtube/channels": readYoutubeChannels, "youtube/videos": readYoutubeVideos }),
};

interface ChannelItem {
  readonly contentDetails?: { readonly relatedPlaylists?: { readonly uploads?: unknown } };
}

interface PlaylistItem {
  readonly contentDetails?: { readonly videoId?: unknown };
}
