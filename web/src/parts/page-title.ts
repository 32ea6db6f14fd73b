import { useEffect } from "react";
import { messages } from "../messages.ts";

/** The title of the browser's tab, while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = messages.title(title);
  }, [title]);
}
