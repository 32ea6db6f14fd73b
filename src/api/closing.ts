import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { PublicError } from "../errors.ts";
import { headersOfError, toProblem } from "./problem.ts";

/** What is under way when the service stops is given so long; whoever waits or follows events is answered at once. */
const GRACE_MS = 4_000;
/** Then their connections are given so long to take the last answers. */
const CUT_MS = 1_000;
const LOOK_MS = 50;

/**
 * Has the service stop without cutting anybody off. While it closes it goes on listening until what was under way is
 * answered: who comes meanwhile, over whatever connection, is told in a problem to come again. What is not answered in time is
 * answered 503. A connection ends when it has lain idle for two looks: what it had sent before has been read by then.
 */
export function closeOrderly(app: FastifyInstance, graceMs = GRACE_MS): void {
  const underWay = new Map<FastifyReply, { readonly id: string; readonly path: string }>();
  const connections = new Map<Socket, Connection>();
  let closing = false;
  app.server.on("connection", (socket: Socket) => {
    connections.set(socket, { requests: 0, idleLooks: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests++;
    connection.idleLooks = 0;
    response.once("close", () => connection.requests--);
  });
  // Node ends idle connections as soon as it closes, also those whose first request it has not read yet.
  app.server.closeIdleConnections = () => {};
  app.addHook("onRequest", async (request, reply) => {
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
      if (++connection.idleLooks > 2) socket.end();
    }
  };
  app.addHook("preClose", async () => {
    closing = true;
    for (let waitedMs = 0; underWay.size > 0 && waitedMs < graceMs; waitedMs += LOOK_MS) {
      endIdle();
      await delay(LOOK_MS);
    }
    for (const [reply, asked] of underWay) if (!reply.sent && !reply.raw.headersSent) refuse(reply, asked);
    const tidy = setInterval(endIdle, LOOK_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), CUT_MS);
    app.server.once("close", () => {
      clearInterval(tidy);
      clearTimeout(cut);
    });
  });
}

interface Connection {
  /** That are not answered yet. */
  requests: number;
  /** How often it was looked at since it had any. */
  idleLooks: number;
}

function refuse(reply: FastifyReply, asked: { readonly id: string; readonly path: string }): void {
  const error = isStopping();
  void reply
    .code(error.status)
    .headers({ ...headersOfError(error, error), connection: "close" })
    .type("application/problem+json")
    .send(toProblem(error, asked));
}

function isStopping(): PublicError {
  return new PublicError(
    "overloaded",
    "The service is stopping. Send the request again after the seconds in Retry-After.",
  );
}
