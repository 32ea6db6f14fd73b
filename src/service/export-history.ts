import type { z } from "zod";
import type { HistoryExportQuery, HistoryTable } from "../contract/history.ts";
import { listLookups, nameParts } from "../db/history.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { HistoryCursor, HistoryFilter as StoredFilter } from "../db/history.ts";
import { writeRows, writeTable } from "../exports/table.ts";
import type { Caller, ServiceContext } from "./context.ts";
import type { FileResponse } from "./export-lookup.ts";
import { findSubjects, type HistoryAsked } from "./list-lookups.ts";
import { findTagged } from "./search-history.ts";
import { toWireSummary } from "./wire-lookup.ts";

const PAGE_ROWS = 500;
const TITLES = [
  "lookupId",
  "address",
  "name",
  "email",
  "sources",
  "status",
  "purpose",
  "sections",
  "preview",
  "trial",
  "started",
  "finished",
  "expires",
  "error",
] as const;

/**
 * The account's history as a table, newest first: the lookups that `listLookups` shows, with the same masks, and their purposes. It is read
 * as it is sent, so that a long one takes no memory.
 *
 * @param gone aborts when the caller disconnects
 * @throws PublicError as `listLookups`
 */
export async function exportHistory(
  context: ServiceContext,
  caller: Caller,
  filter: HistoryAsked & Pick<z.output<typeof HistoryExportQuery>, "purpose" | "kind">,
  gone: AbortSignal,
): Promise<FileResponse> {
  const subjects = await findSubjects(context, caller, filter);
  return writeFile(context, caller, { ...wantedOf(caller, filter), subjects }, gone);
}

/**
 * The same of the lookups that `searchHistory` finds.
 *
 * @param gone aborts when the caller disconnects
 */
export async function exportFoundHistory(
  context: ServiceContext,
  caller: Caller,
  asked: z.output<typeof HistoryTable>,
  gone: AbortSignal,
): Promise<FileResponse> {
  const parts = nameParts(asked.name ?? "");
  const tagged = await findTagged(context, caller, asked.tag);
  return writeFile(context, caller, { ...wantedOf(caller, asked), parts, tagged }, gone);
}

type Wanted = Omit<StoredFilter, "now">;

function wantedOf(caller: Caller, { status, purpose, kind }: z.output<typeof HistoryTable>): Wanted {
  const purposes = caller.purposes.filter((each) => purpose === undefined || each === purpose);
  return { status: status ?? null, purposes, kind };
}

function writeFile(context: ServiceContext, caller: Caller, wanted: Wanted, gone: AbortSignal): FileResponse {
  const pages = readPages(context, caller, wanted, gone);
  return { name: "candor-history.csv", mediaType: "text/csv; charset=utf-8", content: encode(context, pages) };
}

async function* readPages(
  { db, now }: ServiceContext,
  { accountId }: Caller,
  filter: Wanted,
  gone: AbortSignal,
): AsyncGenerator<readonly StoredLookup[]> {
  if (filter.purposes.length === 0) return;
  let after: HistoryCursor | null = null;
  do {
    const page: readonly StoredLookup[] = await listLookups(db, accountId, {
      ...filter,
      limit: PAGE_ROWS,
      after,
      now: now(),
    });
    yield page;
    after = page.at(PAGE_ROWS - 1) ?? null;
  } while (after !== null && !gone.aborted);
}

async function* encode(
  context: Pick<ServiceContext, "baseUrl" | "now">,
  pages: AsyncIterable<readonly StoredLookup[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(writeTable([TITLES]));
  for await (const page of pages) yield encoder.encode(writeRows(page.map((lookup) => cellsOf(context, lookup))));
}

function cellsOf({ baseUrl, now }: Pick<ServiceContext, "baseUrl" | "now">, lookup: StoredLookup) {
  const { candidate, ...summary } = toWireSummary(lookup, now());
  return [
    lookup.id,
    `${baseUrl}/lookups/${lookup.id}`,
    candidate?.fullName ?? "",
    candidate?.email ?? "",
    (candidate?.sources ?? []).join(" "),
    summary.status,
    lookup.purpose,
    (summary.sections ?? []).join(" "),
    summary.preview ?? false,
    summary.trial ?? false,
    lookup.createdAt.toISOString(),
    lookup.finishedAt?.toISOString() ?? "",
    lookup.expiresAt.toISOString(),
    summary.errorMessage ?? "",
  ];
}
