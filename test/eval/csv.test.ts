import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { readCsv } from "../../eval/csv.ts";

describe("a table of comma-separated values", () => {
  test("has its names in the first row, after a mark of the byte order", () => {
    assert.deepEqual(readCsv("\uFEFFid,text\n1,a\n2,b\n"), [
      { id: "1", text: "a" },
      { id: "2", text: "b" },
    ]);
  });

  test("holds commas, quotes and line ends in quoted fields (RFC 4180)", () => {
    assert.deepEqual(readCsv('id,text\r\n1,"a, ""b""\nc"\r\n'), [{ id: "1", text: 'a, "b"\nc' }]);
  });

  test("has empty fields, missing ones and no last line end", () => {
    assert.deepEqual(readCsv("id,text,more\n1,,\n2"), [
      { id: "1", text: "", more: "" },
      { id: "2", text: "", more: "" },
    ]);
    assert.deepEqual(readCsv(""), []);
  });

  test("reads back what was written, whatever it holds", () => {
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
