import { readInstant } from "../domain/instant.ts";
import { PublicError } from "../errors.ts";
import type { ServiceContext } from "./context.ts";

/** So far may the clock of whoever calls be ahead. */
const AHEAD_MS = 300_000;

/** When something was that a caller says has been: now where they say nothing. */
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
