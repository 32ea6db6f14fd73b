/**
 * Reads one page, or with `all` every page, joined in one that looks like the last, plus what only the first contains.
 */
export async function readPages<T, Page extends { readonly results: readonly T[]; readonly next: string }>(
  all: boolean,
  read: (next: string) => Promise<Page>,
): Promise<Page> {
  const first = await read("");
  if (!all) return first;
  let page = first;
  const results = [...page.results];
  while (page.next !== "") {
    page = await read(page.next);
    results.push(...page.results);
  }
  return { ...first, ...page, results };
}
