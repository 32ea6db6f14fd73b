/** How a mapping names each column: by its title; the second of one title as `TITLE#2`. */
export function columnNames(titles: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const folded = title.trim().toLowerCase();
    const count = (seen.get(folded) ?? 0) + 1;
    seen.set(folded, count);
    return count === 1 ? title : `${title.trim()}#${count}`;
  });
}

/** Where the column stands that a mapping names: by its title, or of several of one title as `TITLE#2`. -1 if there is none. */
export function findColumn(titles: readonly string[], name: string): number {
  const found = (title: string) =>
    titles.flatMap((each, at) => (each.trim().toLowerCase() === title.trim().toLowerCase() ? [at] : []));
  const [, title = "", number = ""] = /^(.*)#([1-9]\d{0,3})$/s.exec(name) ?? [];
  return found(name)[0] ?? found(title)[Number(number) - 1] ?? -1;
}
