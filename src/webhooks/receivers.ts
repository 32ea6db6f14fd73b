import { createGuardedFetch, type GuardedFetch, refusalOf } from "../net/guarded-fetch.ts";

/** Connects to receivers. */
export interface Receivers {
  readonly fetch: GuardedFetch;
  /** Why a URL cannot be a receiver; `null` if it can. Names are resolved, and checked again, when they are dialled. */
  refusalOf(url: URL): string | null;
  close(): Promise<void>;
}

/**
 * Opens the connection to receivers: guarded like the one to sources, except that the operator's own receivers are
 * allowed.
 */
export function openReceivers(options: {
  readonly offline: boolean;
  /** Origins of receivers that may be in the operator's own network. */
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
