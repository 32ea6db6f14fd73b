import type { Source } from "../connector.ts";
import { tiktokUser } from "./user.ts";
import { tiktokVideos } from "./videos.ts";

/** Accounts and videos, in the form of the responses of TikTok's Display API; imported only. */
export const tiktok: Source = {
  name: "tiktok",
  sites: [
    { host: "tiktok.com", publisher: "TikTok" },
    { host: "tiktokapis.com", publisher: "TikTok", readAt: "tiktok.com" },
  ],
  readers: [tiktokUser, tiktokVideos],
};
