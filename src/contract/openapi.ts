import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { OPERATIONS, type Operation } from "./operations.ts";
import { Problem } from "./problem.ts";

/** The OpenAPI 3.1 document of the wire contract, made from the table of operations. */
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
        "Search for a candidate, create a lookup, read a profile with evidence under every field and sentence.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/v1" }],
    security: [{ apiKey: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "X-API-Key" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
    paths: paths as ZodOpenApiPathsObject,
  });
}

function describe(name: string, operation: Operation): ZodOpenApiOperationObject {
  const { params, query, headers, body, stream, status, response, summary, tag, scope, events } = operation;
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
      [String(status)]: {
        description: summary,
        content: { [events ? "text/event-stream" : "application/json"]: { schema: response } },
      },
      default: { description: "A problem.", content: { "application/problem+json": { schema: Problem } } },
    },
  };
}

function describeAccess(scope: Operation["scope"]): string {
  if (scope === "none") return "Needs no key.";
  return scope === "any" ? "Needs a key, of any scope." : `Needs the scope \`${scope}\`.`;
}
