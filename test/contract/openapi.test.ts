import assert from "node:assert/strict";
import { test } from "node:test";
import { HEADERS } from "../../src/contract/headers.ts";
import { buildOpenApi } from "../../src/contract/openapi.ts";
import { errorsOf, type Operation } from "../../src/contract/operation.ts";
import { OPERATIONS } from "../../src/contract/operations.ts";
import { ERRORS } from "../../src/errors.ts";

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>;
}

const document = buildOpenApi();
const operations: readonly Operation[] = Object.values(OPERATIONS);
const described = new Map(
  Object.values(document.paths ?? {})
    .flatMap((path) => Object.values(path) as Described[])
    .map((operation) => [operation.operationId, operation]),
);

test("every operation lists its own success status and those of its errors, and no others", () => {
  for (const [name, operation] of Object.entries(OPERATIONS) as [string, Operation][]) {
    const wanted = [operation.status, ...errorsOf(operation).map((code) => ERRORS[code].status)];
    const listed = Object.keys(described.get(name)?.responses ?? {});
    assert.deepEqual(listed.sort(), [...new Set(wanted)].map(String).sort(), name);
  }
});

test("operations that need a key may report that it is missing, invalid or lacks a scope", () => {
  for (const operation of operations.filter(({ scope }) => scope !== "none")) {
    const codes = errorsOf(operation);
    assert.ok(codes.includes("api_key_missing") && codes.includes("api_key_invalid"), operation.path);
    assert.equal(codes.includes("scope_missing"), operation.scope !== "any", operation.path);
  }
  assert.ok(!errorsOf(OPERATIONS.openShare).includes("api_key_missing"));
});

test("every reference in the description resolves, and every header is described", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? "");
  assert.ok(references.length > 100);
  for (const reference of new Set(references)) {
    const found = reference
      .split("/")
      .reduce<unknown>((at, token) => (at as Readonly<Record<string, unknown>> | undefined)?.[token], document);
    assert.ok(found, reference);
  }
  assert.deepEqual(Object.keys(document.components?.headers ?? {}), Object.keys(HEADERS));
});

test("every POST accepts an Idempotency-Key, and says what a repeated one returns", () => {
  const posts = (Object.entries(OPERATIONS) as [string, Operation][]).filter(([, { method }]) => method === "post");
  const reading = posts.filter(([, { repeat }]) => repeat === "anew").map(([name]) => name);
  assert.deepEqual(reading, [
    "searchByBody",
    "verifyReport",
    "searchHistory",
    "exportFoundHistory",
    "previewTable",
    "previewSuppression",
    "accessPerson",
  ]);
  for (const [name, { repeat }] of posts) {
    assert.ok(repeat, name);
    const parameters = JSON.stringify((described.get(name) as { parameters?: unknown } | undefined)?.parameters);
    assert.match(parameters, /"idempotency-key"/, name);
  }
});
