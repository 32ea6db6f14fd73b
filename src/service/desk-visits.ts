import type { AccessFormat } from "../contract/access-format.ts";
import {
  countAsked,
  countCodes,
  type DeskContact,
  type DeskRequest,
  findDeskRequest,
  isOnFile,
  lockCodes,
  takeDeskRequest,
  updateDeskRequest,
} from "../db/desk-request.ts";
import { findRectificationOf } from "../db/rectification.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import {
  CODE_MINUTES,
  DESK_KEY_ID,
  hashCode,
  hashDeskToken,
  issueDeskToken,
  MAX_CODE_TRIES,
  MAX_CODES,
  MAX_DAY_CODES,
  MAX_DAY_REQUESTS,
  mayBecome,
  type RequestKind,
  sameHash,
  SESSION_MINUTES,
} from "../domain/desk-request.ts";
import type { Correction } from "../domain/correction.ts";
import type { Regulation } from "../domain/due-date.ts";
import { PublicError } from "../errors.ts";
import { errorFields } from "../log.ts";
import type { ReportLanguage } from "../contract/language.ts";
import { loadDeskWords } from "../words/desk-words.ts";
import { loadLetters } from "../words/letters.ts";
import { writeAccess } from "./access-person.ts";
import { whileOpen } from "./claim-request.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { sendDeskLetter } from "./desk-letters.ts";
import { issueCodeFor, keysOfContact, writeRequest } from "./desk-requests.ts";
import type { FileResponse } from "./export-lookup.ts";
import { identifyAsker } from "./shown-address.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;
/** How long the copy can be downloaded. */
const COPY_DAYS = 30;

/** Stands for the desk in the audit, and as the caller who does what a person asked for themselves. */
export const DESK_CALLER: Caller = {
  keyId: DESK_KEY_ID,
  keyHash: null,
  memberId: null,
  accountId: FIRST_ACCOUNT,
  scopes: ["privacy"],
  purposes: [],
  defaultPurpose: "due_diligence",
  rateLimit: null,
};

/** A request from the public page. */
export interface DeskQuestion {
  /** The `subject_request_id` of a program. */
  readonly id?: string | undefined;
  readonly kind: RequestKind;
  readonly regulation: Regulation;
  readonly language: ReportLanguage;
  readonly contact: DeskContact;
  /** `null` unless it is a rectification. */
  readonly correction: Correction | null;
}

/** What a returning person sees. */
export interface Visit {
  readonly request: DeskRequest;
  /** Whether they entered the right code and need no other yet. */
  readonly isSignedIn: boolean;
  /** Whether they can download a copy; a copy granted by the operator is sent by the operator. */
  readonly hasCopy: boolean;
  /** The result of a rectification; `null` if there is none, or the visitor is not identified. */
  readonly rectified: Awaited<ReturnType<typeof findRectificationOf>>;
}

/**
 * Takes a request, and sends a code if its address is on file. The response is sent before anything is looked up, so neither its content
 * nor its timing reveals whether somebody is stored.
 */
export async function askDesk(
  context: ServiceContext,
  asked: DeskQuestion,
): Promise<{ token: string; request: DeskRequest }> {
  const since = new Date(context.now().getTime() - DAY_MS);
  const keys = keysOfContact(context, asked.contact);
  if ((await countAsked(context.db, keys, since)) >= MAX_DAY_REQUESTS) {
    throw new PublicError("rate_limited", `No more than ${MAX_DAY_REQUESTS} requests a day for one address.`, {
      retryAfterSeconds: HOUR_SECONDS,
    });
  }
  const token = issueDeskToken();
  const request = await writeRequest(context, {
    ...asked,
    tokenHash: hashDeskToken(token),
    receivedAt: context.now(),
    keyId: null,
  });
  context.desk?.later(async () => await sendCode(context, request.id));
  return { token, request };
}

/** Sends another code under the same conditions, and reveals as little. */
export async function askForCode(context: ServiceContext, token: string): Promise<void> {
  const { request } = await visitDesk(context, token, "");
  context.desk?.later(async () => await sendCode(context, request.id));
}

async function sendCode(context: ServiceContext, id: string): Promise<void> {
  const { desk, log } = context;
  const mailer = desk?.mailer ?? null;
  if (mailer === null) return;
  const made = await transact(fromReserve(context.db), async (db) => await makeCode(context, db, id));
  if (made === null) return;
  const { code } = await loadLetters(made.language);
  try {
    await mailer.send({ to: made.email, subject: code.subject, text: code.text(made.code, CODE_MINUTES) });
  } catch (error) {
    log.error({ requestId: id, ...errorFields(error) }, "a code could not be sent");
  }
}

/** Creates codes one after the other, so that concurrent requests get no more of them. */
async function makeCode(
  { keyring, now }: ServiceContext,
  db: Db,
  id: string,
): Promise<{ readonly email: string; readonly code: string; readonly language: ReportLanguage } | null> {
  await lockCodes(db);
  const request = await findDeskRequest(db, keyring, id);
  const email = request?.contact?.email ?? "";
  if (request === null || email === "" || !isReachable(request) || request.codesMade >= MAX_CODES) return null;
  const since = new Date(now().getTime() - DAY_MS);
  if ((await countCodes(db, request.suppressionKeys, since)) >= MAX_DAY_CODES) return null;
  if (!(await isOnFile(db, email, request.suppressionKeys))) return null;
  const { code } = await issueCodeFor({ db, now }, id);
  return { email, code, language: request.language };
}

/** Whether a code is of use: the request is open, a copy can be downloaded, or recipients can be shown. */
function isReachable(request: DeskRequest): boolean {
  return (
    mayBecome(request.state, "in_progress") ||
    request.state === "in_progress" ||
    request.kind === "access" ||
    isRectification(request)
  );
}

/** A rectification's page lists who was told about it, to somebody with a code. */
function isRectification({ kind, outcome }: DeskRequest): boolean {
  return kind === "rectification" && outcome === "granted";
}

/** @throws PublicError `desk_request_not_found` */
export async function visitDesk(context: ServiceContext, token: string, session: string): Promise<Visit> {
  const request = await transact(
    context.db,
    async (db) => await takeDeskRequest(db, context.keyring, hashDeskToken(token)),
  );
  if (request === null) throw unknownVisit();
  return await toVisit(context, request, session);
}

async function toVisit({ db, keyring, now }: ServiceContext, request: DeskRequest, session: string): Promise<Visit> {
  const { sessionHash, sessionUntil, answeredAt } = request;
  const isSignedIn =
    session !== "" &&
    sessionHash !== null &&
    sessionUntil !== null &&
    sessionUntil > now() &&
    sameHash(hashDeskToken(session), sessionHash);
  const copyUntil = (answeredAt?.getTime() ?? 0) + COPY_DAYS * DAY_MS;
  const hasCopy =
    request.kind === "access" &&
    request.outcome === "granted" &&
    request.keyId === DESK_KEY_ID &&
    copyUntil > now().getTime();
  const rectified = isRectification(request) && isSignedIn ? await findRectificationOf(db, keyring, request.id) : null;
  return { request, isSignedIn, hasCopy, rectified };
}

/**
 * Checks a code. The right one identifies the person, and an access request is granted with it. A wrong code, an old one, and a code for a
 * request that never had one give the same response; after five attempts no code is accepted.
 *
 * @returns what keeps the person signed in; `null` if the code is not accepted
 */
export async function enterCode(context: ServiceContext, token: string, code: string): Promise<string | null> {
  const session = issueDeskToken();
  const request = await transact(fromReserve(context.db), async (db) => {
    const found = await takeDeskRequest(db, context.keyring, hashDeskToken(token));
    if (found === null) throw unknownVisit();
    return (await spendCode(context, db, found, code, session)) ? found : null;
  });
  if (request === null) return null;
  context.log.info({ requestId: request.id }, "a person confirmed their identity");
  if (request.state !== "pending") return session;
  if (request.kind === "access") await grantAccess(context, request);
  const shown = await findDeskRequest(context.db, context.keyring, request.id);
  if (shown !== null) sendDeskLetter(context, shown);
  return session;
}

async function spendCode(
  { now }: ServiceContext,
  db: Db,
  request: DeskRequest,
  code: string,
  session: string,
): Promise<boolean> {
  const { id, codeHash, codeUntil, codeTries } = request;
  await updateDeskRequest(db, id, { codeTries: codeTries + 1 });
  const isLive = codeHash !== null && codeUntil !== null && codeUntil > now() && codeTries < MAX_CODE_TRIES;
  if (!isLive || !sameHash(hashCode(id, code), codeHash)) return false;
  const isNew = request.state === "pending";
  await updateDeskRequest(db, id, {
    codeHash: null,
    sessionHash: hashDeskToken(session),
    sessionUntil: new Date(now().getTime() + SESSION_MINUTES * MINUTE_MS),
    identity: "code",
    ...(isNew && { state: "in_progress", shownAt: now() }),
  });
  return true;
}

/** Grants an access request if the confirmed address alone identifies the rows; otherwise it waits for the operator. */
async function grantAccess(context: ServiceContext, request: DeskRequest): Promise<void> {
  if ((await identifyAsker(context, request)) === null) return;
  const { copyReady } = await loadDeskWords(request.language);
  await whileOpen(context, request.id, async () => ({
    state: "completed",
    outcome: "granted",
    answeredAt: context.now(),
    answer: copyReady,
    keyId: DESK_KEY_ID,
  }));
}

/**
 * The copy of everything stored about the person, in every account. `null` if something was added since it was granted that the confirmed
 * address alone cannot attribute.
 *
 * @throws PublicError `desk_request_not_found` if there is none for this visitor
 */
export async function openCopy(
  context: ServiceContext,
  token: string,
  session: string,
  format: AccessFormat,
): Promise<FileResponse | null> {
  const { request, isSignedIn, hasCopy } = await visitDesk(context, token, session);
  if (!isSignedIn || !hasCopy) throw unknownVisit();
  const person = await identifyAsker(context, request);
  if (person === null) return null;
  const about = request.contact?.email ?? "";
  const { accountId, keyId } = DESK_CALLER;
  await context.audit.write({ at: context.now(), accountId, keyId, operation: "openDeskCopy", status: 200, about });
  return await writeAccess(context, person, { accountId: null, lookupIds: [] }, { format, language: request.language });
}

/** Withdraws a request on the person's behalf. */
export async function cancelVisit(context: ServiceContext, token: string): Promise<void> {
  const { request } = await visitDesk(context, token, "");
  await whileOpen(context, request.id, async () => ({ state: "cancelled", answeredAt: context.now() }));
}

function unknownVisit(): PublicError {
  return new PublicError("desk_request_not_found", "There is nothing here, or you have to enter a code first.");
}
