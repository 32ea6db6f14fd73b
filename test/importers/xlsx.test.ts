import { leftOut } from "../../src/importers/left-out.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import writeWorkbook from "write-excel-file/node";
import { previewTable } from "../../src/importers/tables/preview.ts";
import { xlsx } from "../../src/importers/tables/books.ts";
import { openWorkbook } from "../../src/importers/tables/workbook.ts";
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

function row(line: number, ...texts: readonly string[]): string {
  const cells = texts.map((text, at) => `<c r="${"AB"[at]}${line}" t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${line}">${cells.join("")}</row>`;
}

function relations(all: readonly (readonly [string, string, string])[]): string {
  const each = all.map(
    ([id, kind, to]) => `<Relationship Id="${id}" Type="https://o.example/${kind}" Target="${to}"/>`,
  );
  return `<Relationships>${each.join("")}</Relationships>`;
}

const FAR_ROW = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData>';

test("Reads people from a workbook", async () => {
  const { people } = await readAll(xlsx, memoryFolder({ "people.xlsx": await workbook() }));
  assert.deepEqual(people, [{ fullName: "Ines Calder", emails: ["ines@example.org"] }]);
});

test("Skips and reports a sheet without people, such as a legend, and refuses a workbook in which no sheet has any", async () => {
  const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ type: String, value }))),
  });
  const legend = sheet("Legend", ["As of", "2025"], ["A", "active"]);
  const book = await writeWorkbook([legend, sheet("Staff", ...PEOPLE)]).toBuffer();
  const { people, rejections } = await readAll(xlsx, memoryFolder({ "people.xlsx": book }));
  assert.deepEqual(people, [{ fullName: "Ines Calder", emails: ["ines@example.org"] }]);
  assert.deepEqual(rejections, [{ path: "people.xlsx#Legend", line: 1, ...leftOut("noColumn") }]);
  const nobody = memoryFolder({ "people.xlsx": await writeWorkbook([legend, legend]).toBuffer() });
  await assert.rejects(readAll(xlsx, nobody), /No column holds names/);
});

test("A preview shows people from every sheet that has some, and each column once", async () => {
  const text = (value: string) => ({ type: String, value });
  const sheets = [
    [["Name", "Town"], ...Array.from({ length: 12 }, (_, at) => [`Ines Calder ${"i".repeat(at + 1)}`, "Graz"])],
    [
      ["Name", "Where they work"],
      ["Odo Halm", "Prism Works"],
    ],
  ].map((rows) => rows.map((row) => row.map(text)));
  const book = await writeWorkbook(sheets.map((data, at) => ({ data, sheet: `S${at}` }))).toBuffer();
  const preview = await previewTable(memoryFolder({ "a.xlsx": book }), {});
  assert.equal(preview.people.length, 6);
  assert.equal(preview.people.at(-1)?.fullName, "Odo Halm");
  assert.deepEqual(
    preview.columns.map(({ title }) => title),
    ["Name", "Town", "Where they work"],
  );
});

test("A mapping for a column of one sheet is not required in the others, but refused if no sheet has it", async () => {
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

test("A cell in the last corner of a sheet costs its row, without allocating the millions before it", async () => {
  const far = await altered((xml) => xml.replace("</sheetData>", FAR_ROW));
  const early = readAll(xlsx, memoryFolder({ "people.xlsx": far }));
  await assert.rejects(early, /Row 1048576 has more than 2000 columns/);
  const many = Array.from({ length: 300 }, (_, at) => row(at + 2, "Ines Calder", `ines${at}@example.org`)).join("");
  const late = await altered((xml) => xml.replace(/<row r="2".*?<\/row>/s, many).replace("</sheetData>", FAR_ROW));
  const { people, rejections } = await readAll(xlsx, memoryFolder({ "people.xlsx": late }));
  assert.equal(people.length, 300);
  assert.deepEqual(rejections, [{ path: "people.xlsx", line: 1_048_576, ...leftOut("columns", "2000") }]);
});

test("Streams a sheet: rows arrive before its end is read", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => row(at + 2, "Ines Calder", `ines${at}@example.org`));
  const cut = await altered((xml) => xml.replace(/<row r="2".*/s, rows.join("")));
  const [sheet] = await openWorkbook(cut, "people.xlsx");
  assert.ok(sheet);
  let seen = 0;
  const read = async () => {
    for await (const { line } of sheet.rows()) assert.equal(line, ++seen);
  };
  await assert.rejects(read(), /is damaged/);
  assert.ok(seen > 1_000, `${seen} rows arrived before the missing end was noticed`);
});

test("Reads dates in either calendar and numbers in full, and nothing from errors, phonetic hints or formulas", async () => {
  const cells = [
    '<c r="A2" t="inlineStr"><is><r><t>Ines </t></r><r><t xml:space="preserve">Calder</t></r><rPh><t>x</t></rPh></is></c>',
    '<c r="B2" s="1"><v>30682</v></c>',
    '<c r="C2"><v>4.4207946E+11</v></c>',
    '<c r="D2" t="e"><v>#N/A</v></c>',
    '<c r="E2" t="str"><f>HYPERLINK("https://a.example/")</f><v>a_x000D_b</v></c>',
    '<c r="F2"><f>1+1</f></c>',
    '<c r="G2" t="b"><v>1</v></c>',
  ];
  const sheet = `<worksheet xmlns:x="y"><x:sheetData><x:row r="2">${cells.join("")}</x:row></x:sheetData></worksheet>`;
  const book = (properties: string) =>
    zipSync({
      "_rels/.rels": strToU8(relations([["1", "officeDocument", "/xl/workbook.xml"]])),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns:r="r">${properties}<sheets><sheet name="A" r:id="rId1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        relations([
          ["rId1", "worksheet", "worksheets/Sheet1.xml"],
          ["rId2", "styles", "styles.xml"],
        ]),
      ),
      "xl/styles.xml": strToU8(
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]d. mmmm yyyy;@"/></numFmts>' +
          '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      ),
      "xl/worksheets/sheet1.xml": strToU8(sheet),
    });
  const read = async (properties: string) => {
    const found = [];
    for (const { rows } of await openWorkbook(book(properties), "a.xlsx"))
      found.push(...(await Array.fromAsync(rows())));
    return found;
  };
  const rest = ["442079460000", "", "a\rb", "", "true"];
  const links = new Map([[4, "https://a.example/"]]);
  assert.deepEqual(await read(""), [{ cells: ["Ines Calder", "1984-01-01", ...rest], line: 2, links }]);
  assert.deepEqual(await read('<workbookPr date1904="1"/>'), [
    { cells: ["Ines Calder", "1988-01-02", ...rest], line: 2, links },
  ]);
});

test("Refuses a truncated sheet, or one that declares entities, in words of its own", async () => {
  const cut = await altered((xml) => xml.slice(0, -40));
  await assert.rejects(readAll(xlsx, memoryFolder({ "people.xlsx": cut })), /is damaged, or not a workbook/);
  const bomb = '<!DOCTYPE worksheet [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const declaring = await altered((xml) => xml.replace("<worksheet", `${bomb}<worksheet`));
  await assert.rejects(readAll(xlsx, memoryFolder({ "people.xlsx": declaring })), /is damaged, or not a workbook/);
});

test("Refuses a Sherlock report, because its rows are websites and not people", async () => {
  const head = ["username", "name", "url_main", "url_user", "exists", "http_status", "response_time_s"];
  const found = ["candor-wanja", "GitHub", "", "", "Claimed", "200", "0.2"];
  const rows = [head, found].map((each) => each.map((value) => ({ type: String, value })));
  const book = await writeWorkbook(rows).toBuffer();
  await assert.rejects(readAll(xlsx, memoryFolder({ "candor-wanja.xlsx": book })), /a report of Sherlock/);
});

test("Refuses a damaged workbook in words of its own", async () => {
  const damaged = zipSync({ "xl/workbook.xml": strToU8("<workbook>") });
  await assert.rejects(
    readAll(xlsx, memoryFolder({ "people.xlsx": damaged })),
    /damaged, or not a workbook\. Open it and save it/,
  );
});

/** A sheet with extra elements after its rows, as Excel and openpyxl write them, and with its cells' link targets. */
async function marked(
  rows: readonly (readonly string[])[],
  marks: string,
  targets: readonly string[] = [],
): Promise<Uint8Array> {
  const sheetRows = rows.map((texts, at) => row(at + 1, ...texts)).join("");
  const files = unzipSync(
    await altered((xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${sheetRows}</sheetData>${marks}`)),
  );
  const links = targets.map(
    (to, at) => `<Relationship Id="l${at}" Type="https://o.example/hyperlink" Target="${to}" TargetMode="External"/>`,
  );
  const path = "xl/worksheets/_rels/sheet1.xml.rels";
  return zipSync({ ...files, [path]: strToU8(`<Relationships>${links.join("")}</Relationships>`) });
}

test("Reads a cell's link target if the cell shows another text, which is ignored", async () => {
  const marks =
    '<hyperlinks><hyperlink ref="A2" r:id="l0"/><hyperlink ref="B2" r:id="l1"/><hyperlink ref="B3" location="Sheet2!A1"/></hyperlinks>';
  const book = await marked(
    [
      ["Name", "E-mail"],
      ["Ines Calder", "write"],
      ["Odo Halm", "odo@example.org"],
    ],
    marks,
    ["https://github.com/inescalder", "mailto:ines%2Bwork@example.org?subject=Hello"],
  );
  const { people } = await readAll(xlsx, memoryFolder({ "people.xlsx": book }));
  assert.deepEqual(people, [
    { fullName: "Ines Calder", emails: ["ines+work@example.org"], profiles: ["https://github.com/inescalder"] },
    { fullName: "Odo Halm", emails: ["odo@example.org"] },
  ]);
});

test("An address that its cell shows is not a second column", async () => {
  const marks = '<hyperlinks><hyperlink ref="B2" r:id="l0"/></hyperlinks>';
  const rows = [
    ["Name", "E-mail"],
    ["Ines Calder", "ines@example.org"],
  ];
  const book = await marked(rows, marks, ["mailto:ines@example.org"]);
  const { columns } = await previewTable(memoryFolder({ "people.xlsx": book }), {});
  assert.deepEqual(
    columns.map(({ title }) => title),
    ["Name", "E-mail"],
  );
});

test("A merged cell applies to each of its rows, except that a name is one person's", async () => {
  const marks = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="B4:B5"/></mergeCells>';
  const rows = [
    ["Company", "Name"],
    ["Prism Works", "Ines Calder"],
    ["", "Odo Halm"],
    ["Lamp & Co".replace("&", "&amp;"), "Mara Quill"],
    ["Prism Works", ""],
  ];
  const { people, rejections } = await readAll(xlsx, memoryFolder({ "people.xlsx": await marked(rows, marks) }));
  assert.deepEqual(
    people.map(({ fullName, positions }) => [fullName, positions?.[0]?.company]),
    [
      ["Ines Calder", "Prism Works"],
      ["Odo Halm", "Prism Works"],
      ["Mara Quill", "Lamp & Co"],
    ],
  );
  assert.deepEqual(rejections, [{ path: "people.xlsx", line: 5, ...leftOut("noName") }]);
});

test("Leaves out and reports a hidden sheet, and refuses a workbook whose people are all in one", async () => {
  const sheet = (name: string, rows: readonly (readonly string[])[]) => ({
    sheet: name,
    data: rows.map((each) => each.map((value) => ({ type: String, value }))),
  });
  const hiding = async (name: string, ...sheets: Parameters<typeof sheet>[]) => {
    const files = unzipSync(await writeWorkbook(sheets.map((each) => sheet(...each))).toBuffer());
    const book = strFromU8(files["xl/workbook.xml"] ?? new Uint8Array());
    const changed = book.replace(`name="${name}"`, `name="${name}" state="hidden"`);
    assert.notEqual(changed, book);
    return memoryFolder({ "people.xlsx": zipSync({ ...files, "xl/workbook.xml": strToU8(changed) }) });
  };
  const old = [
    ["name", "email"],
    ["Odo Halm", "odo@example.org"],
  ];
  const { people, rejections } = await readAll(xlsx, await hiding("Old", ["Staff", PEOPLE], ["Old", old]));
  assert.deepEqual(people, [{ fullName: "Ines Calder", emails: ["ines@example.org"] }]);
  assert.deepEqual(rejections, [{ path: "people.xlsx#Old", line: null, ...leftOut("hiddenSheet") }]);
  const none = await hiding("Old", ["Staff", [["name", "email"]]], ["Old", old]);
  await assert.rejects(readAll(xlsx, none), /hidden sheets only/);
});
