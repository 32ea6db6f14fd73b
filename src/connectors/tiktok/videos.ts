import { z } from "zod";
import { readProfileUrl } from "../../domain/platform.ts";
import { jsonReader } from "../reader.ts";
import { accountFinding } from "../findings/account.ts";
import { activityClaims, postClaim } from "../findings/post.ts";
import { optionalCount, optionalText, pointer } from "../findings/claims.ts";

const Video = z.object({
  id: z.string().min(1),
  /** Seconds since 1970. */
  create_time: z.int().positive().max(253_402_300_799),
  share_url: z.url(),
  cover_image_url: optionalText,
  title: optionalText,
  video_description: optionalText,
  like_count: optionalCount,
  comment_count: optionalCount,
  share_count: optionalCount,
});
type Video = z.infer<typeof Video>;
const Answer = z.object({ data: z.object({ videos: z.array(Video) }) });

/** Reads `tiktok/videos`: a page of the Display API's `POST /v2/video/list/`. Only the share URLs name the author. */
export const tiktokVideos = jsonReader({
  kind: "tiktok/videos",
  schema: Answer,
  yields: ["account", "post"],
  *read({ data: { videos } }) {
    const entries = videos.map((video, index) => ({ video, index, profile: readProfileUrl(video.share_url) }));
    for (const [, own] of Map.groupBy(entries, ({ profile }) => profile?.url)) {
      const profile = own[0]?.profile;
      if (!profile) continue;
      const posts = own.map(({ video, index }) => readVideo(video, index, profile.handle));
      yield accountFinding(profile, undefined, [...activityClaims(profile, posts, "create_time"), ...posts]);
    }
  },
});

function readVideo(video: Video, index: number, username: string) {
  return postClaim(
    {
      platform: "tiktok",
      id: video.id,
      url: video.share_url,
      date: new Date(video.create_time * 1000).toISOString(),
      message: video.video_description ?? video.title ?? "",
      username,
      kind: "original",
      likes: video.like_count,
      comments: video.comment_count,
      shares: video.share_count,
      imageUrl: video.cover_image_url,
      verified: undefined,
    },
    pointer("data", "videos", index),
  );
}
