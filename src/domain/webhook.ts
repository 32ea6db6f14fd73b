import { createHmac } from "node:crypto";

/** What a receiver is told. A cancelled lookup is told of to nobody: whoever cancelled it knows. */
export const WEBHOOK_EVENTS = ["lookup.finished", "lookup.failed", "lookup.corrected", "lookup.erased"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `dead`: given up, until somebody replays it. */
export const DELIVERY_STATES = ["pending", "delivered", "dead"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The pauses between attempts, in milliseconds: the schedule that Standard Webhooks proposes ("Deliverability and
 * reliability"), ended where it has lasted a day.
 */
const PAUSES_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 8 * HOUR_MS, 8 * HOUR_MS];
const DAY_MS = 24 * HOUR_MS;
/** Of a pause: receivers that were down together are not asked together. */
const JITTER = 0.1;

/**
 * How long to wait before the next attempt, in milliseconds; `null` if it is given up.
 *
 * @param tries the attempts that have failed, from 1
 * @param askedMs what the receiver's `Retry-After` says, if anything: at least so long, at most a day
 */
export function pauseBeforeNext(tries: number, askedMs: number | null, random: () => number = Math.random) {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  return Math.max(pause * (1 + JITTER * random()), Math.min(askedMs ?? 0, DAY_MS));
}

/** What an account's receivers verify with, in the form of Standard Webhooks. It changes with the installation's secret alone. */
export function webhookSecret(installationSecret: string, accountId: string): string {
  return `whsec_${createHmac("sha256", installationSecret).update(`webhook:${accountId}`).digest("base64")}`;
}
