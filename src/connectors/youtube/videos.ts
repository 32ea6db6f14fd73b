import { z } from "zod";
import type { Finding } from "../../domain/claim.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { accountFinding } from "../reading/account.ts";
import { postClaim } from "../reading/post.ts";
import { optionalText, pointer, readJson } from "../reading/reading.ts";

/**
 * Reads `youtube/videos`: `videos.list` with `snippet` and `statistics`. A video is a post whose message is its title
 * and description. YouTube counts no shares.
 */
export function* readYoutubeVideos(capture: Capture): Iterable<Finding> {
  const { items } = readJson(capture, Videos);
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
}

const Count = z
  .string()
  .regex(/^\d+$/)
  .optional()
  .transform((count) => (count === undefined ? undefined : Number(count)));
const Video = z.object({
  id: z.string().min(1),
  snippet: z.object({
    publishedAt: z.iso.datetime({ offset: true }),
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

function readVideo(video: Video, index: number) {
  const { snippet, statistics } = video;
  return postClaim(
    {
      platform: "youtube",
      id: video.id,
      url: `https://www.youtube.com/watch?v=${encodeURIComponent(video.id)}`,
      date: new Date(snippet.publishedAt).toISOString(),
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
