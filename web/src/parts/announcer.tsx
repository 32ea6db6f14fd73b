import { useSyncExternalStore } from "react";

let text = "";
const listeners = new Set<() => void>();

/** Says something to whoever cannot see that it changed. */
export function announce(message: string): void {
  text = message;
  for (const listener of listeners) listener();
}

/** The one live region of the page for passing news. */
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
