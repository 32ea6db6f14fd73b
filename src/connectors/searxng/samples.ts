import { isAbout, sampleOf, type Samples } from "../samples.ts";

const SEARXNG_RESULTS = {
  query: "Ada Example",
  number_of_results: 0,
  results: [
    {
      url: "https://ada.example.org/maps",
      title: "Ada Example",
      content: "Draws maps.",
      engine: "example",
      engines: ["example"],
      score: 1,
    },
    {
      url: "https://www.instagram.com/candor_ada",
      title: "Ada Example (@candor_ada) • Instagram photos",
      content: "Bread.",
      engine: "example",
    },
  ],
  answers: [],
  suggestions: [],
  unresponsive_engines: [],
};

export const samples: Samples = {
  reads: {
    "searxng/results": { counts: "account fullName", says: ["https://www.instagram.com/candor_ada"] },
  },
  captures: [
    sampleOf("searxng/results", SEARXNG_RESULTS, {
      url: "https://search.example.org/search?q=%22Ada+Example%22&format=json",
    }),
  ],
  settings: { instance: "https://social.example.org" },
  answer: (path, query) =>
    path === "/social.example.org/search"
      ? { body: isAbout(query, "q") ? SEARXNG_RESULTS : { ...SEARXNG_RESULTS, results: [] } }
      : undefined,
};
