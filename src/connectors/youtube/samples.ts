import { isAbout, sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

export const YOUTUBE_CHANNELS = {
  kind: "youtube#channelListResponse",
  etag: "abc",
  pageInfo: { totalResults: 1, resultsPerPage: 5 },
  items: [
    {
      kind: "youtube#channel",
      etag: "def",
      id: "UCaBcDeFgHiJkLmNoPqRsTuV",
      snippet: {
        title: "Ada bakes",
        description: "Bread by Ada Example",
        customUrl: "@adabakes",
        publishedAt: "2016-01-02T03:04:05Z",
        thumbnails: {
          default: { url: `${PICTURES}/ada-88.png`, width: 88, height: 88 },
          high: { url: `${PICTURES}/ada.png`, width: 800, height: 800 },
        },
        country: "US",
      },
      statistics: { viewCount: "123456", subscriberCount: "7890", hiddenSubscriberCount: false, videoCount: "12" },
    },
  ],
};

const YOUTUBE_VIDEOS = {
  kind: "youtube#videoListResponse",
  etag: "abc",
  items: [
    {
      kind: "youtube#video",
      id: "dAdAdAdAdA1",
      snippet: {
        publishedAt: "2026-03-04T05:06:07Z",
        channelId: "UCaBcDeFgHiJkLmNoPqRsTuV",
        channelTitle: "Ada bakes",
        title: "Rye",
        description: "How to bake rye.",
        thumbnails: { default: { url: `${PICTURES}/rye.png`, width: 120, height: 90 } },
      },
      statistics: { viewCount: "1000", likeCount: "90", favoriteCount: "0", commentCount: "8" },
    },
  ],
  pageInfo: { totalResults: 1, resultsPerPage: 1 },
};

const UPLOADS = "UUaBcDeFgHiJkLmNoPqRsTuV";

const CHANNELS = {
  ...YOUTUBE_CHANNELS,
  items: YOUTUBE_CHANNELS.items.map((item) => ({
    ...item,
    contentDetails: { relatedPlaylists: { likes: "", uploads: UPLOADS } },
  })),
};

const CHANNEL_HIT = { kind: "youtube#channel", channelId: YOUTUBE_CHANNELS.items[0]?.id };

export const samples: Samples = {
  reads: {
    "youtube/channels": {
      counts: "account avatar biography followers",
      says: [7890, "https://www.youtube.com/@adabakes"],
    },
    "youtube/videos": { counts: "post", says: ["Rye\n\nHow to bake rye.", 90] },
  },
  captures: [
    sampleOf("youtube/channels", YOUTUBE_CHANNELS),
    sampleOf("youtube/videos", YOUTUBE_VIDEOS),
    sampleOf("youtube/channels", {
      ...YOUTUBE_CHANNELS,
      items: YOUTUBE_CHANNELS.items.map((item) => ({
        ...item,
        statistics: { ...item.statistics, hiddenSubscriberCount: true },
      })),
    }),
  ],
  answer: (path, query, headers) => {
    if (!headers["x-goog-api-key"]) return { status: 403, body: { message: "no key" } };
    if (path === "/youtube/v3/search") {
      const items = isAbout(query, "q") ? [{ kind: "youtube#searchResult", id: CHANNEL_HIT, snippet: {} }] : [];
      return { body: { kind: "youtube#searchListResponse", regionCode: "US", items } };
    }
    if (path === "/youtube/v3/channels") {
      const found = query.get("forHandle") === "adabakes" || query.get("id") === CHANNEL_HIT.channelId;
      return { body: found ? CHANNELS : { kind: YOUTUBE_CHANNELS.kind, pageInfo: { totalResults: 0 } } };
    }
    if (path === "/youtube/v3/playlistItems") {
      return {
        body: { kind: "youtube#playlistItemListResponse", items: [{ contentDetails: { videoId: "dAdAdAdAdA1" } }] },
      };
    }
    return path === "/youtube/v3/videos" ? { body: YOUTUBE_VIDEOS } : undefined;
  },
};
