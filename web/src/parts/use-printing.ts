import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

/** Whether the page is being printed: what waits for a click on the screen is drawn then. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(onChange: () => void): () => void {
  const become = (printing: boolean) => (): void => {
    isPrinting = printing;
    // The browser lays the page out as soon as the event is handled.
    flushSync(onChange);
  };
  const [before, after] = [become(true), become(false)];
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
