import type { Evidence } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";

/** Addresses of the person's accounts: those on platforms, then those on other sites, each once. */
export function accountAddresses(data: LookupData, evidence: Evidence): readonly string[] {
  const others = (data.onlinePresence?.accounts ?? []).flatMap((_, at) =>
    (evidence[`/onlinePresence/accounts/${at}`] ?? []).flatMap(({ value }) => addressIn(value)),
  );
  return [...new Set([...(data.socialMediaLinks ?? []), ...others])];
}

/** On the wire an account of the online presence has no address: its claims do. */
function addressIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null || !("platform" in value) || !("url" in value)) return [];
  return typeof value.url === "string" ? [value.url] : [];
}
