import { type RefObject, useEffect } from "react";

/** Arrow keys move from the field through the results and back. */
export function useResultKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const move = (event: KeyboardEvent): void => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      const stops = [...element.querySelectorAll<HTMLElement>("[data-search-field], [data-result]")];
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
      if (here < 0 || !next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener("keydown", move);
    return () => element.removeEventListener("keydown", move);
  }, [area]);
}
