import assert from "node:assert/strict";
import { test } from "node:test";
import { isTable, previewedPart } from "../../web/src/imports/table-file.ts";

const MIB = 1024 * 1024;

test("The columns of every kind of table can be mapped, unless its workbook is too large to send for a preview", () => {
  for (const name of ["a.csv", "A.TSV", "a.tab", "a.xlsx", "a.XLSM", "a.ods"]) {
    assert.ok(isTable({ name, size: MIB }), name);
  }
  for (const name of ["a.vcf", "ods", "a.ods.pdf", "a.zip"]) assert.ok(!isTable({ name, size: MIB }), name);
  assert.ok(isTable({ name: "a.csv", size: 900 * MIB }));
  assert.ok(!isTable({ name: "a.ods", size: 65 * MIB }));
});

test("A preview is sent the beginning of a text, but the whole of a workbook", () => {
  const content = new Uint8Array(5 * MIB);
  assert.equal(previewedPart(new File([content], "a.csv")).size, 4 * MIB);
  assert.equal(previewedPart(new File([content], "a.ods")).size, 5 * MIB);
});
