import { hostOf, webLink } from "./links.ts";
import { publisherOf } from "./publishers.ts";

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

const PUBLISHERS: Readonly<Record<string, string>> = {
  "x.com": "X",
  "twitter.com": "X",
  "github.com": "GitHub",
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "tiktok.com": "TikTok",
  "youtube.com": "YouTube",
  "googleapis.com": "YouTube",
  "tiktokapis.com": "TikTok",
  "algolia.com": "Hacker News",
  "bsky.app": "Bluesky",
  "orcid.org": "ORCID",
  "openalex.org": "OpenAlex",
  "crunchbase.com": "Crunchbase",
  "haveibeenpwned.com": "Have I Been Pwned",
  "wikidata.org": "Wikidata",
  "wikipedia.org": "Wikipedia",
  "gravatar.com": "Gravatar",
  "keybase.io": "Keybase",
  "stackexchange.com": "Stack Exchange",
  "congress.gov": "Congress.gov",
  "gdeltproject.org": "GDELT",
};

/** Where people read what these hosts answer to programs. */
const SITES: Readonly<Record<string, string>> = {
  "googleapis.com": "youtube.com",
  "tiktokapis.com": "tiktok.com",
  "twitter.com": "x.com",
  "algolia.com": "news.ycombinator.com",
};

/** Answers to programs whose page for people is known by their address alone. */
const PAGES: readonly (readonly [answer: RegExp, page: string])[] = [
  [/^https:\/\/(?:www\.)?wikidata\.org\/wiki\/Special:EntityData\/(Q\d+)\.json$/, "https://www.wikidata.org/wiki/$1"],
  [/^https:\/\/([a-z-]+)\.wikipedia\.org\/api\/rest_v1\/page\/\w+\/([^/?#]+)$/, "https://$1.wikipedia.org/wiki/$2"],
  [/^https:\/\/api\.openalex\.org\/authors\/(A\d+)$/, "https://openalex.org/$1"],
  [/^https:\/\/pub\.orcid\.org\/v[\d.]+\/([\dX-]{19})\/record$/, "https://orcid.org/$1"],
];

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
  const publisher = PUBLISHERS[base] ?? publisherOf(href);
  const group = groupOf(id, address);
  const known = pageOf(href);
  if (group === id) return { group, publisher, holds: known === undefined ? null : "record", href: known ?? href };
  const site = SITES[base] ?? base;
  const page = links.find((link) => link !== address && webLink(link) !== undefined && isPageOf(new URL(link), site));
  const holds = heldAt(url);
  const isRecord = holds === "profile" && page === undefined;
  return {
    group,
    publisher,
    holds: isRecord ? "record" : holds,
    href: page ?? known,
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
  const known = PAGES.find(([answer]) => answer.test(href));
  return known === undefined ? undefined : href.replace(known[0], known[1]);
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
  return PUBLISHERS[base] === undefined ? host.replace(/^(?:www|m|api|pub|graph|mobile)\./, "") : base;
}
