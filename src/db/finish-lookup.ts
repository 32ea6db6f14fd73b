import { sql } from "kysely";
import { settleReserved } from "./credit-entry.ts";
import { isDistributed } from "./distributed.ts";
import { emptyLookup } from "./forget-lookup.ts";
import type { CreditState } from "./lookup.ts";
import { notificationOf, notifyLookup } from "./lookup-hint.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transaction.ts";
import { type ToldLookup, tellReceiver } from "./webhook-delivery.ts";

export interface LookupEnd {
  readonly status: "success" | "error" | "cancelled";
  readonly at: Date;
  readonly errorMessage?: string;
  /** Whether a paid lookup found somebody: only then is it charged. Any success uses up a trial. */
  readonly found?: boolean;
  /** Whether to forget the person and keep only how the lookup ended. */
  readonly forgets?: boolean;
  /** The run that ends it; a superseded run ends nothing. If absent, any run. */
  readonly run?: number;
}

/** Ends a lookup that has not ended, and charges or returns what was reserved for it. Returns whether this call did. */
export async function finishLookup(db: Db, id: string, end: LookupEnd): Promise<boolean> {
  return await transact(db, async (db) => {
    const ended = await endLookup(db, id, end);
    if (ended === undefined) return false;
    const { credit, keyId } = ended;
    if ((credit === "trial" || credit === "paid") && keyId !== null)
      await settleReserved(db, keyId, credit, { lookupId: id, kept: isKept(credit, end) });
    const event = EVENT_OF_END[end.status];
    if (end.status === "cancelled" || end.forgets) await emptyLookup(db, id);
    if (event !== null) await tellReceiver(db, ended, event, end.at);
    return true;
  });
}

/** Turns a successful lookup into a failed one that keeps nothing about its person. What was charged stays charged. */
export async function withdrawLookup(db: Db, id: string, errorMessage: string, at: Date): Promise<void> {
  await transact(db, async (db) => {
    const row = await db
      .updateTable("lookup")
      .set({ status: "error", error_message: errorMessage, revision: sql`revision + 1` })
      .where("id", "=", id)
      .where("status", "=", "success")
      .returning(["id", "account_id as accountId", "purpose", "revision", "webhook_url as webhookUrl"])
      .executeTakeFirst();
    if (!row) return;
    await emptyLookup(db, id);
    await tellReceiver(db, row as ToldLookup, "lookup.failed", at);
    await notifyLookup(db, id);
  });
}

const EVENT_OF_END = { success: "lookup.finished", error: "lookup.failed", cancelled: null } as const;

interface SetAside extends ToldLookup {
  /** What was reserved for it. */
  readonly credit: CreditState | null;
  readonly keyId: string | null;
}

function isKept(credit: "trial" | "paid", { status, found }: LookupEnd): boolean {
  return status === "success" && (credit === "trial" || found === true);
}

/** Ends the row and hints at it; `undefined` if the lookup had already ended. */
async function endLookup(db: Db, id: string, end: LookupEnd): Promise<SetAside | undefined> {
  const isApart = await isDistributed(db);
  const [trial, paid] = (["trial", "paid"] as const).map((credit) => (isKept(credit, end) ? "charged" : "returned"));
  const row = await db
    .updateTable("lookup")
    .from("lookup as before")
    .set({
      status: end.status,
      finished_at: end.at,
      error_message: end.errorMessage ?? null,
      worker: null,
      credit: sql`case lookup.credit when 'trial' then ${trial} when 'paid' then ${paid} else lookup.credit end`,
      ...(end.status === "success" ? { stage: "done", progress: 1 } : {}),
    })
    .where("lookup.id", "=", id)
    .whereRef("before.id", "=", "lookup.id")
    .where("lookup.status", "in", ["queued", "running"])
    .$if(end.run !== undefined, (query) => query.where("lookup.run", "=", end.run ?? 0))
    .returning([
      "lookup.id",
      "lookup.account_id as accountId",
      "lookup.purpose",
      "lookup.revision",
      "lookup.webhook_url as webhookUrl",
      "before.credit",
      "lookup.key_id as keyId",
    ])
    // On a cluster, the lookup's own server would notify, where nobody listens.
    .$if(!isApart, (query) => query.returning(notificationOf(id).as("hint")))
    .executeTakeFirst();
  if (row !== undefined && isApart) await notifyLookup(db, id);
  return row as SetAside | undefined;
}
