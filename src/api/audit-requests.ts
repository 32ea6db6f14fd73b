import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { Audit } from "../privacy/audit.ts";
import type { Audited, AuditedLookup } from "../privacy/audit-chain.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Its work wrote its own audit row. */
    isAudited: boolean;
    /** Resolves when the work is done or has failed; `null` before it starts. */
    working: Promise<unknown> | null;
    /** The lookup that its work has read. */
    auditedLookup: AuditedLookup | null;
  }
}

/** The caller disconnected before the response: not an HTTP status, but the one that nginx and others log. */
const GONE_BEFORE_ANSWER = 499;

/** The work and its audit row are one transaction, which may end after the caller has disconnected. */
const WRITES_ITSELF: ReadonlySet<string> = new Set(["createLookup"]);

/**
 * Audits every request made with a key: what it asked, about whom, and the response. Granted requests are in the audit before the response
 * is sent, refused ones within a second. Requests whose caller disconnected are audited too.
 */
export function auditRequests(app: FastifyInstance, audit: Audit, now: () => Date): void {
  app.decorateRequest("isAudited", false);
  app.decorateRequest("working", null);
  app.decorateRequest("auditedLookup", null);
  const describe = (request: FastifyRequest, reply: FastifyReply, status: number): Audited | null => {
    const { operation } = request.routeOptions.config;
    const caller = request.caller as Caller | undefined;
    if (operation === undefined || caller === undefined || request.isAudited) return null;
    request.isAudited = true;
    const { accountId, keyId } = caller;
    return {
      at: laterThan(request.auditedLookup?.createdAt, now()),
      accountId,
      keyId,
      operation,
      status,
      lookupId: lookupOf(request, reply),
      lookup: request.auditedLookup ?? undefined,
      about:
        textOf(request.params, "candidateId") ??
        textOf(request.body, "candidateId") ??
        bulkOf(request, reply) ??
        queryOf(request),
    };
  };
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode >= 400 || hasGone(reply)) return;
    const granted = describe(request, reply, reply.statusCode);
    if (granted !== null) await audit.write(granted);
  });
  app.addHook("onRequest", async (request, reply) => {
    const noteEnd = () => {
      const ended = describe(request, reply, reply.raw.headersSent ? reply.raw.statusCode : GONE_BEFORE_ANSWER);
      if (ended !== null) audit.note(ended);
    };
    reply.raw.once("close", () => {
      const { operation } = request.routeOptions.config;
      const mayWriteItself = operation !== undefined && WRITES_ITSELF.has(operation) && request.working !== null;
      if (mayWriteItself && hasGone(reply)) void request.working?.then(noteEnd);
      else noteEnd();
    });
    if (request.routeOptions.config.operation !== undefined && audit.isFull())
      throw new PublicError("overloaded", "The audit cannot be written at the moment. Try again soon.");
  });
}

/** A time, or a millisecond after another one that the clock of this machine has not passed. */
function laterThan(other: Date | undefined, time: Date): Date {
  return other === undefined || time > other ? time : new Date(other.getTime() + 1);
}

function hasGone({ raw }: FastifyReply): boolean {
  return raw.closed && !raw.headersSent;
}

/** The lookup that a request created or that its URL names. */
export function lookupOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const made = /\/lookups\/([0-9a-f-]{36})$/.exec(String(reply.getHeader("location") ?? ""))?.[1];
  return made ?? textOf(request.params, "lookupId");
}

/** The same for a bulk: whoever is on the list learns who created and read it. */
function bulkOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const made = /\/bulk\/([0-9a-f-]{36})$/.exec(String(reply.getHeader("location") ?? ""))?.[1];
  return made ?? textOf(request.params, "bulkId");
}

function queryOf(request: FastifyRequest): string | undefined {
  return textOf(request.query, "query") ?? textOf(request.body, "query");
}

function textOf(value: unknown, name: string): string | undefined {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found : undefined;
}
