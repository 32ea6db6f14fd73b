import { z } from "zod";
import { DELIVERY_STATES, WEBHOOK_EVENTS } from "../domain/webhook.ts";

/** The body of a message to a receiver. */
export const WebhookMessage = z
  .object({
    type: z.enum(WEBHOOK_EVENTS),
    timestamp: z.iso.datetime().describe("When it happened."),
    data: z.object({
      lookupId: z.string(),
      revision: z
        .number()
        .int()
        .describe("The revision of the profile; it increases with every correction. 0: there is none."),
    }),
  })
  .meta({ id: "WebhookMessage" });

export const Delivery = z
  .object({
    deliveryId: z.string().describe("The `webhook-id`: the same on every attempt."),
    lookupId: z.string(),
    event: z.enum(WEBHOOK_EVENTS),
    url: z.string(),
    state: z.enum(DELIVERY_STATES).describe("`dead`: given up, until it is replayed."),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().optional().describe("When the next attempt is due, while it is `pending`."),
    attempts: z.array(
      z.object({
        at: z.iso.datetime(),
        ms: z.number(),
        status: z.number().optional().describe("The HTTP status of the response; absent if there was none."),
        failure: z.string().optional().describe("Why it did not count as delivered."),
      }),
    ),
  })
  .meta({ id: "Delivery" });

export const DeliveryPage = z
  .object({ results: z.array(Delivery), next: z.string(), status: z.literal("success") })
  .meta({ id: "DeliveryPage" });

export const WebhookSecrets = z
  .object({
    secrets: z
      .array(z.string())
      .describe(
        "`whsec_…`, newest first. While the installation's secret is being rotated, there are two, and messages are signed with both.",
      ),
  })
  .meta({ id: "WebhookSecrets" });

export type Delivery = z.infer<typeof Delivery>;
export type DeliveryPage = z.infer<typeof DeliveryPage>;
export type WebhookSecrets = z.infer<typeof WebhookSecrets>;
