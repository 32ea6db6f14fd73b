import { z } from "zod";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountFinding } from "../findings/account.ts";
import { postClaim } from "../findings/post.ts";
import { optionalText, pointer, statedInstant } from "../findings/claims.ts";
import { LIST } from "./channels.ts";

const Count = z
  .string()
  .regex(/^\d+$/)
  .optional()
  .transform((count) => (count === undefined ? undefined : Number(count)));
const Video = z.object({
  id: z.string().min(1),
  snippet: z.object({
    publishedAt: statedInstant,
    channelId: z.string().min(1),
    channelTitle: optionalText,
    title: z.string(),
    description: optionalText,
    thumbnails: z.record(z.string(), z.object({ url: z.string() })).optional(),
  }),
  statistics: z.object({ likeCount: Count, commentCount: Count }).optional(),
});
type Video = z.infer<typeof Video>;
const Videos = z.object({ kind: z.literal("youtube#videoListResponse"), items: z.array(Video).default([]) });

/**
 * Reads `youtube/videos`: `videos.list` with `snippet` and `statistics`. A video is a post whose message is its title
 * and description. YouTube does not report shares.
 */
export const youtubeVideos = jsonReader({
  kind: "youtube/videos",
  schema: Videos,
  reads: [
    ...members("", "kind items/*/id"),
    ...members("items/*/snippet", "publishedAt channelId channelTitle title description thumbnails"),
    ...members("items/*/statistics", "likeCount commentCount"),
  ],
  ignores: {
    "about the response": [...members("", LIST), ...members("items/*", "kind etag")],
    "how the video is found and categorised": members("items/*/snippet", "tags categoryId liveBroadcastContent"),
    "the same in another language": members("items/*/snippet", "localized defaultLanguage defaultAudioLanguage"),
    "views, which posts do not have": members("items/*/statistics", "viewCount"),
    "discontinued by the service": members("items/*/statistics", "dislikeCount favoriteCount"),
  },
  yields: ["post"],
  *read({ items }) {
    const videos = items.map((video, index) => ({ video, index }));
    for (const [channelId, entries] of Map.groupBy(videos, ({ video }) => video.snippet.channelId)) {
      const profile = readProfileUrl(`https://www.youtube.com/channel/${channelId}`);
      if (profile === null) continue;
      const name = entries[0]?.video.snippet.channelTitle;
      yield accountFinding(
        profile,
        name,
        entries.map(({ video, index }) => readVideo(video, index)),
      );
    }
  },
});

function readVideo(video: Video, index: number) {
  const { snippet, statistics } = video;
  return postClaim(
    {
      platform: "youtube",
      id: video.id,
      url: `https://www.youtube.com/watch?v=${encodeURIComponent(video.id)}`,
      date: snippet.publishedAt,
      message: [snippet.title, snippet.description].filter(Boolean).join("\n\n"),
      username: snippet.channelTitle ?? snippet.channelId,
      kind: "original",
      likes: statistics?.likeCount,
      comments: statistics?.commentCount,
      shares: undefined,
      imageUrl: (snippet.thumbnails?.["high"] ?? snippet.thumbnails?.["default"])?.url,
      verified: undefined,
    },
    pointer("items", index),
  );
}
