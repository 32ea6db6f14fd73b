import { type Capture, captureOf, type Connector, type ConnectorContext, SkipProbe } from "../connector.ts";
import { webSearch } from "../findings/web-search.ts";
import { braveWeb } from "./web.ts";

/**
 * Pages that a search engine knows of a name. What it finds is asked itself and judged; what it says of them is its own word.
 * Unverified: its documentation was not at hand, and the members are those that clients of it read. Plans differ in whether
 * answers may be stored (its terms): none is cached, and what a lookup was answered goes with the lookup.
 */
export const brave: Connector = {
  name: "brave",
  title: "Brave Search",
  homepage: "https://brave.com/search/api/",
  terms: "https://api-dashboard.search.brave.com/terms-of-service",
  access: "key",
  tier: "index",
  readers: [braveWeb],
  searches: ["account"],
  // One a second is what every plan gives.
  limits: { requestsPerMinute: 60, timeoutMs: 15_000, cacheDays: 0 },
  asks: "https://api.search.brave.com",
  settings: {
    key: {
      secret: true,
      help: "The subscription token of a plan for web search that grants the right to store results.",
    },
  },
  ...webSearch(ask),
};

async function* ask(question: string, context: ConnectorContext): AsyncIterable<Capture> {
  const key = context.setting("key");
  if (key === undefined) throw new SkipProbe("no key");
  const query = new URLSearchParams({ q: question, count: "20", text_decorations: "false" });
  const answer = await context.ask({
    url: `https://api.search.brave.com/res/v1/web/search?${query.toString()}`,
    headers: { "x-subscription-token": key },
  });
  const { web } = (answer?.json ?? {}) as { readonly web?: { readonly results?: readonly unknown[] } };
  if (answer !== null && (web?.results?.length ?? 0) > 0) yield captureOf("brave/web", answer);
}
