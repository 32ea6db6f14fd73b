import { z } from "zod";
import { jsonReader, members } from "../reader.ts";
import { optionalText } from "../findings/claims.ts";
import { readHits } from "../findings/web-hits.ts";
import { hitsOf } from "../findings/web-search.ts";

const Answer = z.object({
  results: z.array(z.object({ url: optionalText, title: optionalText, content: optionalText })),
});

/** Reads `searxng/results`: `GET /search?format=json` of a SearXNG instance (docs.searxng.org/dev/search_api). */
export const searxngResults = jsonReader({
  kind: "searxng/results",
  schema: Answer,
  reads: members("results/*", "url title content"),
  ignores: {
    "about the request and the response": members("", "query number_of_results unresponsive_engines"),
    "lists of anything but pages": members("", "answers corrections infoboxes suggestions"),
    "which engine returned it, and how it is displayed": members(
      "results/*",
      `engine engines parsed_url template positions score category priority img_src thumbnail thumbnail_src
           iframe_src audio_src publishedDate pubdate length views author metadata`,
    ),
  },
  yields: ["account", "fullName", "experience", "education", "language", "location"],
  *read({ results }, capture) {
    yield* readHits(capture, hitsOf(results, ["results"], "content"));
  },
});
