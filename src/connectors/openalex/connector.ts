import { captureEach, captureOf, type Connector } from "../connector.ts";
import { openalexAuthor } from "./author.ts";

/** Who wrote which papers, and where: an index of research whose whole data are free. */
export const openalex: Connector = {
  name: "openalex",
  sites: [
    {
      host: "openalex.org",
      publisher: "OpenAlex",
      pages: [[/^https:\/\/api\.openalex\.org\/authors\/(A\d+)$/, "https://openalex.org/$1"]],
    },
  ],
  // Somebody may have several pages there.
  registers: [
    {
      scheme: "openalex",
      page: /^(?:(?:www|api|explore)\.)?openalex\.org\/(?:(?:authors|people)\/)?(A\d{1,12})$/i,
      isUpperCase: true,
    },
  ],
  title: "OpenAlex",
  homepage: "https://openalex.org/",
  terms: "https://help.openalex.org/hc/en-us/articles/27174739219991-Terms-of-use",
  licence: "CC0-1.0",
  access: "open",
  verified: {
    against: "documented",
    address: "https://docs.openalex.org/api-entities/authors/author-object",
    date: "2026-11-21",
  },
  readers: [openalexAuthor],
  searches: ["experience"],
  accepts: ["externalId"],
  takes: ({ value }) => idOf(value) !== undefined,
  answersFor: (host) => /(?:^|\.)openalex\.org$/.test(host),
  limits: { requestsPerMinute: 120, timeoutMs: 15_000, cacheDays: 7 },
  asks: "https://api.openalex.org",
  examples: {
    present: { kind: "externalId", value: "openalex:A9000000101" },
    absent: { kind: "externalId", value: "openalex:A9000000199" },
  },
  async *probe(identifier, context) {
    const answer = await context.ask({ url: `https://api.openalex.org/authors/${idOf(identifier.value)}` });
    if (answer !== null) yield captureOf("openalex/author", answer);
  },
  // By names in any form that papers use (docs.openalex.org, "Search authors").
  async *search(words, context) {
    const query = new URLSearchParams({ search: words, per_page: "5" });
    const found = await context.ask({ url: `https://api.openalex.org/authors?${query.toString()}` });
    yield* captureEach("openalex/author", found, ({ results }) => results);
  },
};

/** By OpenAlex's own ID or by ORCID iD, in the form that its path requires. */
function idOf(key: string): string | undefined {
  const [, own] = /^openalex:(A\d{1,12})$/i.exec(key) ?? [];
  return own ?? /^orcid:[\dX-]{19}$/.exec(key)?.[0];
}
