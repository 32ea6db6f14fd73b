import { randomUUID } from "node:crypto";
import type {
  AnswerDeskRequest,
  DeskCode,
  DeskLetter,
  DeskReceipt,
  DeskRequest as WireRequest,
  EnterDeskRequest,
} from "../contract/desk.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { CreateSuppression } from "../contract/suppression.ts";
import {
  type DeskChange,
  type DeskContact,
  type DeskRequest,
  findDeskRequest,
  insertDeskRequest,
  listDeskRequests as readRequests,
  saveDeskCode,
} from "../db/desk-request.ts";
import { findRectificationOf, type StoredRectification } from "../db/rectification.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import type { Correction } from "../domain/correction.ts";
import { CODE_MINUTES, hashCode, issueCode, mayBecome, type RequestKind } from "../domain/desk-request.ts";
import { dueDate, extendedDueDate, type Regulation } from "../domain/due-date.ts";
import { isId } from "../domain/id.ts";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { PublicError } from "../errors.ts";
import { suppressionKeys } from "../names/suppression.ts";
import { loadDeskWords } from "../words/desk-words.ts";
import { closed, whileOpen } from "./claim-request.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { sendDeskLetter, writeDeskLetter } from "./desk-letters.ts";
import { erasePerson } from "./erase-person.ts";
import { requirePast } from "./past-instant.ts";
import { rectifyPerson, requireCorrection, settleRectification } from "./rectify-person.ts";
import { suppressPerson } from "./suppress-person.ts";

const MINUTE_MS = 60_000;

/** A new request. */
export interface NewRequest {
  /** A program's ID for it; otherwise a number of our own. */
  readonly id?: string | undefined;
  readonly kind: RequestKind;
  readonly regulation: Regulation;
  readonly language: ReportLanguage;
  readonly contact: DeskContact;
  readonly correction: Correction | null;
  /** `null` if the operator enters it and nobody returns to it. */
  readonly tokenHash: string | null;
  readonly receivedAt: Date;
  readonly keyId: string | null;
}

/** Stores a request with its due date. */
export async function writeRequest(context: ServiceContext, asked: NewRequest): Promise<DeskRequest> {
  const { kind, regulation, language, contact, correction, tokenHash, receivedAt, keyId } = asked;
  const email = normalizeIdentifier("email", contact.email);
  const request: DeskRequest = {
    id: asked.id ?? randomUUID(),
    regulation,
    kind,
    language,
    state: "pending",
    identity: "none",
    receivedAt,
    dueAt: dueDate(regulation, receivedAt),
    extendedAt: null,
    remindedAt: null,
    shownAt: null,
    answeredAt: null,
    outcome: null,
    answer: null,
    contact: { ...contact, email: email?.value ?? "" },
    correction,
    suppressionKeys: keysOfContact(context, contact),
    tokenHash,
    codeHash: null,
    codeUntil: null,
    codeTries: 0,
    codesMade: 0,
    sessionHash: null,
    sessionUntil: null,
    erasureId: null,
    keyId,
    forOperator: false,
    claimedUntil: null,
  };
  if (!(await insertDeskRequest(context.db, context.keyring, request))) {
    throw new PublicError("invalid_request", "The subject_request_id was used before. Make another one.");
  }
  context.log.info(
    { requestId: request.id, kind, dueAt: request.dueAt.toISOString() },
    "a person's request was received",
  );
  return request;
}

/** Keyed hashes of the contact address. */
export function keysOfContact({ keyring }: Pick<ServiceContext, "keyring">, contact: DeskContact): string[] {
  const email = normalizeIdentifier("email", contact.email);
  return suppressionKeys(keyring, { names: [], birthDate: null, identifiers: email === null ? [] : [email] });
}

/** A request that arrived by letter, phone or otherwise. */
export async function enterDeskRequest(
  context: ServiceContext,
  caller: Caller,
  body: EnterDeskRequest,
): Promise<DeskReceipt> {
  requireOperator(caller);
  const receivedAt = requirePast(context, body.receivedAt, "receivedAt");
  const request = await writeRequest(context, {
    kind: body.kind,
    regulation: body.regulation,
    language: body.language,
    contact: { name: body.name, email: body.email ?? "", message: body.message },
    correction: body.correction === undefined ? null : requireCorrection(body.kind, body.correction),
    tokenHash: null,
    receivedAt,
    keyId: caller.keyId,
  });
  return toReceipt(context, request);
}

export async function listDeskRequests(
  context: ServiceContext,
  caller: Caller,
  {
    state,
    next = "",
    limit,
  }: { readonly state: "open" | "all"; readonly next?: string | undefined; readonly limit: number },
) {
  requireOperator(caller);
  // A waiting request keeps its place, so its ID is the cursor.
  const after = next === "" ? null : (await requireCursor(context, next)).id;
  const found = await readRequests(context.db, context.keyring, { open: state === "open", after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const results = await Promise.all(rows.map(async (request) => await toWireRequest(context, request)));
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { results, next: last?.id ?? "", status: "success" as const };
}

export async function getDeskRequest(context: ServiceContext, caller: Caller, id: string): Promise<WireRequest> {
  return await toWireRequest(context, await requireRequest(context, caller, id));
}

/** The letter for the operator to send if no address was confirmed, or sending failed. */
export async function getDeskLetter(
  context: ServiceContext,
  caller: Caller,
  id: string,
  language: ReportLanguage | undefined,
): Promise<DeskLetter> {
  const request = await requireRequest(context, caller, id);
  return await writeDeskLetter(context, request, language ?? request.language);
}

/** A code for the operator to give to the person through contact details already on file. */
export async function makeDeskCode(context: ServiceContext, caller: Caller, id: string): Promise<DeskCode> {
  const request = await requireRequest(context, caller, id);
  if (!mayBecome(request.state, "in_progress")) throw closed();
  const { code, until } = await issueCodeFor(context, request.id);
  return { code, expiresAt: until.toISOString(), status: "success" };
}

/** Only the newest code counts, with fresh attempts. */
export async function issueCodeFor(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  id: string,
): Promise<{ readonly code: string; readonly until: Date }> {
  const code = issueCode();
  const madeAt = now();
  const until = new Date(madeAt.getTime() + CODE_MINUTES * MINUTE_MS);
  await saveDeskCode(db, id, { hash: hashCode(id, code), until, madeAt });
  return { code, until };
}

/** Takes the extension that the law allows; the person is told why. */
export async function extendDeskRequest(
  context: ServiceContext,
  caller: Caller,
  id: string,
  reason: string,
): Promise<DeskReceipt> {
  await requireRequest(context, caller, id);
  await whileOpen(context, id, async ({ regulation, receivedAt, dueAt, extendedAt }) => {
    const later = extendedDueDate(regulation, receivedAt);
    if (later === null || extendedAt !== null || dueAt < context.now()) {
      throw new PublicError(
        "desk_not_extendable",
        "The law of this request gives no longer time, or its time is over.",
      );
    }
    return { dueAt: later, extendedAt: context.now(), answer: reason };
  });
  const extended = await requireRequest(context, caller, id);
  sendDeskLetter(context, extended);
  return toReceipt(context, extended);
}

/**
 * Answers a request. What is granted is done: an erasure erases, an objection suppresses, a correction applies from now on. The person must
 * be identified, by a code or by the operator.
 *
 * @throws PublicError `desk_identity_missing`, `desk_request_closed`, and those of erasing and suppressing
 */
export async function answerDeskRequest(
  context: ServiceContext,
  caller: Caller,
  id: string,
  body: AnswerDeskRequest,
): Promise<DeskReceipt> {
  const request = await requireRequest(context, caller, id);
  if (!mayBecome(request.state, "completed")) throw closed();
  const known = request.identity === "code" || body.identityChecked;
  if (body.granted && !known) {
    throw new PublicError(
      "desk_identity_missing",
      "Nobody has made sure yet who asks. Let the person enter a code, or check it yourself and send identityChecked.",
    );
  }
  await carryOut(context, caller, id, body);
  return toReceipt(context, await requireRequest(context, caller, id));
}

type GivenAnswer = Pick<AnswerDeskRequest, "granted" | "text" | "person" | "correction">;

/**
 * Does what a granted request asks for and closes it; of several concurrent callers only one succeeds.
 *
 * @throws PublicError `desk_request_closed`, and those of erasing and suppressing
 */
export async function carryOut(
  context: ServiceContext,
  caller: Caller,
  id: string,
  answer: GivenAnswer,
): Promise<void> {
  const rectified: StoredRectification[] = [];
  const letters: DeskRequest[] = [];
  await whileOpen(context, id, async (request) => {
    if (answer.granted && request.kind === "rectification") {
      const about = answer.person ?? personOf(request);
      rectified.push(await rectifyPerson(context, caller, request, about, answer.correction));
    }
    const change = await act(context, caller, request, answer);
    // An erased person gets the operator's words, which are not stored.
    letters.push({ ...request, ...change, answer: answer.text });
    return change;
  });
  if (rectified.length > 0) await context.corrections.keep();
  for (const each of rectified) await settleRectification(context, each);
  for (const each of letters) sendDeskLetter(context, each);
  context.log.info({ requestId: id, granted: answer.granted }, "a person's request was answered");
}

async function act(
  context: ServiceContext,
  caller: Caller,
  request: DeskRequest,
  { granted, text, person }: GivenAnswer,
): Promise<DeskChange> {
  const about = person ?? personOf(request);
  const acts = granted && (request.kind === "erasure" || request.kind === "objection");
  if (acts && about === null) {
    throw new PublicError("invalid_request", "/body/person: this request has no email address; say who is meant.", [
      { pointer: "/body/person", detail: "is missing" },
    ]);
  }
  const erased = acts && request.kind === "erasure" && about ? await erasePerson(context, caller, about) : null;
  if (acts && request.kind === "objection" && about) {
    await suppressPerson(context, caller, { ...about, reason: "objection" });
  }
  return {
    state: "completed",
    outcome: granted ? "granted" : "refused",
    // A stored letter to an erased person would identify them again.
    answer: erased === null ? text : (await loadDeskWords(request.language)).erased,
    answeredAt: context.now(),
    identity: request.identity === "none" && granted ? "operator" : request.identity,
    erasureId: erased?.erasureId ?? null,
    keyId: caller.keyId,
  };
}

/** The person, as suppression and erasure take them; `null` if only a name is known. */
export function personOf({ contact }: DeskRequest): CreateSuppression | null {
  const email = contact === null ? null : normalizeIdentifier("email", contact.email);
  if (contact === null || email === null) return null;
  return { names: contact.name === "" ? [] : [contact.name], identifiers: [email] };
}

/** The desk belongs to the installation: its requests are for its operator, and for no other account. */
function requireOperator({ accountId }: Caller): void {
  if (accountId !== FIRST_ACCOUNT) throw unknownRequest();
}

async function requireRequest({ db, keyring }: ServiceContext, caller: Caller, id: string): Promise<DeskRequest> {
  requireOperator(caller);
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  const request = isUuid ? await findDeskRequest(db, keyring, id) : null;
  if (request === null) throw unknownRequest();
  return request;
}

async function requireCursor({ db, keyring }: ServiceContext, next: string): Promise<DeskRequest> {
  const request = isId(next) ? await findDeskRequest(db, keyring, next) : null;
  if (request !== null) return request;
  const faults = [{ pointer: "/query/next", detail: "is not a cursor of this list" }];
  throw new PublicError("invalid_request", "/query/next: is not a cursor of this list", faults);
}

function unknownRequest(): PublicError {
  return new PublicError("desk_request_not_found", "No request with this ID. `GET /v1/desk/requests` lists them.");
}

/** OpenDSR 1.0, sections 7.3 and 8.3. Not signed with a certificate, because the installation has none. */
export function toReceipt({ baseUrl }: Pick<ServiceContext, "baseUrl">, request: DeskRequest): DeskReceipt {
  return {
    controller_id: baseUrl,
    subject_request_id: request.id,
    subject_request_type: request.kind,
    request_status: request.state,
    received_time: request.receivedAt.toISOString(),
    expected_completion_time: request.dueAt.toISOString(),
    api_version: "1.0",
    outcome: request.outcome,
    erasureId: request.erasureId,
    status: "success",
  };
}

/** OpenDSR 1.0, section 7.1; other members are under `extensions.candor`. */
async function toWireRequest(
  { db, keyring, now }: Pick<ServiceContext, "db" | "keyring" | "now">,
  request: DeskRequest,
): Promise<WireRequest> {
  const { contact, correction } = request;
  const rectified =
    request.kind === "rectification" && request.outcome === "granted"
      ? await findRectificationOf(db, keyring, request.id)
      : null;
  const isOpen = mayBecome(request.state, "completed");
  const isUnconfirmed = request.identity === "none" && request.tokenHash !== null;
  return {
    subject_request_id: request.id,
    subject_request_type: request.kind,
    regulation: request.regulation,
    request_status: request.state,
    received_time: request.receivedAt.toISOString(),
    expected_completion_time: request.dueAt.toISOString(),
    subject_identities: contact?.email
      ? [{ identity_type: "email", identity_value: contact.email, identity_format: "raw" }]
      : [],
    api_version: "1.0",
    extensions: {
      candor: {
        language: request.language,
        name: contact?.name ?? null,
        message: contact?.message ?? null,
        identity: request.identity,
        isOverdue: isOpen && !isUnconfirmed && request.dueAt < now(),
        extendedAt: request.extendedAt?.toISOString() ?? null,
        answeredAt: request.answeredAt?.toISOString() ?? null,
        outcome: request.outcome,
        answer: request.answer,
        erasureId: request.erasureId,
        correction,
        rectified:
          rectified === null
            ? null
            : {
                at: rectified.rectifiedAt.toISOString(),
                isSettled: rectified.settled,
                told: rectified.told.map(({ kind, name, lookupId, at }) => ({ kind, name, lookupId, readAt: at })),
              },
      },
    },
  };
}
