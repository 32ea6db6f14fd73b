import { sampleOf, type Samples } from "../samples.ts";

const PICTURES = "https://pictures.example.org";

const FACEBOOK_PAGE = {
  id: "100900000000101",
  name: "Ada Example",
  username: "candor.ada",
  link: "https://www.facebook.com/candor.ada",
  about: "Maps and bread",
  category: "Author",
  website: "https://ada.example.org/",
  emails: ["ada@example.org"],
  phone: "+1 202-555-0101",
  followers_count: 2100,
  fan_count: 2000,
  verification_status: "blue_verified",
  picture: { data: { height: 50, is_silhouette: false, url: `${PICTURES}/ada.png`, width: 50 } },
  posts: {
    data: [
      {
        id: "100900000000101_1",
        message: "A loaf at last",
        created_time: "2026-05-06T07:08:09+0000",
        permalink_url: "https://www.facebook.com/candor.ada/posts/1",
        full_picture: `${PICTURES}/loaf.png`,
        shares: { count: 4 },
        likes: { data: [], summary: { total_count: 30, can_like: true, has_liked: false } },
        reactions: { data: [], summary: { total_count: 33, viewer_reaction: "NONE" } },
        comments: { data: [], summary: { order: "chronological", total_count: 5, can_comment: true } },
      },
      { id: "100900000000101_2", created_time: "2026-05-05T07:08:09+0000" },
    ],
    paging: { cursors: { before: "a", after: "b" } },
  },
};

export const samples: Samples = {
  reads: {
    "facebook/page": {
      counts: "account account avatar biography email followers phone post post website",
      says: [33, 2100, "+12025550101"],
    },
  },
  captures: [sampleOf("facebook/page", FACEBOOK_PAGE)],
};
