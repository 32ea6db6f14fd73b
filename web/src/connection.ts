import { useSyncExternalStore } from "react";

const RETRY_MS = 2_000;

/**
 * Whether the service answered the last request. One value for the page: every request updates it, the banner reads it.
 */
let reachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const onReturn = new Set<() => void>();

export function useReachable(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reachable,
  );
}

export function noteReachable(): void {
  if (reachable) return;
  reachable = true;
  clearTimeout(timer);
  for (const listener of listeners) listener();
  for (const listener of onReturn) listener();
}

/** Polls the service every two seconds from now on, until it is back. */
export function noteUnreachable(): void {
  if (!reachable) return;
  reachable = false;
  for (const listener of listeners) listener();
  timer = setTimeout(askAgain, RETRY_MS);
}

/** Calls the listener whenever the service is back. */
export function whenBack(listener: () => void): void {
  onReturn.add(listener);
}

function askAgain(): void {
  fetch("/healthz", { cache: "no-store" }).then(
    (response) => (response.ok ? noteReachable() : waitMore()),
    () => waitMore(),
  );
}

function waitMore(): void {
  timer = setTimeout(askAgain, RETRY_MS);
}
