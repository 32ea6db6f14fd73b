/** A stretch of a page, in UTF-16 units. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** From the first to the last of the ranges. */
export function spanOf(...places: readonly (PageRange | undefined)[]): PageRange {
  const known = places.filter((place) => place !== undefined);
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}
