import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { placeOf } from "../pages/html.ts";
import type { Reader } from "../reader.ts";
import { claimAt, UnreadableCapture } from "../findings/claims.ts";
import { readStatedInstant } from "../../domain/instant.ts";

export const webFeed: Reader = { kind: "web-feed", yields: ["account"], read: readWebFeed };

/**
 * Reads `web-feed`: RSS 2.0 or Atom (RFC 4287) from a person's own site. It shows that the site is alive, by the date
 * of its newest entry. The entries are by the person, not about the person.
 */
function* readWebFeed(capture: Capture): Iterable<Finding> {
  const { data } = capture;
  if (!/<(?:rss|feed|rdf:RDF)[\s>]/.test(data.slice(0, 4_000))) {
    throw new UnreadableCapture(`${capture.kind}: neither RSS nor Atom`);
  }
  const dates = [...data.matchAll(/<(?:pubDate|updated|published|dc:date)[^<>]{0,400}>\s*([^<\s][^<]{7,39}?)\s*</g)]
    .map((match) => ({
      time: readStatedInstant(match[1] ?? ""),
      from: match.index + match[0].indexOf(match[1] ?? ""),
      text: match[1] ?? "",
    }))
    .flatMap(({ time, ...place }) => (time === null ? [] : [{ ...place, time }]))
    .sort((a, b) => b.time.getTime() - a.time.getTime());
  const [newest] = dates;
  const site = siteOf(capture);
  const key = normalizeIdentifier("website", site);
  if (newest === undefined || key === null) return;
  const { locator, quote } = placeOf(capture, { from: newest.from, to: newest.from + newest.text.length });
  const value = { platform: "Website", url: site, category: "web", lastActiveAt: newest.time.toISOString() };
  const claims: ClaimDraft[] = [claimAt("account", value, locator, { quote })];
  yield { externalId: capture.url, url: capture.url, claims, identifiers: [key] };
}

/** The page that the feed belongs to: RSS states it as text, Atom in a link; if neither does, the feed's own host. */
function siteOf({ data, url }: Capture): string {
  const head = data.slice(0, 8_000);
  const rss = /<link>\s*(https?:\/\/[^<\s]+)\s*<\/link>/.exec(head)?.[1];
  const links = [...head.matchAll(/<link\b[^<>]*>/g)].map(([tag]) => tag);
  const atom = links.find((tag) => /rel=["']alternate["']/.test(tag) || !/rel=/.test(tag));
  const found = rss ?? /href=["']([^"']+)["']/.exec(atom ?? "")?.[1];
  return (found && URL.parse(found, url)?.href) || new URL("/", url).href;
}
