import { isWholeName } from "../../names/unspaced.ts";
import { captureOf, type Connector } from "../connector.ts";
import { gdeltArticles } from "./articles.ts";

/**
 * News from all over the world that contains a name, back to 2017, the newest fifty articles. A name is not a key:
 * articles about namesakes are found too. Unverified: its documentation
 * (blog.gdeltproject.org/gdelt-doc-2-0-api-debuts, read on 2026-11-21) describes the request, but shows no response.
 * The members and the formats of their values are those that a client printed from real responses of 2023, shortened
 * and as a table (github.com/gopigof/GDELT_Exploration, exploration.ipynb): no complete response was found.
 */
export const gdelt: Connector = {
  name: "gdelt",
  sites: [{ host: "gdeltproject.org", publisher: "GDELT" }],
  title: "GDELT",
  homepage: "https://www.gdeltproject.org/",
  terms: "https://www.gdeltproject.org/about.html#termsofuse",
  access: "open",
  readers: [gdeltArticles],
  searches: ["article"],
  accepts: ["name"],
  takes: ({ value }) => isWholeName(value),
  asksByName: true,
  sections: ["adverseMedia"],
  // One request every five seconds.
  limits: { requestsPerMinute: 12, timeoutMs: 30_000, cacheDays: 1 },
  asks: "https://api.gdeltproject.org",
  examples: {
    present: { kind: "name", value: "Ada Example" },
    absent: { kind: "name", value: "Nobody Example" },
  },
  async *probe({ value }, context) {
    const query = new URLSearchParams({
      query: `"${wordsOf(value).join(" ")}"`,
      mode: "artlist",
      format: "json",
      maxrecords: "50",
      sort: "datedesc",
      startdatetime: FIRST_DAY,
    });
    const answer = await context.ask({ url: `https://api.gdeltproject.org/api/v2/doc/doc?${query.toString()}` });
    const { articles } = (answer?.json ?? {}) as { readonly articles?: readonly unknown[] };
    if (answer !== null && articles !== undefined && articles.length > 0) yield captureOf("gdelt/articles", answer);
  },
};

/**
 * By default it searches the last three months; its index begins here (blog.gdeltproject.org/gdelt-doc-2-0-api-debuts).
 */
const FIRST_DAY = "20170101000000";

/** Quotation marks would end the phrase. */
function wordsOf(name: string): readonly string[] {
  return name.replaceAll('"', " ").trim().split(/\s+/);
}
