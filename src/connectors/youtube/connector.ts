import { readProfileUrl } from "../../domain/platform.ts";
import { captureEach, captureOf, type Connector, type ConnectorContext, isProfileOn } from "../connector.ts";
import { youtubeChannels } from "./channels.ts";
import { youtubeVideos } from "./videos.ts";

const API = "https://www.googleapis.com/youtube/v3";
const PARTS = "snippet,statistics,contentDetails";

/** YouTube Data API v3: the channel, and the fifty newest videos in its list of uploads. */
export const youtube: Connector = {
  name: "youtube",
  sites: [
    { host: "youtube.com", publisher: "YouTube" },
    { host: "googleapis.com", publisher: "YouTube", readAt: "youtube.com" },
  ],
  title: "YouTube",
  homepage: "https://www.youtube.com/",
  terms: "https://developers.google.com/youtube/terms/api-services-terms-of-service",
  access: "key",
  verified: {
    against: "documented",
    address: "https://developers.google.com/youtube/v3/sample_requests",
    date: "2026-11-21",
  },
  readers: [youtubeChannels, youtubeVideos],
  searches: ["account", "post"],
  accepts: ["profileUrl"],
  takes: isProfileOn("youtube"),
  limits: { requestsPerMinute: 60, timeoutMs: 20_000, cacheDays: 1 },
  asks: "https://www.googleapis.com",
  settings: { key: { secret: true, help: "An API key of a Google Cloud project with the YouTube Data API enabled." } },
  examples: {
    present: { kind: "profileUrl", value: "https://www.youtube.com/@adabakes" },
    absent: { kind: "profileUrl", value: "https://www.youtube.com/@adabakesnot" },
  },
  async *probe(identifier, context) {
    const profile = readProfileUrl(identifier.value);
    if (profile?.platform !== "youtube") return;
    const headers = headersFor(context);
    const channels = await context.ask({
      url: `${API}/channels?part=${PARTS}&${filterOf(profile.handle)}`,
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
  platform: "youtube",
  // A search costs 100 of the 10,000 units that a key has per day (developers.google.com/youtube/v3/docs/search/list).
  async *search(words, context) {
    const headers = headersFor(context);
    const query = new URLSearchParams({ part: "snippet", type: "channel", maxResults: "10", q: words });
    const found = await context.ask({ url: `${API}/search?${query.toString()}`, headers });
    const hits = [...captureEach("youtube/hit", found, itemsOf)];
    const ids = hits
      .map(({ data }) => String((JSON.parse(data) as SearchItem | null)?.id?.channelId))
      .filter((id) => /^UC[\w-]{22}$/.test(id));
    if (ids.length === 0) return;
    const channels = await context.ask({ url: `${API}/channels?part=${PARTS}&id=${ids.join(",")}`, headers });
    if (channels !== null) yield captureOf("youtube/channels", channels);
  },
};

/** Which of its names a channel is requested by (developers.google.com/youtube/v3/docs/channels/list, "Filters"). */
function filterOf(handle: string): string {
  if (/^UC[\w-]{22}$/.test(handle)) return `id=${handle}`;
  const username = /^user\/(.+)$/.exec(handle)?.[1];
  return username === undefined ? `forHandle=${encodeURIComponent(handle)}` : `forUsername=${username}`;
}

/** In a header, not in the address: addresses end up in logs. */
function headersFor(context: ConnectorContext) {
  return { "x-goog-api-key": context.setting("key") ?? "" };
}

/** As with channels, a response for nobody may lack `items`. */
function itemsOf({ kind, items }: Readonly<Record<string, unknown>>): unknown {
  return items === undefined && kind === "youtube#searchListResponse" ? [] : items;
}

interface SearchItem {
  readonly id?: { readonly channelId?: unknown };
}

interface ChannelItem {
  readonly contentDetails?: { readonly relatedPlaylists?: { readonly uploads?: unknown } };
}

interface PlaylistItem {
  readonly contentDetails?: { readonly videoId?: unknown };
}
