import { because } from "../../domain/ledger-reason.ts";
import {
  ANY_HOST,
  type Capture,
  captureOf,
  type Connector,
  type ConnectorContext,
  RetryLater,
  SkipProbe,
} from "../connector.ts";
import { webSearch } from "../findings/web-search.ts";
import { searxngResults } from "./results.ts";

/**
 * A search of many engines at once, on an instance run by the operator: public instances return no JSON, and are not
 * asked.
 */
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
  searches: ["account"],
  limits: { requestsPerMinute: 30, timeoutMs: 20_000, cacheDays: 1 },
  asks: ANY_HOST,
  settings: {
    instance: {
      secret: false,
      help: "The address of your instance, such as `https://search.example.org`, with `json` among its formats.",
    },
  },
  needs: "instance",
  ...webSearch(ask),
};

async function* ask(question: string, context: ConnectorContext): AsyncIterable<Capture> {
  const instance = URL.parse(context.setting("instance") ?? "");
  if (instance === null) throw new SkipProbe(because("noInstance"));
  const query = new URLSearchParams({ q: question, format: "json" });
  const answer = await context.ask({ url: `${instance.origin}/search?${query.toString()}` });
  if (answer === null) return;
  const { results } = (answer.json ?? {}) as { readonly results?: unknown };
  // Without results it has an empty list: anything else is no SearXNG, or a broken one.
  if (!Array.isArray(results)) throw new RetryLater(because("noList"), 0);
  if (results.length > 0) yield captureOf("searxng/results", answer);
}
