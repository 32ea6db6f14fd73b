import { z } from "zod";
import { DELIVERY_STATES } from "../domain/webhook.ts";
import { type Operation, page } from "./operation.ts";
import { Delivery, DeliveryPage, WebhookSecrets } from "./webhook.ts";

const deliveryId = z.strictObject({ deliveryId: z.string() });

/** Operations on the messages sent to an account's receivers, and the secret to verify them. */
export const WEBHOOK_OPERATIONS = {
  listDeliveries: {
    method: "get",
    path: "/webhooks/deliveries",
    summary: "List the deliveries to your receivers in the last 30 days, newest first, with every attempt.",
    tag: "webhooks",
    scope: "lookups:read",
    query: z.strictObject({
      ...page,
      lookupId: z.uuid().optional(),
      state: z.enum(DELIVERY_STATES).optional(),
    }),
    status: 200,
    response: DeliveryPage,
    errors: [],
  },
  getDelivery: {
    method: "get",
    path: "/webhooks/deliveries/{deliveryId}",
    summary: "One delivery and its attempts.",
    tag: "webhooks",
    scope: "lookups:read",
    params: deliveryId,
    status: 200,
    response: Delivery,
    errors: ["delivery_not_found"],
  },
  replayDelivery: {
    method: "post",
    repeat: "kept",
    atomic: true,
    path: "/webhooks/deliveries/{deliveryId}/replays",
    summary: "Repeat a delivery, under the same `webhook-id`.",
    tag: "webhooks",
    scope: "lookups:write",
    params: deliveryId,
    status: 200,
    response: Delivery,
    errors: ["delivery_not_found"],
  },
  getWebhookSecrets: {
    method: "get",
    path: "/webhooks/secrets",
    summary: "The secret that your receivers verify signatures with.",
    tag: "webhooks",
    scope: "lookups:write",
    status: 200,
    response: WebhookSecrets,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
