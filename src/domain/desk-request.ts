import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const REQUEST_KINDS = ["access", "rectification", "objection", "erasure", "complaint"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Statuses of OpenDSR 1.0, section 8: received; identity confirmed; answered; withdrawn. */
export const REQUEST_STATES = ["pending", "in_progress", "completed", "cancelled"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Takes the place of a key's ID where the desk acts on its own. */
export const DESK_KEY_ID = "desk";

/** The possible next states of a request. */
const NEXT: Readonly<Record<RequestState, readonly RequestState[]>> = {
  pending: ["in_progress", "completed", "cancelled"],
  in_progress: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

export function mayBecome(state: RequestState, next: RequestState): boolean {
  return NEXT[state].includes(next);
}

/** Eight digits, to be typed: with five attempts, a code is guessed once in twenty million times. */
const CODE_DIGITS = 8;
export const MAX_CODE_TRIES = 5;
/** Codes per request: whoever asks for more is answered by the operator. */
export const MAX_CODES = 3;
/** Codes per day to one address, whoever asks, so that nobody's mailbox can be flooded. */
export const MAX_DAY_CODES = 5;
/** Requests per day for one address on the public page; more than this is somebody else abusing it. */
export const MAX_DAY_REQUESTS = 10;
export const CODE_MINUTES = 60;
/** How long whoever gave the right code may fetch what they asked for without another one. */
export const SESSION_MINUTES = 60;

export function issueCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** The token that leads a person back to their request, or keeps them signed in: 256 random bits. */
export function issueDeskToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token or a session. */
export function hashDeskToken(token: string): string {
  return createHash("sha256").update(`desk:${token}`).digest("hex");
}

/** What is stored of a code; bound to its request, so that a table of all codes does not reveal it. */
export function hashCode(requestId: string, code: string): string {
  return createHash("sha256").update(`desk code:${requestId}:${code}`).digest("hex");
}

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
