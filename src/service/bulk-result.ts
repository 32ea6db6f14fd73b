import { hushAddress, ownOf, readHush, textsOfAddress } from "../pipeline/hush-names.ts";
import { BULK_RESULTS, type BulkResultFormat } from "../contract/bulk.ts";
import type { LookupData } from "../contract/profile.ts";
import type { StoredBulk } from "../db/bulk.ts";
import { listBulkRows, type ShownBulkRow } from "../db/bulk-row.ts";
import { listDatasourceAddresses } from "../db/datasource.ts";
import { findLookup } from "../db/lookup.ts";
import { keepPlans } from "../db/keep-plans.ts";
import { listClaims } from "../db/record.ts";
import {
  cellsOfResult,
  objectOfResult,
  RESULT_TITLES,
  type ResultProfile,
  type ResultRow,
} from "../exports/bulk-result.ts";
import { writeRows, writeTable } from "../exports/table.ts";
import { requireBulk } from "./bulks.ts";
import type { Caller, ServiceContext } from "./context.ts";
import type { FileResponse } from "./export-lookup.ts";
import { readProfile } from "./find-lookup.ts";
import { readEvidence } from "./get-evidence.ts";
import { mask } from "./record-reasons.ts";
import { phonesOf } from "./redact.ts";
import { hiddenAs, toWireRow } from "./wire-bulk.ts";
import { statusAt } from "./wire-lookup.ts";

const PAGE_ROWS = 64;
/** Profiles read in parallel: one is assembled while others wait for the database. */
const TOGETHER = 8;

/**
 * The result of a bulk so far, with what its caller may see of each lookup: the same checks and masks apply as to every read.
 *
 * @param gone aborts when the caller disconnects
 */
export async function readBulkResult(
  context: ServiceContext,
  caller: Caller,
  bulkId: string,
  format: BulkResultFormat,
  gone: AbortSignal,
): Promise<FileResponse> {
  const bulk = await requireBulk(context, caller, bulkId);
  const { mediaType, ending } = BULK_RESULTS[format];
  const pages = readPages({ ...context, db: keepPlans(context.db) }, caller, bulk, gone);
  const content =
    format === "xlsx" ? await writeSheet(context.reading.onBehalfOf(bulk.accountId), pages) : encode(format, pages);
  return { name: `candor-bulk-${bulk.id}.${ending}`, mediaType, content };
}

async function* encode(
  format: Exclude<BulkResultFormat, "xlsx">,
  pages: AsyncIterable<readonly ResultRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  if (format === "csv") yield encoder.encode(writeTable([RESULT_TITLES]));
  for await (const rows of pages) {
    const text =
      format === "csv"
        ? writeRows(rows.map(cellsOfResult))
        : rows.map((row) => `${JSON.stringify(objectOfResult(row))}\n`).join("");
    yield encoder.encode(text);
  }
}

async function writeSheet(
  reading: ServiceContext["reading"],
  pages: AsyncIterable<readonly ResultRow[]>,
): Promise<Uint8Array> {
  const rows: (readonly (string | number | null)[])[] = [RESULT_TITLES];
  for await (const page of pages) rows.push(...page.map(cellsOfResult));
  return await reading.writeSheet(rows);
}

async function* readPages(
  context: ServiceContext,
  caller: Caller,
  bulk: StoredBulk,
  gone: AbortSignal,
): AsyncGenerator<readonly ResultRow[]> {
  const options = { limit: PAGE_ROWS, state: null, hidden: hiddenAs(bulk) };
  let after = 0;
  for (;;) {
    const rows = await listBulkRows(context.db, bulk.id, { ...options, after });
    const last = rows.at(-1);
    if (last === undefined || gone.aborted) return;
    const results: ResultRow[] = [];
    for (let from = 0; from < rows.length; from += TOGETHER) {
      const some = rows.slice(from, from + TOGETHER);
      results.push(...(await Promise.all(some.map(async (row) => await readResult(context, bulk, row)))));
    }
    await noteProfiles(context, caller, results);
    yield results;
    after = last.number;
  }
}

/** Every profile counts as a read of its person. That is written before it is sent, so that a long result does not pile up unwritten rows. */
async function noteProfiles(
  { audit, now }: ServiceContext,
  { accountId, keyId }: Caller,
  results: readonly ResultRow[],
): Promise<void> {
  const at = now();
  for (const { row, profile } of results) {
    if (profile === null) continue;
    audit.note({ at, accountId, keyId, operation: "getBulkResult", status: 200, lookupId: row.lookupId });
  }
  await audit.flush();
}

async function readResult(context: ServiceContext, bulk: StoredBulk, row: ShownBulkRow): Promise<ResultRow> {
  const address = row.lookupId === null ? null : `${context.baseUrl}/lookups/${row.lookupId}`;
  const profile = row.lookupStatus === "success" ? await readResultProfile(context, bulk, row.lookupId ?? "") : null;
  return { row: toWireRow(row), address, profile };
}

async function readResultProfile(
  context: ServiceContext,
  { accountId }: StoredBulk,
  lookupId: string,
): Promise<ResultProfile | null> {
  const lookup = await findLookup(context.db, lookupId, accountId);
  if (lookup === null || statusAt(lookup, context.now()) !== "success") return null;
  const profile = await readProfile(context, lookup);
  if (profile === null) return null;
  const evidence = await readEvidence(context, lookup, profile);
  const phones = lookup.trial ? phonesOf(lookup, await listClaims(context.db, context.keyring, lookupId)) : [];
  const addresses = await listDatasourceAddresses(context.db, lookupId);
  const hush = await readHush(
    context,
    addresses.flatMap(({ url }) => textsOfAddress(url)),
  );
  return {
    data: profile.data as LookupData,
    evidence,
    addresses: new Map(
      addresses.map(({ id, url }) => [id, mask(lookup, hushAddress(url, hush, ownOf(lookup)) ?? "", phones)]),
    ),
  };
}
