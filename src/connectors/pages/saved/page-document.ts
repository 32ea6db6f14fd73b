import { normalizeIdentifier } from "../../../domain/identifier.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import { toStorable } from "../../../domain/storable.ts";
import { CandorLine } from "../../../importers/candor-ndjson.ts";
import type { DocumentImportRow } from "../../../importers/importer.ts";
import { type LeftOut, leftOut } from "../../../importers/left-out.ts";
import { describeIssues } from "../../../importers/lines.ts";

/** In bytes: as much of a page as a lookup reads. */
export const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** A page that somebody saved. */
export interface KeptPage {
  /** Its original URL. */
  readonly url: string;
  /** When it was saved, ISO 8601. */
  readonly collectedAt?: string | undefined;
  readonly html: string;
}

/** A saved page as a document: a lookup of whoever has that URL finds it, and its readers judge whose it is. */
export function pageDocument({ url, collectedAt, html }: KeptPage): DocumentImportRow | LeftOut {
  const profile = readProfileUrl(url);
  const website = normalizeIdentifier("website", url);
  const key = profile === null ? website : ({ kind: "profileUrl", value: profile.url } as const);
  if (key === null) return leftOut("noPageUrl");
  const row: DocumentImportRow = {
    type: "document",
    kind: "web-page",
    url,
    mediaType: "text/html",
    ...(collectedAt !== undefined && { collectedAt }),
    data: toStorable(html),
    identifiers: [key],
  };
  const checked = CandorLine.safeParse(row);
  return checked.success ? row : { reason: describeIssues(checked.error) };
}
