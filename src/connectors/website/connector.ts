import { because } from "../../domain/ledger-reason.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import {
  ANY_HOST,
  type Answer,
  type Capture,
  captureOf,
  type Connector,
  type ConnectorContext,
  RetryLater,
  SkipProbe,
  type Source,
} from "../connector.ts";
import { webFeed } from "../pages/web-feed.ts";
import { webPage } from "../pages/web-page.ts";
import { UnreadableCapture } from "../findings/claims.ts";

/**
 * The page that a person names as their own, if its host's robots.txt allows us; and its feed.
 *
 * @param sources pages that one of these answers for are not requested here
 */
export function createWebsite(sources: readonly Source[]): Connector {
  const answeredElsewhere = (host: string) =>
    sources.some((source) => "answersFor" in source && (source as Connector).answersFor?.(host));
  return {
    name: "website",
    title: "A person's own site",
    names: {
      en: "Website",
      de: "Website",
      es: "Sitio web",
      fr: "Site web",
      lt: "Svetainė",
    },
    homepage: "https://www.rfc-editor.org/rfc/rfc9309",
    terms: "https://www.rfc-editor.org/rfc/rfc9309",
    access: "open",
    verified: { against: "documented", address: "https://microformats.org/wiki/h-card", date: "2026-11-21" },
    readers: [webPage, webFeed],
    accepts: ["website"],
    takes: ({ value }) => {
      const host = URL.parse(`https://${value}`)?.hostname ?? "";
      return host !== "" && !answeredElsewhere(host) && readProfileUrl(`https://${value}`) === null;
    },
    limits: { requestsPerMinute: 60, timeoutMs: 20_000, cacheDays: 1 },
    asks: ANY_HOST,
    examples: {
      present: { kind: "website", value: "ada.example.org" },
      absent: { kind: "website", value: "nobody.example.org" },
    },
    async *probe({ value }, context) {
      const answer = await askPage(value, context);
      if (answer === null) return;
      const page = captureOf("web-page", answer);
      if (!/html/.test(page.mediaType)) throw new SkipProbe(because("noPage"));
      yield page;
      const feed = await findFeed(page, context);
      if (feed === undefined || !/^https?:/.test(feed)) return;
      try {
        const answered = await context.ask({ url: feed, wants: "page" });
        if (answered !== null) yield captureOf("web-feed", answered);
      } catch (error) {
        // The page was answered; without its feed it is still complete.
        if (!(error instanceof RetryLater || error instanceof SkipProbe)) throw error;
      }
    },
  };
}

/**
 * A key has no `www.`, but some hosts serve their pages only with it. It is tried if the address without it has no page or
 * cannot be connected to. If neither has the page, the error of the first is reported. A host that answered otherwise (it
 * asked us to wait, wants payment, sent too much) is not asked again under its other name.
 */
async function askPage(value: string, context: ConnectorContext): Promise<Answer | null> {
  const ask = (prefix: string) => context.ask({ url: `https://${prefix}${value}`, wants: "page" });
  if (HAS_NO_WWW.test(value)) return await ask("");
  const first = await ask("").catch(asFault);
  if (first === null) return await ask("www.");
  if (!(first instanceof Error)) return first;
  if (!first.why.some(({ code }) => NOT_CONNECTED.has(code))) throw first;
  const second = await ask("www.").catch(asFault);
  if (second === null || second instanceof Error) throw first;
  return second;
}

function asFault(error: unknown): RetryLater {
  if (error instanceof RetryLater) return error;
  throw error;
}

/** Faults of an address, which another of the same host may not have. */
const NOT_CONNECTED: ReadonlySet<string> = new Set(["noAddress", "connectionRefused", "notSecure", "brokenOff"]);

/** `www.` is not put before an IP address, a host with a port, or a name with four or more parts. */
const HAS_NO_WWW = /^(?:www\.|[^/]*:\d|[^/]*\.[^/]*\.[^/]*\.|[\d.]+(?:\/|$))/;

/** A page that cannot be read names no feed; its fault is reported when it is read. */
async function findFeed(page: Capture, context: ConnectorContext): Promise<string | undefined> {
  try {
    return await context.feedOf(page);
  } catch (error) {
    if (error instanceof UnreadableCapture) return undefined;
    throw error;
  }
}
