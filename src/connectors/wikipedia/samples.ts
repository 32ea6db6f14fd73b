import { sampleOf, type Samples } from "../samples.ts";

export const WIKIPEDIA_SUMMARY = {
  type: "standard",
  title: "Ada Example (cartographer)",
  displaytitle: "Ada Example (cartographer)",
  namespace: { id: 0, text: "" },
  wikibase_item: "Q900000101",
  pageid: 900000101,
  thumbnail: { source: "https://pictures.example.org/ada-small.png", width: 100, height: 100 },
  originalimage: { source: "https://pictures.example.org/ada.png", width: 400, height: 400 },
  lang: "en",
  dir: "ltr",
  timestamp: "2026-01-02T03:04:05Z",
  description: "Invented cartographer",
  content_urls: { desktop: { page: "https://en.wikipedia.org/wiki/Ada_Example_(cartographer)" } },
  extract: "Ada Example is an invented cartographer.",
  extract_html: "<p><b>Ada Example</b> is an invented cartographer.</p>",
};

export const samples: Samples = {
  captures: [
    sampleOf("wikipedia/summary", WIKIPEDIA_SUMMARY),
    sampleOf("wikipedia/summary", { ...WIKIPEDIA_SUMMARY, originalimage: undefined }),
  ],
  answer: (path) =>
    path.startsWith("/en.wikipedia.org/api/rest_v1/page/summary/Ada_Example") ? { body: WIKIPEDIA_SUMMARY } : undefined,
};
