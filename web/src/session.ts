import { useSyncExternalStore } from "react";

const STORAGE_NAME = "candor.key";

/** Why somebody is asked to sign in. */
export type SignInReason = "first" | "refused" | "left";

interface WebSession {
  /**
   * `null` if nobody is signed in; empty for a member who signed in through the operator's provider and has a cookie
   * instead.
   */
  readonly key: string | null;
  /** Sent along with the requests of a cookie session. */
  readonly csrfToken: string | null;
  readonly reason: SignInReason;
}

let session: WebSession = { key: readStoredKey(), csrfToken: null, reason: "first" };
const listeners = new Set<() => void>();

/**
 * Connects the tabs of one browser and origin, so that a link opened in a new tab is opened by somebody who is signed
 * in.
 */
const tabs = new BroadcastChannel("candor.session");
const ANSWER_MS = 200;
/** Whether this tab has asked other tabs for their key. */
let asked = false;

tabs.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
  if (data.say === "who" && session.key) tell({ say: "key", key: session.key });
  // A busy tab answers late: if the user is still being asked to sign in, the key is accepted then.
  if (data.say === "key" && asked && session.key === null && session.reason === "first") signIn(data.key, false);
  if (data.say === "left" && session.key !== null) forget("left");
});

type TabMessage = { readonly say: "who" } | { readonly say: "left" } | { readonly say: "key"; readonly key: string };

function tell(message: TabMessage): void {
  tabs.postMessage(message);
}

/** If this tab has no key, asks the other tabs for theirs and waits a fifth of a second for the first answer. */
export async function takeKeyFromTabs(): Promise<void> {
  if (session.key !== null) return;
  asked = true;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, ANSWER_MS);
    const stop = subscribe(done);
    tell({ say: "who" });
  });
}

export function useSession(): WebSession {
  return useSyncExternalStore(subscribe, () => session);
}

/** Keeps the key for this tab or, if `keep` is set, until the user signs out. */
export function signIn(key: string, keep: boolean): void {
  sessionStorage.setItem(STORAGE_NAME, key);
  if (keep) localStorage.setItem(STORAGE_NAME, key);
  change({ key, csrfToken: null, reason: "first" });
}

/** Continues with the cookie from the provider's sign-in. */
export function signInByCookie(csrfToken: string): void {
  change({ key: "", csrfToken, reason: "first" });
}

export function isSignedIn(): boolean {
  return session.key !== null;
}

/**
 * Stores the key that replaced the signed-in one, for the next page load. The page keeps what it shows, such as the new
 * key itself; `signIn` switches to it.
 */
export function keepRotatedKey(key: string): void {
  sessionStorage.setItem(STORAGE_NAME, key);
  if (isKept()) localStorage.setItem(STORAGE_NAME, key);
}

export function signOut(reason: SignInReason): void {
  forget(reason);
  if (reason === "left") tell({ say: "left" });
}

function forget(reason: SignInReason): void {
  sessionStorage.removeItem(STORAGE_NAME);
  localStorage.removeItem(STORAGE_NAME);
  change({ key: null, csrfToken: null, reason });
}

/** Whether the key is kept after this tab is closed. */
export function isKept(): boolean {
  return localStorage.getItem(STORAGE_NAME) !== null;
}

/** Changes that for the signed-in user. */
export function keepKey(keep: boolean): void {
  if (keep && session.key) localStorage.setItem(STORAGE_NAME, session.key);
  else localStorage.removeItem(STORAGE_NAME);
}

/**
 * Signs in with the key in a URL like `/#key=candor_live_…`, and removes it from the URL at once, so that it ends up
 * neither in the history nor in a bookmark.
 */
export function takeKeyFromAddress(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  signIn(key, false);
}

function readStoredKey(): string | null {
  return sessionStorage.getItem(STORAGE_NAME) ?? localStorage.getItem(STORAGE_NAME);
}

function change(next: WebSession): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
