/** The least width and height of a mark that can be hit, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

export interface PlacedMark<T> {
  readonly item: T;
  /** From the top left corner, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** Groups things that are too close for a mark each: a group has its mark at its first member. */
export function groupNear<T>(
  placed: readonly PlacedMark<T>[],
): readonly (readonly [PlacedMark<T>, ...PlacedMark<T>[]])[] {
  const groups: [PlacedMark<T>, ...PlacedMark<T>[]][] = [];
  for (const each of placed) {
    const near = groups.find(([{ x, y }]) => Math.abs(x - each.x) < TARGET && Math.abs(y - each.y) < TARGET);
    if (near) near.push(each);
    else groups.push([each]);
  }
  return groups;
}
