import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { readWith } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { formatOf, isTextFormat } from "../../src/documents/document-format.ts";
import { textOfDocument, UnreadableDocument } from "../../src/documents/document-text.ts";
import { docxOf, pdfOf } from "../support/documents.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("Reads the text of a PDF, a DOCX, a page, an email and a text file", async () => {
  const said = "Ada Finch builds canoes in Barre.";
  const email = `From: Ada Finch <ada@example.org>\r\nSubject: Canoes\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${said}\r\n`;
  const given: readonly (readonly [string, Uint8Array])[] = [
    ["cv.pdf", pdfOf([said])],
    ["cv.docx", docxOf([said])],
    ["cv.html", bytes(`<!doctype html><p>${said}</p>`)],
    ["mail.eml", bytes(email)],
    ["cv.txt", bytes(said)],
    ["", bytes(email)],
    ["", pdfOf([said])],
  ];
  for (const [name, document] of given) {
    const format = formatOf(document, name);
    assert.ok(format && isTextFormat(format), name);
    assert.ok((await textOfDocument(document, format)).data.includes(said), name);
  }
  assert.match((await textOfDocument(bytes(email), "email")).data, /^From: Ada Finch <ada@example\.org>/);
});

test("Reads text in its own encoding", async () => {
  const latin = Uint8Array.from([..."Zoë"].map((letter) => letter.charCodeAt(0)));
  assert.equal((await textOfDocument(latin, "text")).data, "Zoë");
  assert.equal((await textOfDocument(Buffer.from("\ufeffZoë", "utf16le"), "text")).data, "Zoë");
});

test("Recognises a format by the start of the document, whatever its name, and refuses unsupported ones", () => {
  assert.equal(formatOf(bytes("%PDF-1.7"), "notes.txt"), "pdf");
  assert.equal(formatOf(bytes("plain"), "cv.pdf"), null);
  assert.equal(formatOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), "cv.doc"), null);
  assert.equal(formatOf(bytes("PK\u0003\u0004"), "table.xlsx"), null);
  assert.equal(formatOf(bytes("BEGIN:VCARD\r\nVERSION:3.0"), "document.txt"), "card");
  assert.equal(formatOf(bytes('{"basics": {}}'), ""), "json");
  assert.equal(formatOf(bytes("[1] Ada wrote this."), ""), "text");
});

test("Refuses a DOCX that unpacks to more than a book", async () => {
  const packed = docxOf(["Ada ".repeat(20_000_000)]);
  await assert.rejects(textOfDocument(packed, "docx"), /unpacks to more than a book/);
});

test("Refuses a DOCX with too many paragraphs by their number, before reading it", async () => {
  const packed = docxOf(Array.from({ length: 90_000 }, () => "a"));
  await assert.rejects(textOfDocument(packed, "docx"), /more than 250,000 paragraphs, cells and runs of text/);
});

test("Refuses a PDF whose streams unpack to more than a book, but not for a large picture", async () => {
  const drawing = Buffer.alloc(20_000_000, "q Q ");
  const bomb = withStream(pdfOf(["Ada"]), "<< /Filter /FlateDecode >>", Buffer.concat(Array(4).fill(drawing)));
  await assert.rejects(textOfDocument(bomb, "pdf"), /unpacks to more than a book/);
  const several = [1, 2, 3, 4].reduce((pdf) => withStream(pdf, "<< /Filter /FlateDecode >>", drawing), pdfOf(["Ada"]));
  await assert.rejects(textOfDocument(several, "pdf"), /unpacks to more than a book/);
  const scan = withStream(pdfOf(["Ada"]), "<< /Subtype /Image /Filter /FlateDecode >>", Buffer.alloc(80_000_000));
  assert.match((await textOfDocument(scan, "pdf")).data, /Ada/);
});

test("Reads a DOCX with tables of dates and jobs line by line", async () => {
  const document = docxOf([
    "Ada Finkbeiner",
    "Beruflicher Werdegang",
    [
      [
        ["seit 03/2019"],
        ["Projektleiterin Brückenbau", "Wolkenstein Bau GmbH, Barre", "Verantwortung für 9 Mitarbeiter"],
      ],
      [["08/2013 – 02/2019"], ["Bauleiterin", "Stein & Sohn KG, Halden"]],
    ],
    "Ausbildung",
    [[["10/2006 – 09/2012"], ["Diplom-Ingenieurin Bauingenieurwesen", "Technische Universität Larkmoor"]]],
    "Kenntnisse",
    "Englisch (fließend), AutoCAD",
  ]);
  const { mediaType, data } = await textOfDocument(document, "docx");
  assert.equal(mediaType, "text/plain");
  const capture = { kind: "text", url: "https://cv.example.org/1", mediaType, data, collectedAt: null };
  const claims = [...readWith(READERS, capture)].flatMap((finding) => finding.claims);
  const told = claims.flatMap(({ property, value }) => (TOLD.includes(property) ? [value] : []));
  assert.deepEqual(told, [
    {
      title: "Projektleiterin Brückenbau",
      company: "Wolkenstein Bau GmbH",
      from: "2019-03",
      current: true,
      location: "Barre",
      kind: "job",
    },
    {
      title: "Bauleiterin",
      company: "Stein & Sohn KG",
      from: "2013-08",
      to: "2019-02",
      location: "Halden",
      kind: "job",
    },
    {
      degree: "Diplom-Ingenieurin Bauingenieurwesen",
      school: "Technische Universität Larkmoor",
      from: "2006-10",
      to: "2012-09",
    },
    { language: "Englisch", proficiency: "fließend" },
    "AutoCAD",
  ]);
  const wide = docxOf([[[["Year"], ["Post"], ["Firm"]]]]);
  assert.equal((await textOfDocument(wide, "docx")).mediaType, "text/html", "a table with a header stays a table");
});

test("Reads a DOCX laid out in columns one column after the other, with the side column last", async () => {
  const side = ["Contact", "ada@finkbeiner.example", "Graz", "Skills", "Welding", "Drawing", "Steel"];
  const page = [
    "Ada Finkbeiner",
    "Engineer",
    "Work",
    "Wolkenstein Bau",
    "2019 – now",
    "Stein & Sohn",
    "2013 – 2019",
    "School",
  ];
  const { data } = await textOfDocument(docxOf([[[side, page]]]), "docx");
  assert.deepEqual(data.split("\n").filter(Boolean), [...page, ...side]);
  const table = [[["2019"], page]];
  const dated = await textOfDocument(docxOf([table]), "docx");
  assert.ok(dated.data.startsWith("2019"), "a date next to a long job stays before it");
});

const TOLD = ["experience", "education", "language", "skill"];

/** A PDF with one more object before its table, as ISO 32000-1, 7.5.6 allows. */
function withStream(pdf: Uint8Array, dictionary: string, unpacked: Uint8Array): Uint8Array {
  const packed = deflateSync(unpacked);
  const [head, tail] = [
    `\n9 0 obj\n${dictionary.replace("<<", `<< /Length ${packed.length}`)}\nstream\n`,
    "\nendstream\nendobj\n",
  ];
  return Buffer.concat([pdf, Buffer.from(head), packed, Buffer.from(tail)]);
}

test("Reports a broken document as such, and throws nothing else", async () => {
  await assert.rejects(textOfDocument(pdfOf(["Ada"]).subarray(0, 60), "pdf"), UnreadableDocument);
  await assert.rejects(textOfDocument(docxOf(["Ada"]).subarray(0, 60), "docx"), UnreadableDocument);
  await assert.rejects(textOfDocument(bytes("  \n"), "text"), UnreadableDocument);
  const parts = Array.from(
    { length: 500 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  for (const hostile of [`From: a@example.org\r\n${parts.join("")}`, "X-A: b\r\n".repeat(400_000)]) {
    await assert.rejects(textOfDocument(bytes(hostile), "email"), UnreadableDocument);
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 12 }), async (document, name) => {
      const format = formatOf(document, name);
      if (format === null || !isTextFormat(format)) return;
      await textOfDocument(document, format).catch((error: unknown) => assert.ok(error instanceof UnreadableDocument));
    }),
    { numRuns: 200 },
  );
});
