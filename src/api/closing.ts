import type { Socket } from "node:net";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { PublicError } from "../errors.ts";
import { headersOfError, toProblem } from "./problem.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Tells whoever comes from now on that the service stops, and resolves when all that came before is answered. The door stays
     * open until the instance is closed.
     */
    settle(): Promise<void>;
    /** What is to be done as soon as nobody is answered any more. */
    onSettled(work: () => Promise<void>): void;
    /** To be called when every other hook is there: an answer that is ready after its request was sent away goes nowhere. */
    dropLateAnswers(): void;
  }
}

/** What is under way when the service stops is given so long; whoever waits or follows events is answered at once. */
const GRACE_MS = 2_000;
/** Whoever has connected is given so long to ask. */
const FIRST_REQUEST_MS = 500;
/** In the end connections are given so long to take the last answers. */
const CUT_MS = 800;
const LOOK_MS = 50;
const LAST_TURNS = 1_000;

/**
 * Has the service stop without cutting anybody off. From `settle` on it goes on listening: who comes meanwhile, over whatever
 * connection, is told in a problem to come again. What is not answered in time is answered 503. In the end a connection on which
 * somebody was answered is ended when it has lain idle for two looks; one on which nobody has asked yet waits for its first request.
 *
 * @param leaving from its abort on everybody is answered as before, and told to come over another connection the next time
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
  // Node ends idle connections as soon as it closes, also those whose first request it has not read yet.
  app.server.closeIdleConnections = () => {};
  const refused = new WeakSet<FastifyReply>();
  app.addHook("onRequest", async (request, reply) => {
    // Whoever keeps a connection open makes the next one, and lands elsewhere.
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
  app.decorate("dropLateAnswers", () => {
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
    // Whom the system has connected is reset when the door is shut before the loop has taken them in: it is shut in a turn of
    // the loop in which nobody came or asked, which is over in some microseconds. Who comes within those is reset all the same.
    for (let turn = 0, before = -1; before !== seen && turn < LAST_TURNS; turn++) {
      before = seen;
      await setImmediate();
    }
    await new Promise((resolve) => app.server.close(resolve));
  });
}

/** In milliseconds; what each is for stands with its constant. */
interface Patience {
  readonly graceMs: number;
  readonly firstRequestMs: number;
  readonly cutMs: number;
}

interface OpenConnection {
  /** That are not answered yet. */
  requests: number;
  /** How often it was looked at since it had any. */
  idleLooks: number;
  hasAsked: boolean;
  /** Of the process's clock, in milliseconds. */
  readonly since: number;
}

/** Past the framework, in which the request's own answer may be on its way. */
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
