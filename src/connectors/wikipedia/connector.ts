import { captureOf, type Connector } from "../connector.ts";
import { wikipediaSummary } from "./summary.ts";

const ARTICLE = /^([a-z-]{2,12})(?:\.m)?\.wikipedia\.org\/wiki\/([^/?#]+)$/;

/** The beginning of an article, in any language. Wikimedia asks for a contact in the `User-Agent`: `CANDOR_CONTACT`. */
export const wikipedia: Connector = {
  name: "wikipedia",
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
  readers: [wikipediaSummary],
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
    const url = `https://${language}.wikipedia.org/api/rest_v1/page/summary/${title}`;
    const answer = await context.ask({ url });
    if (answer !== null) yield captureOf("wikipedia/summary", answer);
  },
};
