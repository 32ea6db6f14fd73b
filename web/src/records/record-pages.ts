import { knownPages } from "../../../src/presentation/source-pages.ts";
import { pageOf, type ShownPage } from "../evidence/page-of.ts";
import type { JudgedRecord } from "../wire.ts";

/** The addresses of records as people read and open them, by ID; `href` is empty if no such page is known. */
export type RecordPages = ReadonlyMap<string, ShownPage>;

/**
 * Something read from an API is named by its publisher. It links to the person's page there if the record is theirs: a
 * namesake's record does not link to the person's pages.
 *
 * @param links pages that the profile names as the person's
 */
export function findPages(records: readonly JudgedRecord[], links: unknown): RecordPages {
  const isOwn = ({ judgement }: JudgedRecord) => judgement === "own";
  const known = knownPages(
    links,
    records.filter(isOwn).map(({ source }) => ({ text: source })),
  );
  return new Map(
    records.map((record) => [
      record.recordId,
      pageOf({ datasourceId: record.recordId, source: record.source }, isOwn(record) ? known : []),
    ]),
  );
}
