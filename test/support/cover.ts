/**
 * The fewest items that together have everything that any of them has: next comes the one with the most that is
 * missing. Each comes with what it adds.
 */
export function coverOf<Item, Part>(
  items: readonly Item[],
  partsOf: (item: Item) => Iterable<Part>,
): readonly { readonly item: Item; readonly adds: readonly Part[] }[] {
  let rest = items.map((item) => ({ item, adds: [...new Set(partsOf(item))] }));
  const picked: (typeof rest)[number][] = [];
  for (;;) {
    const most = rest.reduce<(typeof rest)[number] | undefined>(
      (best, each) => (each.adds.length > (best?.adds.length ?? 0) ? each : best),
      undefined,
    );
    if (most === undefined) return picked;
    picked.push(most);
    const had = new Set(most.adds);
    rest = rest.map(({ item, adds }) => ({ item, adds: adds.filter((part) => !had.has(part)) }));
  }
}
