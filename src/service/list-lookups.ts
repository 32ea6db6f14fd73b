import type { LookupSummary } from "../contract/lookup.ts";
import { listLookups as readLookups } from "../db/history.ts";
import { readTimeCursor, writeTimeCursor } from "../domain/cursor.ts";
import type { Status } from "../domain/lookup.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { toWireSummary } from "./wire-lookup.ts";

export interface HistoryPage {
  readonly results: LookupSummary[];
  readonly next: string;
  readonly status: "success";
}

/** This account's history, newest first, of the purposes that the key may use. */
export async function listLookups(
  context: ServiceContext,
  caller: Caller,
  query: { readonly next?: string | undefined; readonly limit: number; readonly status?: Status | undefined },
): Promise<HistoryPage> {
  const after = requireTimeCursor(query.next);
  const rows = await readLookups(context.db, caller.accountId, {
    limit: query.limit + 1,
    after,
    status: query.status ?? null,
    purposes: caller.purposes,
    now: context.now(),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    results: page.map((lookup) => toWireSummary(lookup, context.now())),
    next: rows.length > query.limit && last ? writeTimeCursor(last) : "",
    status: "success",
  };
}

/** The cursor of a list ordered by time; 400 for a text that is none of ours. */
export function requireTimeCursor(text: string | undefined, isOfList?: (id: string) => boolean) {
  const cursor = readTimeCursor(text ?? "", isOfList);
  if (cursor === undefined) {
    const fault = { pointer: "/query/next", detail: "not a cursor of this list" };
    throw new PublicError("invalid_request", "The cursor is invalid. Start again without it.", [fault]);
  }
  return cursor;
}
