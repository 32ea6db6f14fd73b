import { sampleOf, type Samples } from "../samples.ts";

export const OPENALEX_AUTHOR = {
  id: "https://openalex.org/A9000000101",
  orcid: "https://orcid.org/0000-0000-0000-0101",
  display_name: "Ada Example",
  display_name_alternatives: ["A. Example", "Ada Example"],
  ids: {
    openalex: "https://openalex.org/A9000000101",
    orcid: "https://orcid.org/0000-0000-0000-0101",
    scopus: "http://www.scopus.com/inward/authorDetails.url?authorID=1",
    twitter: "http://twitter.com/candor_ada",
    wikipedia: "https://en.wikipedia.org/wiki/Ada_Example_(cartographer)",
  },
  works_count: 12,
  cited_by_count: 34,
  summary_stats: { "2yr_mean_citedness": 1.5, h_index: 3, i10_index: 1 },
  affiliations: [
    {
      institution: { id: "https://openalex.org/I1", display_name: "University of Maps", type: "education" },
      years: [2020, 2018, 2019],
    },
    { institution: { id: "https://openalex.org/I2", display_name: "Institute of Lines" }, years: [] },
  ],
  topics: [{ display_name: "Rivers" }],
  updated_date: "2026-01-01",
};

export const samples: Samples = {
  reads: {
    "openalex/author": {
      counts: "account account account alias experience fullName",
      says: ["2018", "2020", "h-index", "34"],
    },
  },
  captures: [sampleOf("openalex/author", OPENALEX_AUTHOR)],
  answer: (path, query) => {
    if (path === "/authors")
      return { body: { results: /\bada\b/i.test(query.get("search") ?? "") ? [OPENALEX_AUTHOR] : [] } };
    return ["/authors/A9000000101", "/authors/orcid:0000-0000-0000-0101"].includes(path)
      ? { body: OPENALEX_AUTHOR }
      : undefined;
  },
};
