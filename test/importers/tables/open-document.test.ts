import { leftOut } from "../../../src/importers/left-out.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { ods } from "../../../src/importers/tables/books.ts";
import { openDocumentTable } from "../../../src/importers/tables/open-document.ts";
import { previewTable } from "../../../src/importers/tables/preview.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

const NAMES = ["office", "table", "text", "xlink", "calcext", "draw"].map((name) => `xmlns:${name}="urn:${name}"`);

function table(name: string, ...rows: readonly string[]): string {
  return `<table:table table:name="${name}">${rows.join("")}</table:table>`;
}

function row(...cells: readonly string[]): string {
  return `<table:table-row>${cells.map((cell) => (cell.startsWith("<") ? cell : text(cell))).join("")}</table:table-row>`;
}

function text(shown: string, attributes = ""): string {
  return `<table:table-cell office:value-type="string" ${attributes}><text:p>${shown}</text:p></table:table-cell>`;
}

function book(tables: string, files: Readonly<Record<string, string>> = {}): Uint8Array {
  const content = `<?xml version="1.0"?><office:document-content ${NAMES.join(" ")}><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const all = Object.entries({ "content.xml": content, ...files });
  return zipSync(Object.fromEntries(all.map(([path, xml]) => [path, strToU8(xml)])));
}

async function read(bytes: Uint8Array) {
  return await readAll(ods, memoryFolder({ "people.ods": bytes }));
}

const EMPTY_REST =
  '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';

test("Reads people from an OpenDocument table: texts, links, dates and numbers as stored, without annotations", async () => {
  const linked = '<text:a xlink:href="https://github.com/inescalder">profile</text:a>';
  const day =
    '<table:table-cell office:value-type="date" office:date-value="1984-05-12T00:00:00"><text:p>12.05.84</text:p></table:table-cell>';
  const number =
    '<table:table-cell office:value-type="float" office:value="43316000000"><text:p>4,33E+10</text:p></table:table-cell>';
  const noted =
    '<table:table-cell office:value-type="string"><office:annotation><text:p>ask her</text:p></office:annotation><text:p>Ines<text:s/><text:span>Calder</text:span></text:p></table:table-cell>';
  const people = table(
    "Staff",
    row("Name", "Geburtsdatum", "Telefon", "Profil"),
    row(noted, day, number, text(linked)),
    EMPTY_REST,
  );
  const found = await read(book(people));
  assert.deepEqual(found.rejections, []);
  assert.deepEqual(
    found.people.map(({ fullName, birthDate, profiles }) => ({ fullName, birthDate, profiles })),
    [{ fullName: "Ines Calder", birthDate: "1984-05-12", profiles: ["https://github.com/inescalder"] }],
  );
  const { format, columns } = await previewTable(memoryFolder({ "people.ods": book(people) }), {});
  assert.deepEqual(
    [format, columns.map(({ examples }) => examples[0])],
    ["ods", ["Ines Calder", "1984-05-12", "43316000000", "profile", "https://github.com/inescalder"]],
  );
});

test("Reads each sheet with its own rows, and skips and reports one without people", async () => {
  const legend = table("Legend", row("As of", "2025"), row("A", "active"));
  const staff = table("Staff", row("name", "email"), row("Ines Calder", "ines@example.org"));
  const board = table("Board", row("name", "email"), row("Odo Halm", "odo@example.org"));
  const { people, rejections } = await read(book(legend + staff + board));
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    ["Ines Calder", "Odo Halm"],
  );
  assert.deepEqual(rejections, [{ path: "people.ods#Legend", line: 1, ...leftOut("noColumn") }]);
});

test("A cell that spans rows applies to each of them, and an empty cell below them stays empty", async () => {
  const firm = text("Prism Works", 'table:number-rows-spanned="2"');
  const rows = table(
    "Staff",
    row("Company", "Name", "City"),
    row(firm, "Ines Calder", "Graz"),
    row("<table:covered-table-cell/>", "Odo Halm", "Graz"),
    row('<table:table-cell table:number-columns-repeated="1"/>', "Mara Quill", "Graz"),
  );
  const { people } = await read(book(rows));
  assert.deepEqual(
    people.map(({ fullName, positions }) => [fullName, positions?.[0]?.company]),
    [
      ["Ines Calder", "Prism Works"],
      ["Odo Halm", "Prism Works"],
      ["Mara Quill", undefined],
    ],
  );
});

test("Limits repeated rows and cells to the size of a sheet", async () => {
  const wide =
    '<table:table-cell table:number-columns-repeated="999999999" office:value-type="string"><text:p>x</text:p></table:table-cell>';
  const [sheet] = await openDocumentTable(book(table("A", row(wide))), "people.ods");
  const rows = await Array.fromAsync(sheet?.rows() ?? []);
  assert.deepEqual(
    rows.map(({ cells }) => cells.length),
    [2_001],
  );
  // Near the end of the sheet, where few of the repeated rows are left to count.
  const gap = '<table:table-row table:number-rows-repeated="1048500"><table:table-cell/></table:table-row>';
  const long = `<table:table-row table:number-rows-repeated="999999999">${text("x")}</table:table-row>`;
  const [high] = await openDocumentTable(book(table("A", gap + long)), "people.ods");
  const lines = (await Array.fromAsync(high?.rows() ?? [])).map(({ line }) => line);
  assert.deepEqual([lines.length, lines[0], lines.at(-1)], [76, 1_048_501, 1_048_576]);
});

test("Refuses an encrypted or damaged table, or another kind of document, and says what to do", async () => {
  const manifest =
    '<manifest:manifest xmlns:manifest="urn:m"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
  await assert.rejects(
    read(book("", { "META-INF/manifest.xml": manifest })),
    /is encrypted. Save it without a password/,
  );
  await assert.rejects(read(zipSync({ "content.xml": strToU8("<a><b></a>") })), /is damaged, or not a table/);
  await assert.rejects(read(zipSync({ "other.xml": strToU8("<a/>") })), /is an archive, but not a table/);
  await assert.rejects(read(strToU8("no archive")), /people.ods is not an archive/);
});
