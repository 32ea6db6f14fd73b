import assert from "node:assert/strict";
import { test } from "node:test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeWorkbook from "write-excel-file/node";
import { xlsx } from "../../src/importers/tables/xlsx.ts";
import { ImportFormatError } from "../../src/importers/importer.ts";
import { memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

const PEOPLE = [
  ["name", "email"],
  ["Ines Calder", "ines@example.org"],
];

async function workbook(): Promise<Uint8Array> {
  const rows = PEOPLE.map((row) => row.map((value) => ({ type: String, value })));
  return await writeWorkbook(rows).toBuffer();
}

/** The workbook with the XML of its sheet changed. */
async function altered(change: (xml: string) => string): Promise<Uint8Array> {
  const files = unzipSync(await workbook());
  const path = "xl/worksheets/sheet1.xml";
  return zipSync({ ...files, [path]: strToU8(change(strFromU8(files[path] ?? new Uint8Array()))) });
}

const FAR_ROW = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData>';

test("A workbook gives its people", async () => {
  const { people } = await readAll(xlsx, memoryFolder({ "people.xlsx": await workbook() }));
  assert.deepEqual(people, [{ fullName: "Ines Calder", emails: ["ines@example.org"] }]);
});

test("A sheet that names nobody, as a legend does, is left out and said; where no sheet does, the workbook is refused", async () => {
  const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ type: String, value }))),
  });
  const legend = sheet("Legend", ["As of", "2025"], ["A", "active"]);
  const book = await writeWorkbook([legend, sheet("Staff", ...PEOPLE)]).toBuffer();
  const { people, rejections } = await readAll(xlsx, memoryFolder({ "people.xlsx": book }));
  assert.deepEqual(people, [{ fullName: "Ines Calder", emails: ["ines@example.org"] }]);
  assert.deepEqual(rejections, [
    { path: "people.xlsx#Legend", line: 1, reason: "no column of this sheet holds names" },
  ]);
  const nobody = memoryFolder({ "people.xlsx": await writeWorkbook([legend, legend]).toBuffer() });
  await assert.rejects(readAll(xlsx, nobody), /No column holds names/);
});

test("What is said of a column of one sheet is not missed in the others; of no sheet, it is refused", async () => {
  const sheets = [
    [
      ["wer", "email"],
      ["Ines Calder", "ines@example.org"],
    ],
    [
      ["name", "phone"],
      ["Odo Calder", "+442079460000"],
    ],
  ].map((rows) => ({ data: rows.map((row) => row.map((value) => ({ type: String, value }))) }));
  const book = await writeWorkbook(sheets.map(({ data }, at) => ({ data, sheet: `Sheet ${at}` }))).toBuffer();
  const folder = memoryFolder({ "people.xlsx": book });
  const { people } = await readAll(xlsx, folder, { map: { wer: "fullName" } });
  assert.deepEqual(people, [
    { fullName: "Ines Calder", emails: ["ines@example.org"] },
    { fullName: "Odo Calder", phones: ["+442079460000"] },
  ]);
  await assert.rejects(readAll(xlsx, folder, { map: { quien: "fullName" } }), /No column is called "quien"/);
});

test("A workbook whose one cell stands in the last corner is refused by its size, before anything is made of it", async () => {
  const vast = await altered((xml) => xml.replace("</sheetData>", FAR_ROW));
  await assert.rejects(readAll(xlsx, memoryFolder({ "people.xlsx": vast })), (error) => {
    assert.ok(error instanceof ImportFormatError);
    assert.match(error.message, /16,384 columns and 1,048,576 rows/);
    return true;
  });
});

test("A workbook that is damaged is refused in words of ours", async () => {
  const damaged = zipSync({ "xl/workbook.xml": strToU8("<workbook>") });
  await assert.rejects(
    readAll(xlsx, memoryFolder({ "people.xlsx": damaged })),
    /damaged, or not a workbook\. Open it and save it/,
  );
});
