import { because } from "../../domain/ledger-reason.ts";
import { type Capture, captureOf, type Connector, type ConnectorContext, SkipProbe } from "../connector.ts";
import type { Platform } from "../../domain/platform.ts";
import { profileQuery } from "../findings/web-hits.ts";
import { webSearch } from "../findings/web-search.ts";
import { addressesOf, braveAddresses } from "./addresses.ts";
import { braveWeb } from "./web.ts";

/**
 * Pages that a search engine knows for a name. The pages found are themselves fetched and judged; what the engine says
 * about them counts as its own statement. Unverified: its documentation was not available, and the members are those
 * that its clients read.
 *
 * Its terms (3(b)(i)) do not allow results to be stored "in whole or in part, other than transient storage required for
 * operation", unless a plan grants more. Without that right, only the addresses to ask next are kept, while the lookup
 * runs; and people cannot be searched for, since those found are stored.
 */
export const brave: Connector = {
  name: "brave",
  title: "Brave Search",
  homepage: "https://brave.com/search/api/",
  terms: "https://api-dashboard.search.brave.com/terms-of-service",
  access: "key",
  tier: "index",
  readers: [braveWeb, braveAddresses],
  searches: ["account"],
  // Every plan allows at least one request per second.
  limits: { requestsPerMinute: 60, timeoutMs: 15_000, cacheDays: 0 },
  asks: "https://api.search.brave.com",
  settings: {
    key: { secret: true, help: "The subscription token of a plan for web search." },
    storage: {
      secret: false,
      help: "`granted` if your plan grants the right to store results. Without it only the pages found are read, what Brave writes of them is left out, and profiles on platforms cannot be searched for.",
    },
  },
  ...webSearch(ask),
  searchOn: askForProfiles,
};

async function* askForProfiles(platform: Platform, words: string, context: ConnectorContext): AsyncIterable<Capture> {
  if (!mayStore(context)) throw new SkipProbe(because("mayNotStore"));
  yield* ask(profileQuery(words, platform), context);
}

async function* ask(question: string, context: ConnectorContext): AsyncIterable<Capture> {
  const key = context.setting("key");
  if (key === undefined) throw new SkipProbe(because("noKey"));
  const query = new URLSearchParams({ q: question, count: "20", text_decorations: "false" });
  const answer = await context.ask({
    url: `https://api.search.brave.com/res/v1/web/search?${query.toString()}`,
    headers: { "x-subscription-token": key },
  });
  const { web } = (answer?.json ?? {}) as { readonly web?: { readonly results?: readonly unknown[] } };
  if (answer === null || (web?.results?.length ?? 0) === 0) return;
  const capture = captureOf("brave/web", answer);
  if (mayStore(context)) yield capture;
  else yield* addressesOf(capture);
}

function mayStore(context: ConnectorContext): boolean {
  return context.setting("storage")?.trim().toLowerCase() === "granted";
}
