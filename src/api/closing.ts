import type { Socket } from "node:net";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { PublicError } from "../errors.ts";
import { headersOfError, toProblem } from "./problem.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * From now on, new requests are told that the service is stopping; resolves when all earlier ones have been answered. The port stays
     * open until the instance is closed.
     */
    settle(): Promise<void>;
    /** Work to do as soon as no more requests are served. */
    onSettled(work: () => Promise<void>): void;
    /** Call it after all other hooks are added: a response that is ready after its request was turned away is discarded. */
    dropLateResponses(): void;
  }
}

/** How long requests in progress have when the service stops; those that wait or follow events are answered at once. */
const GRACE_MS = 2_000;
/** How long a new connection has for its first request. */
const FIRST_REQUEST_MS = 500;
/** How long connections have in the end to receive the last responses. */
const CUT_MS = 800;
const LOOK_MS = 50;
const LAST_TURNS = 1_000;

/**
 * Stops the service without cutting anybody off. From `settle` on it keeps listening: new requests, on any connection, get a problem that
 * asks them to retry. Requests not finished in time get 503. Finally, a used connection is closed after two checks without activity, and an
 * unused one waits for its first request.
 *
 * @param leaving once aborted, requests are still served, but told to use another connection next time
 */
export function closeOrderly(
  app: FastifyInstance,
  { graceMs = GRACE_MS, firstRequestMs = FIRST_REQUEST_MS, cutMs = CUT_MS }: Partial<Patience> = {},
  leaving: AbortSignal | null = null,
): void {
  const underWay = new Map<FastifyReply, { readonly id: string; readonly path: string }>();
  const connections = new Map<Socket, OpenConnection>();
  let closing = false;
  let seen = 0;
  app.server.on("connection", (socket: Socket) => {
    seen++;
    connections.set(socket, { requests: 0, idleLooks: 0, hasAsked: false, since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    seen++;
    if (!connection) return;
    connection.requests++;
    connection.hasAsked = true;
    connection.idleLooks = 0;
    response.once("close", () => connection.requests--);
  });
  // On closing, Node ends idle connections at once, even if their first request has not been read yet.
  app.server.closeIdleConnections = () => {};
  const refused = new WeakSet<FastifyReply>();
  app.addHook("onRequest", async (request, reply) => {
    // A client that keeps its connection opens a new one, and reaches another process.
    if (leaving?.aborted) reply.header("connection", "close");
    if (!closing) {
      underWay.set(reply, { id: request.id, path: request.url.split("?")[0] ?? "/" });
      reply.raw.once("close", () => underWay.delete(reply));
      return;
    }
    reply.header("connection", "close");
    if (request.url !== "/healthz" && request.url !== "/readyz") throw isStopping();
  });
  const endIdle = () => {
    for (const [socket, connection] of connections) {
      if (connection.requests > 0) continue;
      const mayAskYet = !connection.hasAsked && performance.now() - connection.since < firstRequestMs;
      if (!mayAskYet && ++connection.idleLooks > 2) socket.end();
    }
  };
  const settle = async () => {
    closing = true;
    const since = performance.now();
    while (underWay.size > 0 && performance.now() - since < graceMs) await delay(LOOK_MS);
    for (const [reply, asked] of underWay) {
      if (reply.sent || reply.raw.headersSent) continue;
      refused.add(reply);
      refuse(reply, asked);
    }
    for (const work of finish) await work();
  };
  const finish: (() => Promise<void>)[] = [];
  app.decorate("onSettled", (work: () => Promise<void>) => void finish.push(work));
  let settled: Promise<void> | undefined;
  app.decorate("settle", () => (settled ??= settle()));
  app.decorate("dropLateResponses", () => {
    app.addHook("onSend", (_request, reply, _payload, done) => {
      if (!refused.has(reply)) done();
    });
  });
  app.addHook("preClose", async () => {
    await app.settle();
    const tidy = setInterval(endIdle, LOOK_MS).unref();
    const cut = setTimeout(() => app.server.closeAllConnections(), cutMs).unref();
    app.server.once("close", () => {
      clearInterval(tidy);
      clearTimeout(cut);
    });
    // A connection accepted by the system but not yet by the event loop is reset when the port is closed. It is therefore closed in a turn
    // in which nobody connected or sent a request; only those few microseconds remain.
    for (let turn = 0, before = -1; before !== seen && turn < LAST_TURNS; turn++) {
      before = seen;
      await setImmediate();
    }
    await new Promise((resolve) => app.server.close(resolve));
  });
}

/** In milliseconds; each constant explains its own. */
interface Patience {
  readonly graceMs: number;
  readonly firstRequestMs: number;
  readonly cutMs: number;
}

interface OpenConnection {
  /** Requests not yet answered. */
  requests: number;
  /** Number of checks since it last had a request. */
  idleLooks: number;
  hasAsked: boolean;
  /** By the process's clock, in milliseconds. */
  readonly since: number;
}

/** Bypasses the framework, in which the request's own response may be under way. */
function refuse(reply: FastifyReply, asked: { readonly id: string; readonly path: string }): void {
  const error = isStopping();
  const body = JSON.stringify(toProblem(error, asked));
  reply.hijack();
  reply.raw.writeHead(error.status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headersOfError(error, error),
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  });
  reply.raw.end(body);
}

function isStopping(): PublicError {
  return new PublicError(
    "overloaded",
    "The service is stopping. Send the request again after the seconds in Retry-After.",
  );
}
