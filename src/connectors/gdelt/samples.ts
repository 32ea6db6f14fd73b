import { sampleOf, type Samples } from "../samples.ts";

/** News that contains the name of an invented person. */
const GDELT_ARTICLES = {
  articles: [
    {
      url: "https://news.example.org/2026/maps",
      url_mobile: "",
      title: "Ada Example maps the last valley",
      seendate: "20260510T120000Z",
      socialimage: "https://news.example.org/maps.png",
      domain: "news.example.org",
      language: "English",
      sourcecountry: "United States",
    },
    { url: "ftp://news.example.org/no", title: "No page", seendate: "20260510T120000Z" },
    { url: "https://news.example.org/2026/untitled", title: " ", seendate: "today" },
  ],
};

export const samples: Samples = {
  captures: [
    sampleOf("gdelt/articles", GDELT_ARTICLES, {
      url: "https://api.gdeltproject.org/api/v2/doc/doc?query=%22Ada+Example%22&mode=artlist&format=json",
    }),
  ],
  // These articles are older than the three months searched by default.
  answer: (_path, query) => ({
    body: query.get("query") === '"Ada Example"' && query.has("startdatetime") ? GDELT_ARTICLES : {},
  }),
};
