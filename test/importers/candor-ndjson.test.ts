import { leftOut } from "../../src/importers/left-out.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { z } from "zod";
import { lineSchema } from "../../scripts/fields/ndjson-page.ts";
import { findImporter, IMPORTERS } from "../../src/connectors/registry.ts";
import { candorNdjson, readImportLine } from "../../src/importers/candor-ndjson.ts";
import { ImportFormatError, type ImportLine, type Rejection } from "../../src/importers/importer.ts";
import { jsonLines, memoryFolder } from "./memory-folder.ts";

const CANDIDATE = { type: "candidate", key: "crm:1", fullName: "Ada Example" };
const DOCUMENT = {
  type: "document",
  kind: "person-page",
  url: "https://ada.example.org/",
  mediaType: "text/html",
  data: "<p>",
  identifiers: [{ kind: "candidate", value: "crm:1" }],
};
const PICTURE = { type: "picture", url: "https://ada.example.org/a.png", mediaType: "image/png", base64: "AAAA" };

const refused: readonly (readonly [what: string, line: string, reason: RegExp])[] = [
  ["text that is no JSON", "{", /^not JSON$/],
  ["JSON that is no row", "[]", /expected object/],
  ["a row of no type", JSON.stringify({ key: "1" }), /^\/type: /],
  ["a candidate without a name", JSON.stringify({ ...CANDIDATE, fullName: " " }), /^\/fullName: /],
  [
    "a person in another encoding",
    JSON.stringify({ ...CANDIDATE, fullName: "J\uFFFDrg" }),
    /not in the file's encoding/,
  ],
  ["an unknown member", JSON.stringify({ ...CANDIDATE, nickname: "A" }), /nickname/],
  ["a date that is none", JSON.stringify({ ...CANDIDATE, birthDate: "1961-02-30" }), /^\/birthDate: Not a date/],
  [
    "a key that is none",
    JSON.stringify({ ...CANDIDATE, identifiers: [{ kind: "email", value: "secret" }] }),
    /^\/identifiers\/0\/value: No email$/,
  ],
  [
    "a profile of another platform",
    JSON.stringify({ ...CANDIDATE, presences: [{ platform: "x", url: "https://github.com/ada" }] }),
    /^\/presences\/0\/url: No profile on x$/,
  ],
  ["a document under no key", JSON.stringify({ ...DOCUMENT, identifiers: [] }), /^\/identifiers: /],
  ["a document from nowhere", JSON.stringify({ ...DOCUMENT, url: "file:///etc/passwd" }), /^\/url: Not an http/],
  ["a time without a zone", JSON.stringify({ ...DOCUMENT, collectedAt: "2026-01-01T00:00:00" }), /^\/collectedAt: /],
  ["a picture that is text", JSON.stringify({ ...PICTURE, mediaType: "text/html" }), /^\/mediaType: /],
  ["a picture that is not base64", JSON.stringify({ ...PICTURE, base64: "<svg>" }), /^\/base64: /],
];

describe("a line of Candor NDJSON", () => {
  test("is read with normalised keys and addresses", () => {
    const row = {
      ...CANDIDATE,
      aliases: ["Addie"],
      identifiers: [
        { kind: "email", value: "Ada@Example.ORG" },
        { kind: "phone", value: "+1 (202) 555-0143" },
        { kind: "externalId", value: "CRM: 1" },
      ],
      presences: [{ platform: "x", url: "twitter.com/Ada_Example", followers: 3 }],
    };
    assert.deepEqual(readImportLine(JSON.stringify(row)), {
      row: {
        ...row,
        identifiers: [
          { kind: "email", value: "ada@example.org" },
          { kind: "phone", value: "+12025550143" },
          { kind: "externalId", value: "crm:1" },
        ],
        presences: [{ platform: "x", url: "https://x.com/ada_example", followers: 3 }],
      },
    });
    const document = { ...DOCUMENT, collectedAt: "2026-01-01T01:00:00+01:00" };
    assert.deepEqual(readImportLine(JSON.stringify(document)), {
      row: { ...DOCUMENT, collectedAt: "2026-01-01T00:00:00.000Z" },
    });
    assert.deepEqual(readImportLine(JSON.stringify(PICTURE)), { row: PICTURE });
  });

  for (const [what, line, reason] of refused) {
    test(`is refused for ${what}, and the reason does not repeat the content`, () => {
      const reading = readImportLine(line);
      assert.ok("reason" in reading);
      assert.match(reading.reason, reason);
      assert.ok(!reading.reason.includes("secret"));
    });
  }

  test("reports only some of its errors if it has very many", () => {
    const members = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at]));
    const read = readImportLine(JSON.stringify({ type: "candidate", key: "a", fullName: "Ada Finch", ...members }));
    assert.ok("reason" in read && read.reason.length <= 1_001);
  });

  test("never throws, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify(value)),
        ),
        (line) => {
          assert.ok("reason" in readImportLine(line));
        },
      ),
    );
  });
});

describe("the JSON Schema of the format", () => {
  const schema = z.fromJSONSchema(lineSchema() as Parameters<typeof z.fromJSONSchema>[0]);

  test("accepts what the reader accepts, and refuses what it refuses, except what a schema cannot express", () => {
    for (const row of [CANDIDATE, DOCUMENT, PICTURE]) assert.ok(schema.safeParse(row).success, row.type);
    const ours = new Set([
      "text that is no JSON",
      "a person in another encoding",
      "a date that is none",
      "a key that is none",
      "a profile of another platform",
    ]);
    // A schema can check that a text is an address, but not which schemes and characters are accepted.
    for (const what of ["a candidate without a name", "a document from nowhere", "a picture that is not base64"])
      ours.add(what);
    for (const [what, line] of refused) {
      if (!ours.has(what)) assert.ok(!schema.safeParse(JSON.parse(line)).success, what);
    }
  });

  test("accepts every row of the invented world", () => {
    const world = readFileSync(new URL("../../samples/world.ndjson", import.meta.url), "utf8")
      .trimEnd()
      .split("\n");
    for (const line of world.filter((_, index) => index % 5 === 0)) {
      assert.ok(schema.safeParse(JSON.parse(line)).success, line.slice(0, 100));
    }
  });
});

describe("a folder of Candor NDJSON", () => {
  test("yields the rows of its files by name, and reports broken lines", async () => {
    const folder = memoryFolder({
      "b.ndjson": `${jsonLines(PICTURE)}oops\n\n`,
      "a.jsonl": jsonLines(CANDIDATE, DOCUMENT),
      "notes.txt": "no rows",
    });
    const rows: ImportLine[] = [];
    const rejections: Rejection[] = [];
    for await (const row of candorNdjson.rows(folder, (rejection) => rejections.push(rejection))) rows.push(row);
    assert.deepEqual(rows, [CANDIDATE, DOCUMENT, PICTURE]);
    assert.deepEqual(rejections, [{ path: "b.ndjson", line: 2, ...leftOut("noJson") }]);
  });

  test("is refused if it has no such file", async () => {
    const rows = candorNdjson.rows(memoryFolder({ "a.csv": "" }))[Symbol.asyncIterator]();
    await assert.rejects(rows.next(), ImportFormatError);
  });
});

describe("the list of importers", () => {
  test("finds each one by its name", () => {
    assert.equal(new Set(IMPORTERS.map(({ name }) => name)).size, IMPORTERS.length);
    for (const importer of IMPORTERS) assert.equal(findImporter(importer.name), importer);
    assert.equal(findImporter("nothing"), undefined);
  });
});
