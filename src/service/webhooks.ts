import type { Delivery as WireDelivery, DeliveryPage, WebhookSecrets } from "../contract/webhook.ts";
import {
  type Delivery,
  findDelivery,
  listDeliveries as readDeliveries,
  replayDelivery as makeDue,
} from "../db/webhook-delivery.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import { isId } from "../domain/id.ts";
import { type DeliveryState, webhookSecret } from "../domain/webhook.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireTimeCursor } from "./list-lookups.ts";

/** Messages about this account's lookups with purposes that the key may use, newest first. */
export async function listDeliveries(
  context: ServiceContext,
  caller: Caller,
  query: {
    readonly next?: string | undefined;
    readonly limit: number;
    readonly lookupId?: string | undefined;
    readonly state?: DeliveryState | undefined;
  },
): Promise<DeliveryPage> {
  const after = requireTimeCursor(query.next);
  const rows = await readDeliveries(context.db, caller, { ...query, limit: query.limit + 1, after });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    results: page.map(toWireDelivery),
    next: rows.length > query.limit && last ? writeTimeCursor(last) : "",
    status: "success",
  };
}

export async function getDelivery(context: ServiceContext, caller: Caller, deliveryId: string): Promise<WireDelivery> {
  return toWireDelivery(await requireDelivery(context, caller, deliveryId));
}

/** Makes a message due at once, whatever its state: pending, delivered or given up. */
export async function replayDelivery(
  context: ServiceContext,
  caller: Caller,
  deliveryId: string,
): Promise<WireDelivery> {
  const { id } = await requireDelivery(context, caller, deliveryId);
  const due = await makeDue(context.db, id, context.now());
  if (!due) throw unknownDelivery();
  return toWireDelivery(due);
}

export function getWebhookSecrets({ keyring }: ServiceContext, { accountId }: Caller): WebhookSecrets {
  return { secrets: keyring.verifying.map((secret) => webhookSecret(secret, accountId)) };
}

async function requireDelivery(context: ServiceContext, caller: Caller, deliveryId: string): Promise<Delivery> {
  const delivery = isId(deliveryId) ? await findDelivery(context.db, deliveryId, caller) : null;
  if (!delivery) throw unknownDelivery();
  return delivery;
}

function unknownDelivery(): PublicError {
  return new PublicError("delivery_not_found", "No message with this ID in your account.");
}

function toWireDelivery({ id, lookupId, event, url, state, createdAt, nextAt, attempts }: Delivery): WireDelivery {
  return {
    deliveryId: id,
    lookupId,
    event,
    url,
    state,
    createdAt: createdAt.toISOString(),
    ...(state === "pending" && { nextAttemptAt: nextAt.toISOString() }),
    attempts: [...attempts],
  };
}
