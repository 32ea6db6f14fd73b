/** How a mapping names each column: by its title, and further columns with the same title as `TITLE#2` etc. */
export function columnNames(titles: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const folded = title.trim().toLowerCase();
    const count = (seen.get(folded) ?? 0) + 1;
    seen.set(folded, count);
    return count === 1 ? title : `${title.trim()}#${count}`;
  });
}

/**
 * The index of the column that a mapping names, by its title, or as `TITLE#2` if several have it. -1 if there is none.
 */
export function findColumn(titles: readonly string[], name: string): number {
  const found = (title: string) =>
    titles.flatMap((each, at) => (each.trim().toLowerCase() === title.trim().toLowerCase() ? [at] : []));
  const [, title = "", number = ""] = /^(.*)#([1-9]\d{0,3})$/s.exec(name) ?? [];
  return found(name)[0] ?? found(title)[Number(number) - 1] ?? -1;
}
