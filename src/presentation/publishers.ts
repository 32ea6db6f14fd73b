import type { LookupData } from "../contract/profile.ts";
import type { Presentation } from "./panel.ts";

/** One host is one publisher: many pages of one account confirm nothing. */
export function publishersOf(data: LookupData | undefined): Presentation["publishers"] {
  const count = (addresses: readonly string[] | undefined): number => new Set((addresses ?? []).map(publisherOf)).size;
  return { all: count(data?.sources), verified: count(data?.verifiedSources) };
}

/**
 * How certain it is that the records are about one person, in one word: by how many publishers an independent record
 * confirms.
 */
export function certaintyOf({ verified }: Presentation["publishers"]): "strong" | "fair" | "thin" {
  if (verified >= 3) return "strong";
  return verified >= 1 ? "fair" : "thin";
}

/** The host of a URL without service prefixes; the text itself if it has none. */
export function publisherOf(address: string): string {
  if (!URL.canParse(address)) return address;
  return new URL(address).host.replace(/^(?:www|m|api|mobile)\./u, "") || address;
}
