import type { UsageList, UsageQuery } from "../contract/key.ts";
import { listUsage as readUsage } from "../db/credit-entry.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const USUAL_DAYS = 30;

/** What the account's keys used, from the ledger of their credits, which outlives erased lookups. */
export async function listUsage(context: ServiceContext, caller: Caller, query: UsageQuery): Promise<UsageList> {
  const to = query.to ?? dayOf(context.now());
  const from = query.from ?? dayOf(new Date(Date.parse(to) - (USUAL_DAYS - 1) * DAY_MS));
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MAX_DAYS) {
    const fault = { pointer: "/from", detail: `1 to ${MAX_DAYS} days before to` };
    throw new PublicError("invalid_request", `Ask for 1 to ${MAX_DAYS} days at once.`, [fault]);
  }
  return { results: [...(await readUsage(context.db, caller.accountId, { from, to }))], status: "success" };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
