import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TimeCursor } from "../domain/cursor.ts";
import { newId } from "../domain/id.ts";
import type { Purpose } from "../domain/purpose.ts";
import type { DeliveryState, WebhookEvent } from "../domain/webhook.ts";
import { isDistributed } from "./distributed.ts";
import type { Db } from "./schema.ts";
import { amongVisibleLookups, ofVisibleLookup } from "./suppression.ts";

/** One attempt to deliver a message to a receiver. */
export interface DeliveryAttempt {
  /** ISO 8601. */
  readonly at: string;
  readonly ms: number;
  /** The HTTP status of the response; absent if there was none. */
  readonly status?: number;
  /** Why it does not count as delivered. */
  readonly failure?: string;
}

/** A message to a receiver, and its attempts. */
export interface Delivery {
  /** The `webhook-id`. */
  readonly id: string;
  readonly accountId: string;
  readonly lookupId: string;
  readonly purpose: Purpose;
  readonly event: WebhookEvent;
  readonly url: string;
  readonly host: string;
  /** The body, byte for byte the same in every attempt. */
  readonly payload: string;
  readonly state: DeliveryState;
  readonly createdAt: Date;
  readonly nextAt: Date;
  readonly tries: number;
  readonly attempts: readonly DeliveryAttempt[];
}

const COLUMNS = [
  "id",
  "account_id as accountId",
  "lookup_id as lookupId",
  "purpose",
  "event",
  "url",
  "host",
  "payload",
  "state",
  "created_at as createdAt",
  "next_at as nextAt",
  "tries",
  "attempts",
] as const;

/** What a receiver is told about a lookup. */
export interface ToldLookup {
  readonly id: string;
  readonly accountId: string;
  readonly purpose: string;
  readonly webhookUrl: string | null;
  readonly revision: number;
}

/** Writes a message about a lookup, to be sent soon; does nothing if there is no receiver. It names no person. */
export async function tellReceiver(db: Db, lookup: ToldLookup, event: WebhookEvent, at: Date): Promise<void> {
  if (lookup.webhookUrl === null) return;
  const data = { lookupId: lookup.id, revision: lookup.revision };
  await db
    .insertInto("webhook_delivery")
    .values({
      id: newId(at.getTime()),
      account_id: lookup.accountId,
      lookup_id: lookup.id,
      purpose: lookup.purpose,
      event,
      url: lookup.webhookUrl,
      host: new URL(lookup.webhookUrl).host,
      payload: JSON.stringify({ type: event, timestamp: at.toISOString(), data }),
      created_at: at,
      next_at: at,
    })
    .execute();
}

/**
 * Takes the message that has been due longest, and postpones its next attempt, so that another worker takes it over if
 * this one dies.
 *
 * @param options.busy hosts that already receive enough messages at the moment
 * @param options.leaseMs longer than an attempt takes
 */
export async function takeDueDelivery(
  db: Db,
  options: { readonly now: Date; readonly leaseMs: number; readonly busy: readonly string[] },
): Promise<Delivery | null> {
  const row = await db
    .updateTable("webhook_delivery")
    .set({ next_at: new Date(options.now.getTime() + options.leaseMs), tries: sql`tries + 1` })
    .where("id", "=", (query) =>
      query
        .selectFrom("webhook_delivery")
        .select("id")
        .where("state", "=", "pending")
        .where("next_at", "<=", options.now)
        .where(sql<SqlBool>`not (host = any(${[...options.busy]}::text[]))`)
        .orderBy("next_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? (row as Delivery) : null;
}

/** Writes the result of an attempt. A message erased meanwhile stays erased. */
export async function settleDelivery(
  db: Db,
  delivery: Delivery,
  outcome: { readonly state: DeliveryState; readonly attempt: DeliveryAttempt; readonly nextAt: Date },
): Promise<void> {
  await db
    .updateTable("webhook_delivery")
    .set({
      state: outcome.state,
      next_at: outcome.nextAt,
      attempts: JSON.stringify([...delivery.attempts, outcome.attempt].slice(-MAX_ATTEMPTS)),
    })
    .where("id", "=", delivery.id)
    .execute();
}

/** How many attempts to keep of a message that is replayed again and again. */
const MAX_ATTEMPTS = 50;

/**
 * An erasure is reported after the lookup is gone; anything else only while the lookup exists and its person is not
 * suppressed.
 */
async function mayTell(db: Db): Promise<RawBuilder<SqlBool>> {
  const gate = (await isDistributed(db)) ? amongVisibleLookups : ofVisibleLookup;
  return sql<SqlBool>`(event = 'lookup.erased' or ${gate("webhook_delivery.lookup_id")})`;
}

export async function mayBeTold(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("webhook_delivery")
    .where("id", "=", id)
    .where(await mayTell(db))
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects messages by account and purposes. */
interface LookupOwner {
  readonly accountId: string;
  readonly purposes: readonly string[];
}

function deliveriesOf(db: Db, { accountId, purposes }: LookupOwner, may: RawBuilder<SqlBool>) {
  return db
    .selectFrom("webhook_delivery")
    .where("account_id", "=", accountId)
    .where(sql<SqlBool>`purpose = any(${[...purposes]}::text[])`)
    .where(may);
}

export async function findDelivery(db: Db, id: string, reader: LookupOwner): Promise<Delivery | null> {
  const row = await deliveriesOf(db, reader, await mayTell(db))
    .where("id", "=", id)
    .select(COLUMNS)
    .executeTakeFirst();
  return row ? (row as Delivery) : null;
}

/** An account's messages, newest first. */
export async function listDeliveries(
  db: Db,
  reader: LookupOwner,
  options: {
    readonly limit: number;
    readonly after: TimeCursor | null;
    readonly lookupId?: string | undefined;
    readonly state?: DeliveryState | undefined;
  },
): Promise<Delivery[]> {
  let query = deliveriesOf(db, reader, await mayTell(db));
  const { after, lookupId, state } = options;
  if (lookupId !== undefined) query = query.where("lookup_id", "=", lookupId);
  if (state !== undefined) query = query.where("state", "=", state);
  if (after) query = query.where(sql<SqlBool>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`);
  const rows = await query
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(options.limit)
    .execute();
  return rows as Delivery[];
}

/** Makes a message due again and keeps its earlier attempts. */
export async function replayDelivery(db: Db, id: string, at: Date): Promise<Delivery | null> {
  const row = await db
    .updateTable("webhook_delivery")
    .set({ state: "pending", next_at: at, tries: 0 })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? (row as Delivery) : null;
}

/** Deletes finished messages created before a given time. Returns how many. */
export async function forgetDeliveries(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom("webhook_delivery")
    .where("state", "<>", "pending")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
