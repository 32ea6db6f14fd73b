import { knownPages, sourcePageOf } from "../../../src/presentation/source-pages.ts";
import { words } from "../messages.ts";
import { readableSource } from "../safe-url.ts";
import type { JudgedRecord } from "../wire.ts";

/** Where records stand, as a person reads and opens it, by their ids; `href` is empty if no such page is known. */
export type RecordPages = ReadonlyMap<string, { readonly text: string; readonly href: string }>;

/**
 * What was read of an interface for programs is named by its publisher. It leads to the person's page there where the record is theirs:
 * that of a namesake leads to none of theirs.
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
    records.map((record) => {
      const { recordId, source } = record;
      const { holds, publisher, href = "" } = sourcePageOf(recordId, source, isOwn(record) ? known : []);
      if (holds === null) return [recordId, { text: readableSource({ source }), href: source }];
      return [recordId, { text: words.labelled(publisher, words.report.back.holds[holds](1)), href }];
    }),
  );
}
