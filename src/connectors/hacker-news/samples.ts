import { sampleOf, type Samples } from "../samples.ts";

const USER = {
  about: "Maps &#x27;n&#x27; bread<p>Barre",
  created: 1300000000,
  id: "candor_ada",
  karma: 77,
  submitted: [1, 2, 3],
};

/** The newest item by the user. */
const ITEM = {
  by: "candor_ada",
  id: 3,
  kids: [4],
  parent: 2,
  text: "Bread &amp; maps.",
  time: 1780000000,
  type: "comment",
};

export const samples: Samples = {
  reads: {
    "hacker-news/user": { counts: "account biography", says: ["Maps 'n' bread\n\nBarre", "77"] },
    "hacker-news/item": { counts: "account", says: ["2026-05-28T20:26:40.000Z"] },
  },
  captures: [
    sampleOf("hacker-news/user", USER),
    sampleOf("hacker-news/item", ITEM),
    sampleOf("hacker-news/item", { ...ITEM, deleted: true }),
  ],
  answer: (path) => {
    if (path === "/v0/user/candor_ada.json") return { body: USER };
    return { body: path === `/v0/item/${ITEM.id}.json` ? ITEM : "null" };
  },
};
