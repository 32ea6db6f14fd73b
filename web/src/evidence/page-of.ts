import { sourcePageOf } from "../../../src/presentation/source-pages.ts";
import { titleOfGiven, titleOfPage } from "../documents/given-title.ts";
import { words } from "../messages.ts";
import { readableSource } from "../safe-url.ts";
import type { CitedDatasource } from "../wire.ts";

/** A datasource as people read and open it; `href` is empty if no such page is known. */
export interface ShownPage {
  readonly text: string;
  readonly href: string;
  /** Publisher, day and host of a page with a title. */
  readonly details: string;
}

/**
 * The title of a page, or its address; for what was read from an API, its publisher and what it holds, with the person's page there.
 *
 * @param links the person's pages, among which the one of the same publisher is looked up
 */
export function pageOf(
  datasource: Pick<CitedDatasource, "datasourceId" | "source" | "file" | "data" | "title" | "publisher" | "published">,
  links: readonly string[],
): ShownPage {
  const { source } = datasource;
  const { holds, publisher, href = "" } = sourcePageOf(datasource.datasourceId, source, links);
  const titled = titleOfGiven(datasource) ?? (holds === null ? titleOfPage(datasource) : null);
  if (titled?.title) return { text: titled.title, href: source, details: titled.details };
  if (holds === null) return { text: readableSource(datasource), href: source, details: "" };
  return { text: words.labelled(publisher, words.report.back.holds[holds](1)), href, details: "" };
}
