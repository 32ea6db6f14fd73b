import type { LookupSummary } from "../contract/lookup.ts";
import { listSubjects } from "../db/decision.ts";
import { listLookups as readLookups } from "../db/history.ts";
import { readTimeCursor, writeTimeCursor } from "../domain/cursor.ts";
import type { Status } from "../domain/lookup.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLookup } from "./find-lookup.ts";
import { requirePerson } from "./get-candidate.ts";
import { listSummaries } from "./list-summaries.ts";

export interface HistoryPage {
  readonly results: LookupSummary[];
  readonly next: string;
  readonly status: "success";
}

/** Filters for the history; all lookups by default. */
export interface HistoryAsked {
  readonly status?: Status | undefined;
  /** Only lookups of this candidate, and of anybody they are merged with. */
  readonly candidateId?: string | undefined;
  /** Only lookups of the same person as this one. */
  readonly sameAs?: string | undefined;
}

export interface HistoryQuery extends HistoryAsked {
  readonly next?: string | undefined;
  readonly limit: number;
}

/**
 * This account's history with purposes that the key may use, newest first.
 *
 * @throws PublicError `candidate_not_found` or `lookup_not_found` for a filter by somebody who does not exist or is suppressed;
 * `purpose_not_allowed` as for every read of a lookup
 */
export async function listLookups(context: ServiceContext, caller: Caller, query: HistoryQuery): Promise<HistoryPage> {
  const after = requireTimeCursor(query.next);
  const rows = await readLookups(context.db, caller.accountId, {
    limit: query.limit + 1,
    after,
    status: query.status ?? null,
    subjects: await findSubjects(context, caller, query),
    purposes: caller.purposes,
    now: context.now(),
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    results: await listSummaries(context, page),
    next: rows.length > query.limit && last ? writeTimeCursor(last) : "",
    status: "success",
  };
}

/** The subjects to filter by; `null` for no filter. */
export async function findSubjects(
  context: ServiceContext,
  caller: Caller,
  { candidateId, sameAs }: HistoryAsked,
): Promise<readonly string[] | null> {
  if (sameAs !== undefined) return await listSubjects(context.db, (await requireLookup(context, caller, sameAs)).id);
  if (candidateId === undefined) return null;
  return (await requirePerson(context, caller, candidateId)).members.map(({ id }) => id);
}

/** The cursor of a list ordered by time; 400 for an invalid one. */
export function requireTimeCursor(
  text: string | undefined,
  isOfList?: (id: string) => boolean,
  pointer = "/query/next",
) {
  const cursor = readTimeCursor(text ?? "", isOfList);
  if (cursor === undefined) {
    const fault = { pointer, detail: "is not a cursor of this list" };
    throw new PublicError("invalid_request", "The cursor is invalid. Start again without it.", [fault]);
  }
  return cursor;
}
