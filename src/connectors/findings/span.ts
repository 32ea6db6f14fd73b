/** A stretch of a page, in UTF-16 units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** From the first to the last of the places. */
export function spanOf(...places: readonly (Range | undefined)[]): Range {
  const known = places.filter((place) => place !== undefined);
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}
