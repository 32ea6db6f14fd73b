import { ANY_HOST, type Capture, captureOf, type Connector, type ConnectorContext, SkipProbe } from "../connector.ts";
import { FOUND_ON_THE_WEB, profileQuery, webQuery } from "../findings/web-hits.ts";
import { searxngResults } from "./results.ts";

/** A search of many engines at once, on an instance that the operator runs: public ones give no JSON, and are not asked. */
export const searxng: Connector = {
  name: "searxng",
  title: "SearXNG",
  homepage: "https://docs.searxng.org/",
  terms: "https://docs.searxng.org/dev/search_api.html",
  access: "open",
  tier: "index",
  verified: {
    against: "documented",
    address: "https://docs.searxng.org/dev/search_api.html",
    date: "2026-11-22",
  },
  readers: [searxngResults],
  accepts: ["name"],
  takes: ({ value }) => value.trim().split(/\s+/).length > 1,
  asksByName: true,
  limits: { requestsPerMinute: 30, timeoutMs: 20_000, cacheDays: 1 },
  asks: ANY_HOST,
  settings: {
    instance: {
      secret: false,
      help: "The address of your instance, such as `https://search.example.org`, with `json` among its formats.",
    },
  },
  needs: "instance",
  examples: {
    present: { kind: "name", value: "Ada Example" },
    absent: { kind: "name", value: "Nobody Example" },
  },
  async *probe({ value }, context) {
    yield* ask(webQuery(value, context.known), context);
  },
  finds: FOUND_ON_THE_WEB,
  async *searchOn(platform, words, context) {
    yield* ask(profileQuery(words, platform), context);
  },
};

async function* ask(question: string, context: ConnectorContext): AsyncIterable<Capture> {
  const instance = URL.parse(context.setting("instance") ?? "");
  if (instance === null) throw new SkipProbe("no instance is set");
  const query = new URLSearchParams({ q: question, format: "json" });
  const answer = await context.ask({ url: `${instance.origin}/search?${query.toString()}` });
  const { results } = (answer?.json ?? {}) as { readonly results?: readonly unknown[] };
  if (answer !== null && (results?.length ?? 0) > 0) yield captureOf("searxng/results", answer);
}
