import { useSyncExternalStore } from "react";

let text = "";
const listeners = new Set<() => void>();

/** Announces a change to people who cannot see it. */
export function announce(message: string): void {
  text = message;
  for (const listener of listeners) listener();
}

/** The page's one live region for passing messages. */
export function Announcer() {
  const message = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => text,
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {message}
    </div>
  );
}
