import { claimDeskRequest, type DeskChange, type DeskRequest, updateDeskRequest } from "../db/desk-request.ts";
import { PublicError } from "../errors.ts";
import type { ServiceContext } from "./context.ts";

/** Longer than an erasure takes; whoever was killed in the midst of one leaves the request open to be answered again. */
const CLAIM_MS = 15 * 60_000;

/**
 * Does something about an open request while nobody else does, and writes down what became of it. Where it fails, the request
 * stays as it was.
 *
 * @throws PublicError `desk_request_closed` where it is no longer open, or somebody else is at it
 */
export async function whileOpen(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  id: string,
  act: (request: DeskRequest) => Promise<DeskChange>,
): Promise<void> {
  const at = now();
  const request = await claimDeskRequest(db, id, { now: at, until: new Date(at.getTime() + CLAIM_MS) });
  if (request === null) throw closed();
  try {
    await updateDeskRequest(db, id, { ...(await act(request)), claimedUntil: null });
  } catch (error) {
    await updateDeskRequest(db, id, { claimedUntil: null });
    throw error;
  }
}

export function closed(): PublicError {
  return new PublicError("desk_request_closed", "This request was answered or withdrawn, or is being answered.");
}
