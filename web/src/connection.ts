import { useSyncExternalStore } from "react";

const RETRY_MS = 2_000;

/** Whether the service answered last time. One for the page: every request tells it, the banner reads it. */
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

/** From now on the service is asked every two seconds whether it is back. */
export function noteUnreachable(): void {
  if (!reachable) return;
  reachable = false;
  for (const listener of listeners) listener();
  timer = setTimeout(askAgain, RETRY_MS);
}

/** Called whenever the service is back. */
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
