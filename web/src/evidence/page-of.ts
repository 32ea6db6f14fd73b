import { sourcePageOf } from "../../../src/presentation/source-pages.ts";
import { titleOfGiven } from "../documents/given-title.ts";
import { words } from "../messages.ts";
import { readableSource } from "../safe-url.ts";
import type { CitedDatasource } from "../wire.ts";

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
  datasource: Pick<CitedDatasource, "datasourceId" | "source" | "file" | "data">,
  links: readonly string[],
): ShownPage {
  const { source } = datasource;
  const { holds, publisher, href = "" } = sourcePageOf(datasource.datasourceId, source, links);
  const given = titleOfGiven(datasource)?.title;
  if (given) return { text: given, href: source };
  if (holds === null) return { text: readableSource(datasource), href: source };
  return { text: words.labelled(publisher, words.report.back.holds[holds](1)), href };
}
