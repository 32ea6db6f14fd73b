/** As wide and as high as a mark has to be to be hit, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

export interface PlacedMark<T> {
  readonly item: T;
  /** From the top left corner, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** Things that stand too near each other for a mark of their own, together: each group has its mark where its first one stands. */
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
