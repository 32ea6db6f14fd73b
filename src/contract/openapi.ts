import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { ERRORS, type ErrorCode } from "../errors.ts";
import { HEADERS, type HeaderName, headersOf } from "./headers.ts";
import { errorsOf, type Operation, requestHeadersOf } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { LookupEvent } from "./lookup.ts";
import { Problem } from "./problem.ts";
import { WebhookMessage } from "./webhook.ts";

interface ErrorResponse {
  readonly name: string;
  readonly status: number;
  readonly codes: readonly ErrorCode[];
}

/** The OpenAPI 3.1 document of the wire contract, generated from the table of operations. */
export function buildOpenApi(): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, operation] of Object.entries(OPERATIONS) as [string, Operation][]) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(name, operation) };
  }
  return createDocument({
    openapi: "3.1.1",
    info: {
      title: "Candor",
      version: "1",
      description:
        "Search for a candidate, create a lookup, and read a profile with evidence for every field and sentence.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/v1" }],
    security: [{ apiKey: [] }, { bearer: [] }],
    components: {
      schemas: { Problem, LookupEvent },
      headers: HEADERS,
      responses: describeErrors(Object.values(OPERATIONS)),
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "X-API-Key" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
    paths: paths as ZodOpenApiPathsObject,
    webhooks: { lookup: { post: describeWebhook() } },
  });
}

function describeWebhook(): ZodOpenApiOperationObject {
  return {
    operationId: "tellReceiver",
    summary: "The outcome of a lookup, sent to its `webhookUrl` as specified by Standard Webhooks.",
    tags: ["webhooks"],
    description:
      "Delivered at least once, so a `webhook-id` may be repeated. A 2xx response within 15 seconds completes the delivery, and 410 ends it too. After any other response, it is retried for a day.",
    security: [],
    requestParams: {
      header: z.object({
        "webhook-id": z.string(),
        "webhook-timestamp": z.string().describe("The time of this attempt, in seconds since 1970."),
        "webhook-signature": z
          .string()
          .describe("`v1,` followed by a base64 HMAC-SHA-256; several are separated by spaces."),
      }),
    },
    requestBody: { required: true, content: { "application/json": { schema: WebhookMessage } } },
    responses: { "204": { description: "Received." } },
  };
}

function describe(name: string, operation: Operation): ZodOpenApiOperationObject {
  const { params, query, body, stream, status, summary, tag, scope } = operation;
  const headers = requestHeadersOf(operation);
  const request = {
    ...(params ? { path: params } : {}),
    ...(query ? { query } : {}),
    ...(headers ? { header: headers } : {}),
  };
  const content = body
    ? { "application/json": { schema: body } }
    : stream
      ? { [stream]: { schema: { type: "string", format: "binary" } as const } }
      : undefined;
  return {
    operationId: name,
    summary,
    tags: [tag],
    description: describeAccess(scope),
    ...(scope === "none" ? { security: [] } : {}),
    ...(Object.keys(request).length > 0 ? { requestParams: request } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [String(status)]: describeResponse(operation),
      ...Object.fromEntries(
        groupErrors(operation).map(({ name, status }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

function describeResponse(operation: Operation): ZodOpenApiResponseObject {
  const { status, summary, response, events, files, answerHeaders } = operation;
  return {
    description: summary,
    headers: describeHeaders(status, answerHeaders),
    content: files
      ? Object.fromEntries(files.map((type) => [type.split(";")[0], { schema: describeFile(type, response) }]))
      : events
        ? { "text/event-stream": { schema: { type: "string", description: EVENT_STREAM } } }
        : { "application/json": { schema: response } },
  };
}

/** The schema of a file by its media type: JSON that we describe, text, or bytes. */
function describeFile(mediaType: string, response: Operation["response"]) {
  if (mediaType === "application/json" && !(response instanceof z.ZodNever)) return response;
  return mediaType.startsWith("text/")
    ? ({ type: "string" } as const)
    : ({ type: "string", format: "binary" } as const);
}

/** OpenAPI 3.1 has no schema for a stream, only for the data of its events. */
const EVENT_STREAM =
  "Server-Sent Events. Send an event's `id` as Last-Event-ID to resume after it. `data` is a `#/components/schemas/LookupEvent` as JSON, and `event` is its `type`. Lines that begin with a colon keep the connection alive.";

/** For each error status, the codes with which an operation may return it. */
function groupErrors(operation: Operation): readonly ErrorResponse[] {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => ERRORS[code].status);
  return [...byStatus]
    .toSorted(([first], [second]) => first - second)
    .map(([status, codes]) => ({ name: codes.join("."), status, codes }));
}

/** The components that the errors of all operations refer to; many share one. */
function describeErrors(operations: readonly Operation[]): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    operations.flatMap(groupErrors).map((answer): [string, ZodOpenApiResponseObject] => [
      answer.name,
      {
        description: answer.codes.map((code) => `\`${code}\`: ${ERRORS[code].title}.`).join(" "),
        headers: describeHeaders(answer.status),
        content: { "application/problem+json": { schema: describeProblem(answer) } },
      },
    ]),
  );
}

function describeProblem({ codes, status }: ErrorResponse) {
  const own = { type: "object" as const, properties: { code: { enum: [...codes] }, status: { const: status } } };
  return { allOf: [{ $ref: "#/components/schemas/Problem" }, own] };
}

function describeHeaders(status: number, own: readonly HeaderName[] = []): Record<string, { $ref: string }> {
  return Object.fromEntries(headersOf(status, own).map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function describeAccess(scope: Operation["scope"]): string {
  if (scope === "none") return "Needs no key.";
  return scope === "any" ? "Needs a key, of any scope." : `Needs the scope \`${scope}\`.`;
}
