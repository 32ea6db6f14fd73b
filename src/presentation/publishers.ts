import type { LookupData } from "../contract/profile.ts";
import type { Presentation } from "./panel.ts";

/** One host is one publisher: many pages of one account confirm nothing. */
export function publishersOf(data: LookupData | undefined): Presentation["publishers"] {
  const count = (addresses: readonly string[] | undefined): number => new Set((addresses ?? []).map(accountOf)).size;
  return { all: count(data?.sources), verified: count(data?.verifiedSources) };
}

/**
 * How certain it is that the records are about one person, in one word: by how many publishers another record
 * confirms.
 */
export function certaintyOf({ verified }: Presentation["publishers"]): "strong" | "fair" | "thin" {
  if (verified >= 3) return "strong";
  return verified >= 1 ? "fair" : "thin";
}

/** What one account of GitHub publishes, as pages, files or answers of its API, has one publisher. */
function accountOf(address: string): string {
  const owner = OF_GITHUB.exec(address)
    ?.slice(1)
    .find((name) => name !== undefined);
  return owner === undefined ? publisherOf(address) : `github.com/${owner.toLowerCase()}`;
}

const OF_GITHUB =
  /^https?:\/\/(?:([\w-]+)\.github\.io(?:\/|$)|(?:www\.)?github\.com\/([\w-]+)|api\.github\.com\/(?:repos|users|orgs)\/([\w-]+)|raw\.githubusercontent\.com\/([\w-]+))/iu;

/** The host of a URL without service prefixes; the text itself if it has none. */
export function publisherOf(address: string): string {
  if (!URL.canParse(address)) return address;
  return new URL(address).host.replace(/^(?:www|m|api|mobile)\./u, "") || address;
}
