import type { FastifyInstance, FastifyRequest } from "fastify";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { Audit } from "../privacy/audit.ts";

/** Notes every request that came with a key: what it asked, about whom, and how it was answered. */
export function auditRequests(app: FastifyInstance, audit: Audit, now: () => Date): void {
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.operation !== undefined && audit.isFull())
      throw new PublicError("overloaded", "The audit cannot be written at the moment. Try again soon.");
  });
  app.addHook("onResponse", async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const caller = request.caller as Caller | undefined;
    if (operation === undefined || caller === undefined) return;
    const { accountId, keyId } = caller;
    const made = /\/lookups\/([0-9a-f-]{36})$/.exec(String(reply.getHeader("location") ?? ""))?.[1];
    audit.note({
      at: now(),
      accountId,
      keyId,
      operation,
      status: reply.statusCode,
      lookupId: made ?? textOf(request.params, "lookupId"),
      about: textOf(request.params, "candidateId") ?? textOf(request.body, "candidateId") ?? queryOf(request),
    });
  });
}

function queryOf(request: FastifyRequest): string | undefined {
  return textOf(request.query, "query") ?? textOf(request.body, "query");
}

function textOf(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found : undefined;
}
