import {
  answerDeskRequest,
  claimDeskRequest,
  type DeskChange,
  type DeskRequest,
  updateDeskRequest,
} from "../db/desk-request.ts";
import { PublicError } from "../errors.ts";
import type { ServiceContext } from "./context.ts";

/** Longer than an erasure takes. If the process is killed during one, the request stays open and can be answered again. */
const CLAIM_MS = 15 * 60_000;

/**
 * Works on an open request exclusively and records the result. If it fails, the request stays as it was.
 *
 * @throws PublicError `desk_request_closed` if it is no longer open, or somebody else is working on it
 */
export async function whileOpen(
  { db, keyring, now }: Pick<ServiceContext, "db" | "keyring" | "now">,
  id: string,
  act: (request: DeskRequest) => Promise<DeskChange>,
): Promise<void> {
  const at = now();
  const request = await claimDeskRequest(db, keyring, id, { now: at, until: new Date(at.getTime() + CLAIM_MS) });
  if (request === null) throw closed();
  try {
    await answerDeskRequest(db, keyring, id, { ...(await act(request)), claimedUntil: null });
  } catch (error) {
    await updateDeskRequest(db, id, { claimedUntil: null });
    throw error;
  }
}

export function closed(): PublicError {
  return new PublicError("desk_request_closed", "This request was answered or withdrawn, or is being answered.");
}
