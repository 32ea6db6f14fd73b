import { type RefObject, useEffect, useRef } from "react";

/** For a row that is wider than its box: begins at its end, with what is newest. */
export function useNewestInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (row.current === null) return;
    const toEnd = getComputedStyle(row.current).direction === "rtl" ? -1 : 1;
    row.current.scrollTo({ left: toEnd * row.current.scrollWidth });
  }, []);
  return row;
}
