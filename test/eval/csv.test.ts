import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { readCsv } from "../../eval/csv.ts";

describe("a table of comma-separated values", () => {
  test("has its names in the first row, after any byte order mark", () => {
    assert.deepEqual(readCsv("\uFEFFid,text\n1,a\n2,b\n"), [
      { id: "1", text: "a" },
      { id: "2", text: "b" },
    ]);
  });

  test("contains commas, quotes and line breaks in quoted fields (RFC 4180)", () => {
    assert.deepEqual(readCsv('id,text\r\n1,"a, ""b""\nc"\r\n'), [{ id: "1", text: 'a, "b"\nc' }]);
  });

  test("may have empty or missing fields and no final line break", () => {
    assert.deepEqual(readCsv("id,text,more\n1,,\n2"), [
      { id: "1", text: "", more: "" },
      { id: "2", text: "", more: "" },
    ]);
    assert.deepEqual(readCsv(""), []);
  });

  test("is read back as written, whatever it contains", () => {
    const field = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("\r"));
    fc.assert(
      fc.property(fc.array(fc.record({ id: field, text: field }), { minLength: 1 }), (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const written = ["id,text", ...rows.map(({ id, text }) => `${quote(id)},${quote(text)}`)].join("\n");
        assert.deepEqual(
          readCsv(written),
          rows.map((row) => ({ ...row })),
        );
      }),
    );
  });
});
