import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { Audit } from "../privacy/audit.ts";
import type { Audited } from "../privacy/audit-chain.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What it did has written its row of the audit itself. */
    isAudited: boolean;
    /** Resolves when it has been done, or has failed; `null` before anything is done. */
    working: Promise<unknown> | null;
  }
}

/** Whoever asked went away before anything was answered: no status of HTTP, but what nginx and others write for it. */
const GONE_BEFORE_ANSWER = 499;

/** What it does and its row of the audit are one transaction, which may end after its caller has gone. */
const WRITES_ITSELF: ReadonlySet<string> = new Set(["createLookup"]);

/**
 * Notes every request that came with a key: what it asked, about whom, and how it was answered. What is granted is in the audit
 * before it goes out; what is refused within a second. One whose caller went away before is noted too.
 */
export function auditRequests(app: FastifyInstance, audit: Audit, now: () => Date): void {
  app.decorateRequest("isAudited", false);
  app.decorateRequest("working", null);
  const describe = (request: FastifyRequest, reply: FastifyReply, status: number): Audited | null => {
    const { operation } = request.routeOptions.config;
    const caller = request.caller as Caller | undefined;
    if (operation === undefined || caller === undefined || request.isAudited) return null;
    request.isAudited = true;
    const { accountId, keyId } = caller;
    return {
      at: now(),
      accountId,
      keyId,
      operation,
      status,
      lookupId: lookupOf(request, reply),
      about: textOf(request.params, "candidateId") ?? textOf(request.body, "candidateId") ?? queryOf(request),
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

function hasGone({ raw }: FastifyReply): boolean {
  return raw.closed && !raw.headersSent;
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
