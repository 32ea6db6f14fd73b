import { readInstant } from "../domain/instant.ts";
import { PublicError } from "../errors.ts";
import type { ServiceContext } from "./context.ts";

/** How far ahead a caller's clock may be. */
const AHEAD_MS = 300_000;

/** A past time stated by a caller; now by default. */
export function requirePast(
  { now }: Pick<ServiceContext, "now">,
  text: string | undefined,
  member: "receivedAt" | "sentAt",
): Date {
  if (text === undefined) return now();
  const at = readInstant(text);
  if (at !== null && at.getTime() <= now().getTime() + AHEAD_MS) return at;
  const fault = { pointer: `/${member}`, detail: "is in the future" };
  throw new PublicError("invalid_request", `/${member}: is in the future`, [fault]);
}
