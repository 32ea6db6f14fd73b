import type { Site } from "../domain/site.ts";
import { knownSites } from "../domain/known-sites.ts";
import { hostOf, webLink } from "./links.ts";
import { publisherOf } from "./publishers.ts";

/** How a datasource is shown to people. */
export interface SourcePage {
  /** One group for all pages of one API; otherwise the datasource's own. */
  readonly group: string;
  /** The publisher's familiar name; the host if it has none. */
  readonly publisher: string;
  /** What an API's pages contain about the person; `null` for a page that people read as it is. */
  readonly holds: "profile" | "posts" | "followers" | "record" | "results" | null;
  /** The page that a person can open to see it; `undefined` if none is known. A publisher's home page shows nothing about it. */
  readonly href: string | undefined;
}

/** An API is recognised by host or path; nobody reads it as a page. */
const INTERFACE_HOST = /^(?:api|pub|graph|public\.api|www\.googleapis|hn)\./;
const INTERFACE_PATH = /\/(?:api|xrpc|v\d(?:\.\d)?)\//;

/**
 * @param address of the datasource
 * @param links the person's pages, among which the one of the same publisher is looked up
 */
export function sourcePageOf(id: string, address: string, links: readonly string[]): SourcePage {
  const href = webLink(address);
  if (href === undefined) return { group: id, publisher: hostOf(address), holds: null, href: undefined };
  const url = new URL(href);
  const base = publisherBaseOf(url);
  const known = siteAt(base);
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

/** The person's pages named by a profile, which readers can open instead of an API. */
export function knownPages(links: unknown, sources: readonly { readonly text: string }[]): readonly string[] {
  const named = Array.isArray(links) ? links.filter((link) => typeof link === "string") : [];
  return [...named, ...sources.map(({ text }) => text)];
}

/** What shares a number: all pages of one publisher's API, or one page that people read. */
export function groupOf(id: string, address: string): string {
  const href = webLink(address);
  if (href === undefined) return id;
  const url = new URL(href);
  const isInterface = INTERFACE_HOST.test(url.host) || INTERFACE_PATH.test(url.pathname);
  return isInterface ? `${publisherBaseOf(url)} interface` : id;
}

function pageOf(href: string): string | undefined {
  const pages = knownSites().flatMap(({ pages: own = [] }) => own);
  const page = pages.find(([answer]) => answer.test(href));
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

/** Some publishers' API is on another publisher's host; the URL's query reveals whose page it is. */
function publisherBaseOf(url: URL): string {
  return knownSites().find(({ answersAt }) => answersAt?.test(url.href))?.host ?? baseOf(url.host);
}

function siteAt(base: string): Site | undefined {
  return knownSites().find(({ host }) => host === base);
}

/** The last two labels of a known host. Anything before `example.org` is its owner's own. */
function baseOf(host: string): string {
  const names = host.split(".");
  const base = names.slice(-2).join(".");
  return siteAt(base) === undefined ? host.replace(/^(?:www|m|api|pub|graph|mobile)\./, "") : base;
}
