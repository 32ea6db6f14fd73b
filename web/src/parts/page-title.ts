import { useEffect } from "react";
import { messages } from "../messages.ts";

/** Sets the title of the browser tab while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = messages.title(title);
  }, [title]);
}
