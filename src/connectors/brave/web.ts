import { z } from "zod";
import { jsonReader, members } from "../reader.ts";
import { optionalText } from "../findings/claims.ts";
import { readHits } from "../findings/web-hits.ts";
import { hitsOf } from "../findings/web-search.ts";

const Answer = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: optionalText,
          url: optionalText,
          description: optionalText,
        }),
      ),
    })
    .nullish(),
});

/** Reads `brave/web`: `GET /res/v1/web/search` of Brave Search. Only the list of pages is read. */
export const braveWeb = jsonReader({
  kind: "brave/web",
  schema: Answer,
  reads: members("web/results/*", "title url description"),
  ignores: {
    "about the request and the response": members("", "query mixed type"),
    "lists of anything but pages": members("", "news videos discussions faq infobox locations rich summarizer"),
    "about the list": members("web", "type family_friendly mutated_by_goggles"),
    "more of the page's text, which is fetched directly": members("web/results/*", "extra_snippets"),
    "about the page's host, age and appearance": members(
      "web/results/*",
      `is_source_local is_source_both is_live profile meta_url language family_friendly type subtype page_age
           page_fetched age thumbnail deep_results cluster article schemas product organization content_type rating
           book creative_work faq icon location movie music_recording qa recipe review software video restrictions`,
    ),
  },
  yields: ["account", "fullName", "experience", "education", "language", "location"],
  *read({ web }, capture) {
    yield* readHits(capture, hitsOf(web?.results ?? [], ["web", "results"], "description"));
  },
});
