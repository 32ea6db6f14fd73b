import { captureOf, type Connector } from "../connector.ts";
import { wikipediaArticle } from "./article.ts";
import { wikipediaSummary } from "./summary.ts";

const ARTICLE = /^([a-z-]{2,12})(?:\.m)?\.wikipedia\.org\/wiki\/([^/?#]+)$/;

/**
 * An article in any language: its beginning, and its text with the table next to it. Wikimedia requires a contact in
 * the `User-Agent`: `CANDOR_CONTACT`.
 */
export const wikipedia: Connector = {
  name: "wikipedia",
  sites: [
    {
      host: "wikipedia.org",
      publisher: "Wikipedia",
      ofPeople: /^[a-z-]{2,12}\.(?:m\.)?wikipedia\.org\/wiki\/./,
      pages: [
        [
          /^https:\/\/([a-z-]+)\.wikipedia\.org\/api\/rest_v1\/page\/\w+\/([^/?#]+)$/,
          "https://$1.wikipedia.org/wiki/$2",
        ],
      ],
    },
  ],
  title: "Wikipedia",
  homepage: "https://www.wikipedia.org/",
  terms: "https://foundation.wikimedia.org/wiki/Policy:Terms_of_Use",
  licence: "CC-BY-SA-4.0",
  access: "open",
  verified: {
    against: "documented",
    address: "https://en.wikipedia.org/api/rest_v1/#/Page%20content/get_page_summary__title_",
    date: "2026-11-21",
  },
  readers: [wikipediaSummary, wikipediaArticle],
  searches: ["biography"],
  accepts: ["website"],
  takes: ({ value }) => ARTICLE.test(value),
  answersFor: (host) => /(?:^|\.)wiki(?:pedia|media)\.org$/.test(host),
  limits: { requestsPerMinute: 120, timeoutMs: 15_000, cacheDays: 7 },
  asks: "https://*.wikipedia.org",
  examples: {
    present: { kind: "website", value: "en.wikipedia.org/wiki/Ada_Example_(cartographer)" },
    absent: { kind: "website", value: "en.wikipedia.org/wiki/Nobody_Example" },
  },
  async *probe({ value }, context) {
    const [, language, title] = ARTICLE.exec(value) ?? [];
    const pages = `https://${language}.wikipedia.org/api/rest_v1/page`;
    const summary = await context.ask({ url: `${pages}/summary/${title}` });
    if (summary === null) return;
    yield captureOf("wikipedia/summary", summary);
    if ((summary.json as { readonly type?: unknown } | null)?.type !== "standard") return;
    const article = await context.ask({ url: `${pages}/html/${title}`, wants: "text" });
    if (article !== null) yield captureOf("wikipedia/article", article);
  },
};
