import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Operation, requestHeadersOf } from "../contract/operation.ts";
import { OPERATIONS, type OperationName } from "../contract/operations.ts";
import { type Fault, PublicError } from "../errors.ts";
import type { Authenticate } from "./auth.ts";
import type { Db } from "../db/schema.ts";
import type { ServiceContext } from "../service/context.ts";
import type { NumberedEvent } from "../service/watch-lookup.ts";
import type { Call, Handlers } from "./handlers.ts";
import type { Limits } from "./limits.ts";
import { sendEvents } from "./events.ts";
import { keptEncodingOf, PACKED_BYTES, type WrittenBody, writeWithTexts } from "./written-bodies.ts";
import { answerOnce, type PlainResponse } from "./idempotency.ts";
import { readSteadily, SLOW_LIMITS } from "./slow-bodies.ts";
import { detailOf } from "./fault-detail.ts";
import { faultsOf, faultsOfUnstorable } from "./problem.ts";

/** Media types whose bodies are passed on unparsed. */
export const STREAMED: readonly string[] = ["application/x-ndjson", "application/pdf", "application/octet-stream"];

const CHUNK_BYTES = 262_144;
const JSON_TYPE = "application/json; charset=utf-8";

type AnyResponse = PlainResponse | { readonly events: AsyncIterable<NumberedEvent> };

/** The dependencies of the mounted operations. */
interface Mounting {
  readonly context: Pick<ServiceContext, "db" | "keyring" | "log" | "stopping">;
  readonly handlers: Handlers;
  /** The same, with use cases that work in an open transaction. */
  readonly handlersIn: (db: Db) => Handlers;
  readonly authenticate: Authenticate;
  readonly limits: Limits;
}

/** Mounts every operation of the contract: authentication, validation, use case. */
export function mountOperations(app: FastifyInstance, mounting: Mounting): void {
  app.addContentTypeParser([...STREAMED], (_request, payload, done) => done(null, payload));
  for (const name of Object.keys(OPERATIONS) as OperationName[]) mountOperation(app, name, mounting);
}

function mountOperation(
  app: FastifyInstance,
  name: OperationName,
  { context, handlers, handlersIn, authenticate, limits }: Mounting,
): void {
  const operation: Operation = OPERATIONS[name];
  const handle = handlers[name] as (call: unknown) => Promise<AnyResponse>;
  app.route({
    method: operation.method.toUpperCase() as "GET" | "POST" | "DELETE",
    url: `/v1${operation.path.replace(/\{(\w+)\}/g, ":$1")}`,
    config: { operation: name },
    // Before the body is read, so that a stranger's upload is not received first.
    onRequest: async (request, reply) => {
      if (operation.scope === "none") {
        limits.ofAddress(request, reply);
        refuseKeyInQuery(request.query as object);
      } else await admit(request, reply, operation.scope, { authenticate, limits });
      checkMediaType(request, operation);
    },
    handler: async (request, reply) => {
      const call = readCall(request, reply, operation, context.stopping);
      if (operation.events) {
        const { events } = (await handle(call)) as { readonly events: AsyncIterable<NumberedEvent> };
        return await sendEvents(reply, events, call);
      }
      const run = async (call: Call<OperationName>, db: Db) => {
        const own = db === context.db ? handle : (handlersIn(db)[name] as typeof handle);
        return (await own(call)) as PlainResponse;
      };
      const readAgain = async (call: Call<OperationName>) => await readBack(handlers, operation, call);
      const answering = answerOnce(context, { name, ...operation }, call, { run, readAgain });
      request.working = answering.catch(() => {});
      const answer = await answering;
      request.isAudited = answer.isAudited === true;
      request.auditedLookup = answer.lookup ?? null;
      reply.code(operation.status).headers(answer.headers ?? {});
      // Returned instead of sent: whoever awaits a reply that is being sent listens to its stream until it has ended.
      if (answer.file) {
        const { name, mediaType, content } = answer.file;
        reply.type(mediaType).header("content-disposition", `attachment; filename="${name}"`);
        if (!(content instanceof Uint8Array)) return Readable.from(call.headOnly ? [] : content, { objectMode: false });
        reply.header("content-length", content.byteLength);
        return Readable.from(chunksOf(content), { objectMode: false });
      }
      if (answer.items) {
        reply.type(JSON_TYPE);
        return Readable.from(writeItems(answer.items), { objectMode: false });
      }
      if (answer.written) return await bytesToSend(request, reply, answer.written);
      if (answer.texts) {
        reply.type(JSON_TYPE);
        return writeWithTexts(answer.body as object, answer.texts);
      }
      return answer.body === undefined ? await reply.send() : answer.body;
    },
  });
}

/** Refused requests count too: by key if valid, otherwise by address. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Exclude<Operation["scope"], "none">,
  { authenticate, limits }: Pick<Mounting, "authenticate" | "limits">,
): Promise<void> {
  let isKnown = false;
  try {
    refuseKeyInQuery(request.query as object);
    await authenticate(request, scope, (caller) => {
      isKnown = true;
      request.caller = caller;
      limits.ofCaller(caller, reply);
    });
  } catch (error) {
    if (!isKnown) limits.ofAddress(request, reply);
    throw error;
  }
}

/** The compression of other responses leaves one alone that is compressed already. */
async function bytesToSend(request: FastifyRequest, reply: FastifyReply, body: WrittenBody): Promise<Buffer> {
  reply.type(JSON_TYPE);
  const encoding = keptEncodingOf(request.headers);
  if (encoding === null || body.bytes.length < PACKED_BYTES) return body.bytes;
  reply.header("content-encoding", encoding).header("vary", "accept-encoding");
  return await body.compressed(encoding);
}

/** The JSON text of an array, item by item, so that a long one does not block others. */
async function* writeItems(items: readonly unknown[]): AsyncGenerator<string> {
  yield "[";
  for (const [index, item] of items.entries()) {
    yield `${index === 0 ? "" : ","}${JSON.stringify(item)}`;
    await setImmediate();
  }
  yield "]";
}

/** A file of many megabytes is compressed piece by piece. */
function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += CHUNK_BYTES) yield bytes.subarray(from, from + CHUNK_BYTES);
}

/** The current state, as a GET of the same resource returns it, with its checks. */
async function readBack(handlers: Handlers, operation: Operation, call: Call<OperationName>): Promise<PlainResponse> {
  const [, kind] = /^\/(\w+)/.exec(operation.path) ?? [];
  const isNote = operation.path === OPERATIONS.getPersonNote.path;
  const ofLookup = isNote ? "getPersonNote" : "getLookup";
  const name = kind === "candidates" ? "getCandidate" : kind === "bulk" ? "getBulk" : ofLookup;
  const read = handlers[name] as (call: unknown) => Promise<PlainResponse>;
  return await read({ ...call, query: OPERATIONS.getLookup.query.parse({}) });
}

/** URLs end up in logs and browser histories; a key must not. */
function refuseKeyInQuery(query: object): void {
  const names = Object.keys(query).filter((name) => /^(?:x[-_]?)?(?:api[-_]?)?key$|^access[-_]?token$/i.test(name));
  if (names.length === 0) return;
  const faults = names.map((name) => ({ pointer: `/query/${name}`, detail: "a key does not belong in an address" }));
  throw new PublicError(
    "invalid_request",
    "Send your key as X-API-Key or as Authorization: Bearer, never in the address. Replace the key that you sent.",
    faults,
  );
}

/** Streams and documents are not interchangeable. */
function checkMediaType(request: FastifyRequest, operation: Operation): void {
  const given = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const wanted = operation.stream ?? (operation.body ? "application/json" : undefined);
  if (wanted === undefined) return;
  if (given !== wanted) throw new PublicError("media_type", `Send the body as Content-Type: ${wanted}.`);
}

function readCall(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  stopping: AbortSignal,
): Call<OperationName> {
  const faults: Fault[] = [];
  const read = (part: "query" | "path" | "header" | "body", schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) {
      if (part === "query" && Object.keys(value as object).length > 0) {
        faults.push(
          ...Object.keys(value as object).map((key) => ({ pointer: `/query/${key}`, detail: "unknown parameter" })),
        );
      }
      return undefined;
    }
    const result = schema.safeParse(value, { error: detailOf });
    if (result.success) {
      // IDs in the path are looked up, never stored: an unknown one is 404, whatever it contains.
      if (part !== "path") faults.push(...faultsOfUnstorable(part, result.data));
      return result.data;
    }
    faults.push(...faultsOf(part, result.error.issues));
    return undefined;
  };
  const parts = {
    params: read("path", operation.params, request.params),
    query: read("query", operation.query, request.query),
    headers: read("header", requestHeadersOf(operation), request.headers),
    body: read("body", operation.body, request.body),
  };
  if (faults.length > 0) {
    const [first] = faults;
    const where = first?.pointer === "" ? "The body" : `${first?.pointer}:`;
    throw new PublicError("invalid_request", `${where} ${first?.detail}`, faults);
  }
  let signal: AbortSignal | undefined;
  return {
    ...parts,
    stream: operation.stream ? readSteadily(request.body as Readable, SLOW_LIMITS, stopping) : NOTHING,
    caller: request.caller,
    headOnly: request.method === "HEAD",
    // Most requests are answered before anybody checks whether their caller has disconnected.
    get signal() {
      return (signal ??= abortWhenGone(reply));
    },
  } as Call<OperationName>;
}

const NOTHING: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
};

function abortWhenGone({ raw }: FastifyReply): AbortSignal {
  if (raw.closed) return raw.writableFinished ? new AbortController().signal : AbortSignal.abort(hasBrokenOff());
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort(hasBrokenOff());
  });
  return gone.signal;
}

/** Nobody is left to be told, but whatever it aborts may report it. */
function hasBrokenOff(): PublicError {
  return new PublicError("invalid_request", "The request ended before its body was complete.");
}
