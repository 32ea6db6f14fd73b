import { sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

const INSTAGRAM_ACCOUNT = {
  business_discovery: {
    id: "17840000000000101",
    username: "candor.ada",
    name: "Ada Example",
    biography: "Maps 🗺️ and bread",
    website: "https://ada.example.org/",
    profile_picture_url: `${PICTURES}/ada.png`,
    followers_count: 4321,
    follows_count: 100,
    media_count: 2,
    media: {
      data: [
        {
          id: "17890000000000001",
          caption: "A loaf",
          media_type: "IMAGE",
          media_url: `${PICTURES}/loaf.png`,
          permalink: "https://www.instagram.com/p/Cabcdef/",
          timestamp: "2026-05-06T07:08:09+0000",
          like_count: 120,
          comments_count: 3,
        },
        {
          id: "17890000000000002",
          media_type: "VIDEO",
          media_url: "https://video.example.org/1.mp4",
          thumbnail_url: `${PICTURES}/loaf-small.png`,
          permalink: "https://www.instagram.com/reel/Cabcdeg/",
          timestamp: "2026-04-06T07:08:09+0000",
          like_count: 60,
          comments_count: 1,
        },
      ],
    },
  },
  id: "17841400000000000",
};

export const samples: Samples = {
  reads: {
    "instagram/business-discovery": {
      counts: "account account avatar biography followers post post website",
      says: ["", "https://pictures.example.org/loaf-small.png", "2026-05-06T07:08:09.000Z"],
    },
  },
  captures: [sampleOf("instagram/business-discovery", INSTAGRAM_ACCOUNT)],
};
