import { Webhook } from "standardwebhooks";
import type { Schemas } from "./client.ts";

/**
 * The message of a webhook, where its signature is Candor's and younger than five minutes. Give the body as it came, byte for
 * byte. A message may come more than once: its `webhook-id` tells which you have had.
 *
 * @param secrets what `GET /v1/webhooks/secrets` lists, or those of them that you know
 * @throws WebhookVerificationError (of `standardwebhooks`) where it verifies under none
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
