import { createHash, type Hash } from "node:crypto";
import type { Operation } from "../contract/operation.ts";
import {
  claimIdempotencyKey,
  finishIdempotencyKey,
  holdIdempotencyKey,
  type IdempotencyKey,
  releaseIdempotencyKey,
} from "../db/idempotency.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { canonicalJson } from "../domain/claim.ts";
import { seal, unseal } from "../domain/sealed.ts";
import { PublicError } from "../errors.ts";
import { errorFields } from "../log.ts";
import type { Caller, ServiceContext } from "../service/context.ts";
import type { FileResponse } from "../service/export-lookup.ts";
import type { AuditedLookup } from "../privacy/audit-chain.ts";
import type { WrittenBody } from "./written-bodies.ts";

/** The parts of a validated request by which a repetition is recognised. */
interface RepeatableCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: unknown;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly caller: Caller;
  readonly keep?: KeepResponse;
  /** The `source` of the first response: only the file is generated again. */
  readonly source?: unknown;
}

export interface PlainResponse {
  readonly body?: unknown;
  /** Members of the body that are already JSON text; only for responses that are not stored. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** In place of the body, the same already written; only for responses that are not stored. */
  readonly written?: WrittenBody;
  readonly headers?: Readonly<Record<string, string>>;
  /** Items of a possibly long array that is the body; only for responses that are not stored. */
  readonly items?: readonly unknown[];
  /** The lookup that it is about, so that the audit need not read it. */
  readonly lookup?: AuditedLookup;
  /** Already audited. */
  readonly isAudited?: boolean;
  /** A file in place of the body. */
  readonly file?: FileResponse;
  /** What the file is made from, as JSON, stored in its place. */
  readonly source?: unknown;
}

/** Stores a request's response in the transaction of its work. */
export type KeepResponse = (db: Db, answer: PlainResponse) => Promise<void>;

type Responding<C> = (call: C, db: Db) => Promise<PlainResponse>;

/**
 * Handles a request with an Idempotency-Key: the first time with `run`. A repetition gets the first response if it is stored, otherwise
 * `readAgain`, so that nothing erased or suppressed meanwhile is shown again; a request that changes nothing runs again. A failed request
 * may be repeated for real. Without a key, or if the use case handles it, every request counts as the first.
 */
export async function answerOnce<C extends RepeatableCall>(
  context: Pick<ServiceContext, "db" | "keyring" | "log">,
  operation: { readonly name: string } & Pick<Operation, "repeat" | "stream" | "atomic">,
  call: C,
  { run, readAgain }: { readonly run: Responding<C>; readonly readAgain: Responding<C> },
): Promise<PlainResponse> {
  const key = (call.headers as Readonly<Record<string, string>> | undefined)?.["idempotency-key"];
  if (key === undefined || operation.repeat === undefined || operation.repeat === "own") {
    return await run(call, context.db);
  }
  const claim: IdempotencyKey = { accountId: call.caller.accountId, key };
  const { name, stream } = operation;
  const digest = createHash("sha256").update(
    // What a key creates for itself belongs to nobody else.
    canonicalJson([name, call.caller.keyId, call.params ?? null, call.query ?? null, call.body ?? null]),
  );
  const requestHash = stream === undefined ? digest.digest("hex") : null;
  if (operation.repeat === "anew") return await answerAnew(context.db, { claim, call, requestHash, digest, run });
  const answerAgain = async (db: Db): Promise<PlainResponse | null> => {
    const claimed = await claimIdempotencyKey(db, { ...claim, requestHash });
    if (claimed.state === "new") return null;
    if (claimed.state === "mismatch") throw mismatch();
    if (claimed.state === "in_flight") throw inFlight();
    const repeated = requestHash ?? (await digestOf(call.stream, digest));
    if (claimed.answer === null || repeated !== claimed.requestHash) throw mismatch();
    if (operation.repeat === "read") return await readAgain(call, db);
    const kept = unseal(context.keyring, key, claimed.answer);
    if (kept !== null) {
      const answer = JSON.parse(kept) as PlainResponse;
      return answer.source === undefined ? answer : await run({ ...call, source: answer.source }, db);
    }
    throw new PublicError(
      "idempotency_mismatch",
      "The stored response for this Idempotency-Key is no longer available. Use a new key.",
    );
  };
  const answerFirst = async (db: Db): Promise<PlainResponse> => {
    let isKept = false;
    const keep: KeepResponse = async (inside, answer) => {
      const kept = operation.repeat === "read" ? "" : seal(context.keyring, key, JSON.stringify(keptOf(answer)));
      const hash = requestHash ?? digest.copy().digest("hex");
      await finishIdempotencyKey(inside, claim, { requestHash: hash, answer: kept });
      isKept = true;
    };
    const read = stream === undefined ? call.stream : noted(call.stream, digest);
    const answer = await run({ ...call, keep, stream: read }, db);
    if (!isKept) await keep(db, answer);
    return answer;
  };
  if (operation.atomic) {
    return await transact(context.db, async (db) => (await answerAgain(db)) ?? (await answerFirst(db)));
  }
  const again = await answerAgain(context.db);
  if (again !== null) return again;
  const letGo = hold(context, claim);
  try {
    return await answerFirst(context.db);
  } catch (error) {
    await releaseIdempotencyKey(context.db, claim);
    throw error;
  } finally {
    letGo();
  }
}

/** Runs what changes nothing as often as requested; a key still stands for one request. */
async function answerAnew<C extends RepeatableCall>(
  db: Db,
  {
    claim,
    call,
    requestHash,
    digest,
    run,
  }: {
    readonly claim: IdempotencyKey;
    readonly call: C;
    readonly requestHash: string | null;
    readonly digest: Hash;
    readonly run: Responding<C>;
  },
): Promise<PlainResponse> {
  const claimed = await claimIdempotencyKey(db, { ...claim, requestHash });
  if (claimed.state === "mismatch") throw mismatch();
  try {
    const answer = await run(requestHash === null ? { ...call, stream: noted(call.stream, digest) } : call, db);
    const asked = requestHash ?? digest.digest("hex");
    if (claimed.state === "new") await finishIdempotencyKey(db, claim, { requestHash: asked, answer: "" });
    else if (claimed.state === "done" && claimed.requestHash !== asked) throw mismatch();
    return answer;
  } catch (error) {
    if (claimed.state === "new") await releaseIdempotencyKey(db, claim);
    throw error;
  }
}

/** A sixth of the time after which it counts as abandoned. */
const HOLD_EVERY_MS = 20_000;

/** Marks a request as in progress, repeatedly. Returns a function that stops it. */
function hold({ db, log }: Pick<ServiceContext, "db" | "log">, claim: IdempotencyKey): () => void {
  const timer = setInterval(() => {
    holdIdempotencyKey(db, claim).catch((error: unknown) => {
      // During a database outage nobody else can take the key either.
      if (!isUnavailable(error)) log.error(errorFields(error), "a request under way could not be held");
    });
  }, HOLD_EVERY_MS).unref();
  return () => clearInterval(timer);
}

function keptOf({ file: _file, ...answer }: PlainResponse): PlainResponse {
  return answer;
}

function inFlight(): PublicError {
  return new PublicError(
    "idempotency_in_flight",
    "The first request with this Idempotency-Key is still being processed. Try again shortly.",
  );
}

function mismatch(): PublicError {
  return new PublicError(
    "idempotency_mismatch",
    "This Idempotency-Key was used for a different request. Use a new key.",
  );
}

async function* noted(stream: AsyncIterable<Uint8Array>, digest: Hash): AsyncGenerator<Uint8Array> {
  for await (const part of stream) {
    digest.update(part);
    yield part;
  }
}

async function digestOf(stream: AsyncIterable<Uint8Array>, digest: Hash): Promise<string> {
  for await (const part of stream) digest.update(part);
  return digest.digest("hex");
}
