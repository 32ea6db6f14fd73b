import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createArchive } from "../../../src/connectors/archive/connector.ts";
import type { Archive, Capture, ConnectorContext } from "../../../src/connectors/connector.ts";
import { isOperatorKind } from "../../../src/connectors/operator/connector.ts";
import { UnknownKind, readWith } from "../../../src/connectors/reader.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";
import { READERS } from "../../../src/connectors/registry.ts";
import type { Identifier } from "../../../src/domain/identifier.ts";
import { CAPTURES, capture } from "../captures.ts";

describe("the archive connector", () => {
  test("yields the documents filed under the identifier, unchanged and in order", async () => {
    const published = CAPTURES.filter(({ kind }) => !isOperatorKind(kind));
    assert.ok(published.length < CAPTURES.length, "the operator's own records belong to another connector");
    const asked: Identifier[] = [];
    const shelf: Archive = {
      async *find(identifier) {
        asked.push(identifier);
        yield* CAPTURES;
      },
    };
    const identifier: Identifier = { kind: "externalId", value: "bioguide:E000901" };
    const found: Capture[] = [];
    const context: ConnectorContext = {
      signal: new AbortController().signal,
      known: [],
      archive: shelf,
      setting: () => undefined,
      reference: async () => null,
      ask: () => Promise.reject(new Error("the archive sends nothing")),
      feedOf: () => Promise.reject(new Error("the archive follows no page")),
    };
    for await (const document of createArchive([]).probe(identifier, context)) found.push(document);
    assert.deepEqual(asked, [identifier]);
    assert.deepEqual(found, published);
  });

  test("names the kind that it does not know", () => {
    assert.throws(
      () => [...readWith(READERS, capture("tea-leaves", "hello"))],
      (error) => error instanceof UnknownKind && error.kind === "tea-leaves" && /"tea-leaves"/.test(error.message),
    );
  });

  test("tells an unreadable document from an empty one, without repeating its content", () => {
    for (const kind of ["us-congress/legislator", "us-congress/committee", "x/posts"]) {
      for (const data of ["", "{", "[]", '{"name":{"first":"Secret"}}', "<html>Too many requests</html>"]) {
        assert.throws(
          () => [...readWith(READERS, capture(kind, data))],
          (error) =>
            error instanceof UnreadableCapture && error.message.startsWith(kind) && !/Secret/.test(error.message),
        );
      }
    }
  });
});
