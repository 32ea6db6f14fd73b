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
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isReachable);
}

export function isReachable(): boolean {
  return reachable;
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
  timer = setTimeout(() => void askAgain(), RETRY_MS);
}

/**
 * Finds out what a request without an answer means: the whole service may be away, or only this address, as when
 * something on the way blocks it.
 *
 * @returns whether the service is there
 */
export async function noteUnanswered(): Promise<boolean> {
  if (!reachable) return false;
  if (await isServiceThere()) return true;
  noteUnreachable();
  return false;
}

/** Calls the listener whenever the service is back. */
export function whenBack(listener: () => void): void {
  onReturn.add(listener);
}

/** Resolves when the service is back; at once if it is not away. */
export async function untilBack(): Promise<void> {
  if (reachable) return;
  await new Promise<void>((resolve) => {
    const back = (): void => {
      onReturn.delete(back);
      resolve();
    };
    onReturn.add(back);
  });
}

export async function isServiceThere(): Promise<boolean> {
  return await fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function askAgain(): Promise<void> {
  if (await isServiceThere()) noteReachable();
  else timer = setTimeout(() => void askAgain(), RETRY_MS);
}
