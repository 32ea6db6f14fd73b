import type { LookupData } from "../contract/profile.ts";
import type { Presentation } from "./panel.ts";

/** Whoever publishes under one host publishes once: pages of one account confirm nothing by their number. */
export function publishersOf(data: LookupData | undefined): Presentation["publishers"] {
  const count = (addresses: readonly string[] | undefined): number => new Set((addresses ?? []).map(publisherOf)).size;
  return { all: count(data?.sources), verified: count(data?.verifiedSources) };
}

/** The host of an address, whichever of its doors it names; the address itself where it has none. */
export function publisherOf(address: string): string {
  if (!URL.canParse(address)) return address;
  return new URL(address).host.replace(/^(?:www|m|api|mobile)\./u, "") || address;
}
