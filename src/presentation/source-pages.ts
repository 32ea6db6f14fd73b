import type { Site } from "../domain/site.ts";
import { hostOf, webLink } from "./links.ts";
import { publisherOf } from "./publishers.ts";
import { SITES } from "./sites.ts";

/** What a datasource is to a person who looks it up. */
export interface SourcePage {
  /** One for all pages of one interface; else the datasource's own. */
  readonly group: string;
  /** Who answers there, by the name people know; the host where it has none. */
  readonly publisher: string;
  /** What of the person the pages of an interface hold; `null` for a page that is read as it stands. */
  readonly holds: "profile" | "posts" | "followers" | "record" | "results" | null;
  /** What a person opens to see it; `undefined` where no such page is known: a publisher's start page shows nothing of it. */
  readonly href: string | undefined;
}

const BY_HOST: ReadonlyMap<string, Site> = new Map(SITES.map((site) => [site.host, site]));
const PAGES = SITES.flatMap(({ pages = [] }) => pages);

/** An interface for programs says so by its host or its path; nobody reads it as a page. */
const INTERFACE_HOST = /^(?:api|pub|graph|public\.api|www\.googleapis|hn)\./;
const INTERFACE_PATH = /\/(?:api|xrpc|v\d(?:\.\d)?)\//;

/**
 * @param address of the datasource
 * @param links pages known to be the person's, where the one of the same publisher is looked for
 */
export function sourcePageOf(id: string, address: string, links: readonly string[]): SourcePage {
  const href = webLink(address);
  if (href === undefined) return { group: id, publisher: hostOf(address), holds: null, href: undefined };
  const url = new URL(href);
  const base = publisherBaseOf(url);
  const known = BY_HOST.get(base);
  const publisher = known?.publisher ?? publisherOf(href);
  const group = groupOf(id, address);
  const own = pageOf(href);
  if (group === id) return { group, publisher, holds: own === undefined ? null : "record", href: own ?? href };
  const site = known?.readAt ?? base;
  const page = links.find((link) => link !== address && webLink(link) !== undefined && isPageOf(new URL(link), site));
  const holds = heldAt(url);
  const isRecord = holds === "profile" && page === undefined;
  return {
    group,
    publisher,
    holds: isRecord ? "record" : holds,
    href: page ?? own,
  };
}

/** The pages of the person that a profile names: what a reader opens in the place of an interface for programs. */
export function knownPages(links: unknown, sources: readonly { readonly text: string }[]): readonly string[] {
  const named = Array.isArray(links) ? links.filter((link) => typeof link === "string") : [];
  return [...named, ...sources.map(({ text }) => text)];
}

/** What has one number: all pages of one publisher's interface for programs, or one page that people read. */
export function groupOf(id: string, address: string): string {
  const href = webLink(address);
  if (href === undefined) return id;
  const url = new URL(href);
  const isInterface = INTERFACE_HOST.test(url.host) || INTERFACE_PATH.test(url.pathname);
  return isInterface ? `${publisherBaseOf(url)} interface` : id;
}

function pageOf(href: string): string | undefined {
  const page = PAGES.find(([answer]) => answer.test(href));
  return page === undefined ? undefined : href.replace(page[0], page[1]);
}

function isPageOf(url: URL, base: string): boolean {
  return baseOf(url.host) === base && !INTERFACE_HOST.test(url.host) && !INTERFACE_PATH.test(url.pathname);
}

function heldAt({ pathname, search }: URL): SourcePage["holds"] {
  const last = `${pathname.replace(/\/$/, "")}${/posts|media/.test(search) ? "/posts" : ""}`;
  if (/\/(?:followers|following)$/.test(last)) return "followers";
  if (last.endsWith("/search")) return "results";
  return /\/(?:statuses|tweets|posts|media|videos?|activities|events\/public)$|getAuthorFeed|playlistItems/.test(last)
    ? "posts"
    : "profile";
}

/** Instagram answers programs under Facebook's address: what was asked there says whose page it is. */
function publisherBaseOf(url: URL): string {
  const base = baseOf(url.host);
  return base === "facebook.com" && url.search.includes("business_discovery") ? "instagram.com" : base;
}

/** The last two names of a host: whose it is. A host of names before `example.org` is its owner's own. */
function baseOf(host: string): string {
  const names = host.split(".");
  const base = names.slice(-2).join(".");
  return !BY_HOST.has(base) ? host.replace(/^(?:www|m|api|pub|graph|mobile)\./, "") : base;
}
