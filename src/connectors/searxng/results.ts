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
    "about the question and the answer": members("", "query number_of_results unresponsive_engines"),
    "other lists than that of pages": members("", "answers corrections infoboxes suggestions"),
    "which engine said it, and how it is shown": members(
      "results/*",
      `engine engines parsed_url template positions score category priority img_src thumbnail thumbnail_src
           iframe_src audio_src publishedDate pubdate length views author metadata`,
    ),
  },
  yields: ["account", "fullName", "experience", "education", "location"],
  *read({ results }, capture) {
    yield* readHits(capture, hitsOf(results, ["results"], "content"));
  },
});
