import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { Audit } from "../privacy/audit.ts";

/** Whoever asked went away before anything was answered: no status of HTTP, but what nginx and others write for it. */
const GONE_BEFORE_ANSWER = 499;

/**
 * Notes every request that came with a key: what it asked, about whom, and how it was answered. One whose answer was broken off
 * is noted too: its caller has what went out before.
 */
export function auditRequests(app: FastifyInstance, audit: Audit, now: () => Date): void {
  const note = (request: FastifyRequest, reply: FastifyReply) => {
    const { operation } = request.routeOptions.config;
    const caller = request.caller as Caller | undefined;
    if (operation === undefined || caller === undefined) return;
    const { accountId, keyId } = caller;
    audit.note({
      at: now(),
      accountId,
      keyId,
      operation,
      status: reply.raw.headersSent ? reply.raw.statusCode : GONE_BEFORE_ANSWER,
      lookupId: lookupOf(request, reply),
      about: textOf(request.params, "candidateId") ?? textOf(request.body, "candidateId") ?? queryOf(request),
    });
  };
  app.addHook("onRequest", async (request, reply) => {
    reply.raw.once("close", () => note(request, reply));
    if (request.routeOptions.config.operation !== undefined && audit.isFull())
      throw new PublicError("overloaded", "The audit cannot be written at the moment. Try again soon.");
  });
}

/** The lookup that a request made, or that its address names. */
export function lookupOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const made = /\/lookups\/([0-9a-f-]{36})$/.exec(String(reply.getHeader("location") ?? ""))?.[1];
  return made ?? textOf(request.params, "lookupId");
}

function queryOf(request: FastifyRequest): string | undefined {
  return textOf(request.query, "query") ?? textOf(request.body, "query");
}

function textOf(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found : undefined;
}
