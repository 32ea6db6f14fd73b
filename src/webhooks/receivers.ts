import { createGuardedFetch, type GuardedFetch, refusalOf } from "../net/guarded-fetch.ts";

/** The way to those who are told of lookups. */
export interface Receivers {
  readonly fetch: GuardedFetch;
  /** Why an address can be no receiver; `null` if it can. A name is resolved, and checked again, when it is dialled. */
  refusalOf(url: URL): string | null;
  close(): Promise<void>;
}

/** Opens the way: it is guarded as the one to sources is, with the operator's own receivers let through. */
export function openReceivers(options: {
  readonly offline: boolean;
  /** Of receivers that may stand inside. */
  readonly origins: readonly string[];
}): Receivers {
  const trusted = new Set(options.origins);
  const { fetch, close } = createGuardedFetch({
    userAgent: "Candor-Webhooks/1",
    offline: options.offline,
    trustedOrigins: options.origins,
  });
  return {
    fetch,
    close,
    refusalOf: (url) => (options.offline ? "the service is offline (CANDOR_OFFLINE)" : refusalOf(url, trusted)),
  };
}
