import { sourcePageOf } from "../../../src/presentation/source-pages.ts";
import { words } from "../messages.ts";
import { readableSource } from "../safe-url.ts";

/** A datasource as people read and open it; `href` is empty if no such page is known. */
export interface ShownPage {
  readonly text: string;
  readonly href: string;
}

/**
 * The address of a page; for what was read from an API, its publisher and what it holds, with the person's page there.
 *
 * @param links the person's pages, among which the one of the same publisher is looked up
 */
export function pageOf(
  datasource: { readonly datasourceId: string; readonly source: string; readonly file?: string | undefined },
  links: readonly string[],
): ShownPage {
  const { source } = datasource;
  const { holds, publisher, href = "" } = sourcePageOf(datasource.datasourceId, source, links);
  if (holds === null) return { text: readableSource(datasource), href: source };
  return { text: words.labelled(publisher, words.report.back.holds[holds](1)), href };
}
