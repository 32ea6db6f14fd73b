import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyCompress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { buildOpenApi } from "../contract/openapi.ts";
import { errorsOf, type Operation } from "../contract/operation.ts";
import { OPERATIONS, type OperationName } from "../contract/operations.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { newId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { errorFields, type Log } from "../log.ts";
import type { Caller, ServiceContext } from "../service/context.ts";
import { getHealth, getReadiness } from "../service/get-health.ts";
import { openReport } from "../service/get-report.ts";
import { readAhead } from "../service/read-ahead.ts";
import { createRateLimits } from "../service/rate-limits.ts";
import { recordKeyUses } from "../service/key-uses.ts";
import { mayBeSession } from "../service/sessions.ts";
import { createWrongKeys } from "../service/wrong-keys.ts";
import { openPicture } from "../service/open-picture.ts";
import { auditRequests, lookupOf } from "./audit-requests.ts";
import { createAuthenticate } from "./auth.ts";
import { closeOrderly } from "./closing.ts";
import { answerClientError, answerOddRequests } from "./client-error.ts";
import { unpackBody } from "./content-encoding.ts";
import { mountDesk } from "./desk-pages.ts";
import { sessionCookieName } from "./cookie.ts";
import { DOCS_PATH, openDocs } from "./docs-pages.ts";
import { ERRORS_PATH, writeErrorsPage } from "./errors-page.ts";
import { createHandlers } from "./handlers.ts";
import { noteMethods } from "./methods.ts";
import { createLimits, nameOfAddress, type Rates } from "./limits.ts";
import { readJsonBodies } from "./json-body.ts";
import { mountOperations, STREAMED } from "./operations.ts";
import { PLAIN_PAGE_POLICY } from "./plain-page.ts";
import { mountSignIn } from "./sign-in-pages.ts";
import { PACKED_BYTES } from "./written-bodies.ts";
import { endSlowBodies, endSlowReaders, HEADERS_LOOK_MS, HEADERS_MS, SLOW_LIMITS } from "./slow-bodies.ts";
import { headersOfError, toProblem, toPublicError } from "./problem.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** The operation of the contract behind the route. */
    operation?: OperationName;
  }
}

const MAX_BODY_BYTES = 1_048_576;
/** A monitor that gets a "no" checks again then. There is only one, so the delay need not be spread. */
const RETRY_SECONDS = "5";
const WEB_FILES = fileURLToPath(new URL("../../web/dist/", import.meta.url));

/** All that a page may load: its own files, its own service, and pictures from it. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Rate limits, and the proxies whose headers are trusted. */
export interface Access {
  readonly rates: Rates;
  /** The addresses and networks of the proxies in front of the service. */
  readonly trustProxy: readonly string[];
}

/** The HTTP interface: the operations of the contract, the routes at the root, and the web interface's files. */
export async function buildApp(context: ServiceContext, access: Access): Promise<FastifyInstance> {
  // A request without a route took no time worth measuring.
  const countUnrouted = (status: number): void =>
    context.metrics.countRequest({ method: "none", route: "none", status }, 0);
  const app = Fastify({
    logger: false,
    trustProxy: access.trustProxy.length > 0 && [...access.trustProxy],
    bodyLimit: MAX_BODY_BYTES,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: HEADERS_LOOK_MS,
      // Node's own rejection has no body; see `faultOf`.
      requireHostHeader: false,
    },
    genReqId: () => newId(),
    routerOptions: { maxParamLength: 512 },
    // Our own hook rejects instead; see `closeOrderly`.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      const status = answerClientError(error, socket);
      if (status !== null) countUnrouted(status);
    },
    // A malformed URL reaches no route and no hook.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const shown = toPublicError(error);
      countUnrouted(shown.status);
      void reply
        .code(shown.status)
        .headers({ "request-id": request.id, "cache-control": "no-store" })
        .type("application/problem+json")
        .send(toProblem(shown, { id: request.id, path: "/" }));
    },
  });
  answerOddRequests(app.server);
  endSlowReaders(app, SLOW_LIMITS);
  endSlowBodies(app, SLOW_LIMITS, (mediaType) => STREAMED.some((streamed) => mediaType.startsWith(streamed)));
  await app.register(fastifyCompress, {
    encodings: ["br", "gzip"],
    threshold: PACKED_BYTES,
    // Request bodies are decompressed with their own limits.
    globalDecompression: false,
  });
  app.decorateRequest("caller");
  const methodsOf = noteMethods(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "no-referrer");
    // Everything this service shows is about people, and must not be indexed by search engines.
    reply.header("x-robots-tag", "noindex, nofollow");
    if (request.url.startsWith("/v1")) reply.header("cache-control", "no-store");
    if (isAskedForAtOnce(request)) reply.raw.once("close", context.rightOfWay.ask());
  });
  closeOrderly(app, {}, context.leaving);
  app.addHook("preParsing", async (request, _reply, payload) => {
    // Nobody reads the body of a GET.
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) return payload;
    // It may take hours, and is processed meanwhile.
    const isLong = request.routeOptions.config.operation === "createImport";
    const body = isLong ? readAhead(payload, context.uploads) : payload;
    return unpackBody(request.headers["content-encoding"], body);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const shown = hasBrokenOff(request, error)
      ? new PublicError("invalid_request", "The request ended before its body was complete.")
      : toPublicError(error);
    if (shown.status === 503 && shown === error) {
      context.log.info({ requestId: request.id, status: shown.status, code: shown.code }, "request rejected");
      // The log already reports a database outage, once.
    } else if (shown.status >= 500 && !isUnavailable(error)) {
      context.log.error(
        { requestId: request.id, status: shown.status, code: shown.code, ...errorFields(error) },
        "request failed",
      );
    }
    checkDeclared(context.log, request, shown);
    return await reply
      .code(shown.status)
      .headers(headersOfError(shown, error))
      .type("application/problem+json")
      .send(toProblem(shown, describe(request)));
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const ms = Math.round(reply.elapsedTime);
    context.metrics.countRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
    if (request.routeOptions.config.operation !== undefined) {
      const { method } = request;
      const { traceparent } = request.headers;
      context.traces?.addRequest({
        method,
        route,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        // Read-only requests leave nothing in the lookup's trace, because some clients poll every second.
        lookupId: method === "GET" ? undefined : lookupOf(request, reply),
        traceparent: typeof traceparent === "string" ? traceparent : undefined,
      });
    }
    context.log.debug(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, ms },
      "request",
    );
  });
  const uses = recordKeyUses(context.db, context.log);
  const shared = context.database.engine === "postgres" ? context.db : null;
  const counts = createRateLimits(shared, context.now, context.log);
  const wrongKeys = createWrongKeys(shared, context.now, context.log);
  app.onSettled(async () => void (await Promise.all([uses.close(), counts.close(), wrongKeys.close()])));
  const limits = createLimits(counts, access.rates, context.keyring);
  app.addHook("onRequest", async (request, reply) => {
    const { url = "", config } = request.routeOptions;
    const fault = faultOf(request);
    // Operations apply their own limits; the liveness check has none.
    if (url === "/readyz") limits.ofMonitor(request, reply);
    else if (url !== "/healthz" && (fault !== null || !("operation" in config))) limits.ofAddress(request, reply);
    if (fault !== null) {
      // Another server might interpret the rest of the connection differently.
      reply.header("connection", "close");
      throw fault;
    }
    // Before the body is read, because its media type may not matter here.
    if (request.is404) refuseOtherMethods(request, reply, methodsOf(describe(request).path));
  });
  readJsonBodies(app);
  auditRequests(app, context.audit, context.now);
  app.dropLateResponses();
  mountOperations(app, {
    context,
    handlers: createHandlers(context),
    handlersIn: (db) => createHandlers({ ...context, db }),
    authenticate: createAuthenticate(context.db, context.now, {
      uses,
      wrongKeys,
      nameOf: (ip) => nameOfAddress(context.keyring, ip),
      cookieName: sessionCookieName(context.baseUrl),
      mayBeSession: (text) => mayBeSession(context.keyring, text),
    }),
    limits,
  });
  mountRoot(app, context);
  mountSignIn(app, context);
  // Only the desk's pages accept forms.
  if (context.desk !== null) await app.register(async (pages) => mountDesk(pages, context, limits));
  await mountWeb(app);
  return app;
}

/** Built on first use, because it takes a tenth of the start-up time. */
let openApi: ReturnType<typeof buildOpenApi> | undefined;

function mountRoot(app: FastifyInstance, context: ServiceContext): void {
  app.get("/healthz", async (_request, reply) => {
    const health = getHealth(context);
    if (health.status !== "ok") reply.code(503).header("retry-after", RETRY_SECONDS);
    return await reply.send(health);
  });
  app.get("/readyz", async (_request, reply) => {
    const readiness = await getReadiness(context);
    if (readiness.status !== "ready") reply.code(503).header("retry-after", RETRY_SECONDS);
    return await reply.send(readiness);
  });
  const errorsPage = writeErrorsPage();
  app.get(ERRORS_PATH, async (_request, reply) => {
    return await reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", PLAIN_PAGE_POLICY)
      .send(errorsPage);
  });
  const docs = openDocs();
  for (const path of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(path, async (request, reply) => {
      const file = docs.read(describe(request).path.replace(/\/$/, ""));
      if (!file) throw new PublicError("route_not_found", `There is no such page. GET ${DOCS_PATH} lists them.`);
      return await reply
        .type(file.mediaType)
        .header("content-security-policy", PLAIN_PAGE_POLICY)
        .header("cache-control", "no-cache")
        .send(file.body);
    });
  }
  app.get("/openapi.json", async () => (openApi ??= buildOpenApi()));
  app.get<{ Params: { name: string }; Querystring: { size?: string } }>("/pictures/:name", async (request, reply) => {
    const picture = await openPicture(context, request.params.name, request.query.size);
    return await reply
      .type(picture.mediaType)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      // A person can have their picture removed: no shared cache keeps it, and browsers keep it only for minutes.
      .header("cache-control", picture.drawn ? "public, max-age=86400, immutable" : "private, max-age=300")
      .send(picture.bytes);
  });
  app.get<{ Params: { token: string } }>("/reports/:token", async (request, reply) => {
    const report = await openReport(context, request.params.token);
    return await reply
      .type("application/pdf")
      .header("content-length", report.bytes)
      .header("content-disposition", `inline; filename="${report.fileName}"`)
      .header("cache-control", "private, no-store")
      .send(report.body);
  });
}

/** The web interface is a single page, served at every URL that is not the service's own. */
async function mountWeb(app: FastifyInstance): Promise<void> {
  const built = existsSync(WEB_FILES);
  if (built) {
    await app.register(fastifyStatic, {
      root: WEB_FILES,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes("/assets/");
        reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
        reply.header("content-security-policy", CONTENT_SECURITY_POLICY);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" && !/^\/(?:v1|pictures|reports|assets)(?:\/|$)/.test(request.url);
    if (built && isPage && request.headers.accept?.includes("text/html")) return await reply.sendFile("index.html");
    throw new PublicError("route_not_found", "No such route. GET /openapi.json lists all routes.");
  });
}

/** Whether somebody waits for an operation itself, not for a lookup to finish or a long body. */
function isAskedForAtOnce({ routeOptions, query }: FastifyRequest): boolean {
  const { operation } = routeOptions.config;
  if (operation === undefined) return false;
  const { events, stream }: Operation = OPERATIONS[operation];
  return events === undefined && stream === undefined && !Object.hasOwn(query as object, "wait");
}

/** Anything that servers in a chain might interpret differently. */
function faultOf({ raw }: FastifyRequest): PublicError | null {
  // Exactly one since HTTP/1.1 (RFC 9112, 3.2).
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts !== 1 && !(hosts === 0 && raw.httpVersion === "1.0"))
    return new PublicError("invalid_request", "Send exactly one Host header.");
  // A client does not send the fragment (RFC 9112, 3.2).
  if (raw.url?.includes("#") === true)
    return new PublicError("invalid_request", "The URL contains a #. Send it as %23.");
  return null;
}

/** The sender disconnected in the middle: not a failure of ours. */
function hasBrokenOff({ raw }: FastifyRequest, error: unknown): boolean {
  return raw.errored !== null && error instanceof Error && "code" in error && error.code === "ECONNRESET";
}

/** A path that accepts other methods exists. */
function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): void {
  if (methods.length === 0) return;
  reply.header("allow", methods.join(", "));
  throw new PublicError("method_not_allowed", `This route supports ${methods.join(", ")}, not ${request.method}.`);
}

/** An operation returns no error that its description does not list. Only a bug could; the tests look for it. */
function checkDeclared(log: Log, request: FastifyRequest, { code }: PublicError): void {
  const { operation } = request.routeOptions.config;
  if (operation === undefined || errorsOf(OPERATIONS[operation]).includes(code)) return;
  log.error({ requestId: request.id, operation, code }, "an error that the operation does not list");
}

/** What a problem may repeat of a request: its path, never its query. */
function describe(request: FastifyRequest): { id: string; path: string } {
  return { id: request.id, path: request.url.split("?")[0] ?? "/" };
}
