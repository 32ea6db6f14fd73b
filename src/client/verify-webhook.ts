import { Webhook } from "standardwebhooks";
import type { Schemas } from "./client.ts";

/**
 * Verifies a webhook: returns its message if the signature is Candor's and less than five minutes old. Pass the body
 * exactly as received, byte for byte. A message may arrive more than once: its `webhook-id` tells you which you have
 * already had.
 *
 * @param secrets those listed by `GET /v1/webhooks/secrets`, or those of them that you know
 * @throws WebhookVerificationError (from `standardwebhooks`) if none of them verifies it
 */
export function verifyWebhook(
  secrets: readonly string[],
  headers: Readonly<Record<string, string>>,
  body: string,
): Schemas["WebhookMessage"] {
  let refusal: unknown = new Error("no secret to verify with");
  for (const secret of secrets) {
    try {
      return new Webhook(secret).verify(body, headers) as Schemas["WebhookMessage"];
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
