import { sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

const TIKTOK_USER = {
  data: {
    user: {
      open_id: "723f24d7-e717-40f8-a2b6-cb8464cd23b4",
      username: "candor.ada",
      display_name: "Ada Example",
      avatar_url: `${PICTURES}/ada.png`,
      bio_description: "Bread",
      profile_deep_link: "https://vm.tiktok.com/abc/",
      is_verified: true,
      follower_count: 987,
      following_count: 6,
      likes_count: 5432,
      video_count: 1,
    },
  },
  error: { code: "ok", message: "", log_id: "20260615000000000" },
};

const TIKTOK_VIDEOS = {
  data: {
    videos: [
      {
        id: "7300000000000000001",
        create_time: 1_780_000_000,
        cover_image_url: `${PICTURES}/loaf.png`,
        share_url: "https://www.tiktok.com/@candor.ada/video/7300000000000000001",
        video_description: "Kneading",
        duration: 30,
        title: "Kneading",
        like_count: 50,
        comment_count: 4,
        share_count: 3,
        view_count: 999,
      },
    ],
    cursor: 1_780_000_000_000,
    has_more: false,
  },
  error: { code: "ok", message: "", log_id: "20260615000000001" },
};

export const samples: Samples = {
  reads: {
    "tiktok/user": { counts: "account avatar biography followers", says: [987] },
    "tiktok/videos": { counts: "account post", says: ["Kneading", "2026-05-28T20:26:40.000Z"] },
  },
  captures: [sampleOf("tiktok/user", TIKTOK_USER), sampleOf("tiktok/videos", TIKTOK_VIDEOS)],
};
