import assert from "node:assert/strict";
import { test } from "node:test";
import { crossReference, type ReferenceWords } from "../../src/report/cross-references.ts";
import { createTypesetter } from "../../src/report/typesetter.ts";
import { buildView } from "../../src/report/view.ts";
import { richSample } from "./samples.ts";

const WORDS: ReferenceWords = {
  toSource: (number) => `Source ${number}`,
  toFact: (number) => `Эту (${number})`,
};

interface Jump {
  readonly page: number;
  readonly top: number;
  readonly spoken: string;
}

const NONCE = "0123456789abcdef";

function annotation(kind: string, object: number, number: number, top: number): string {
  const address = `candor:${NONCE}:${kind}:${number}:${".".repeat(80)}`;
  return `${object} 0 obj\n<<\n  /Type /Annot\n  /Subtype /Link\n  /Rect [70.5 ${top - 9} 80.25 ${top}]\n  /Border [0 0 0]\n  /A <<\n    /Type /Action\n    /S /URI\n    /URI (${address})\n  >>\n  /F 4\n  /StructParent ${object}\n  /Contents (${address})\n>>\nendobj\n\n`;
}

/** What a typesetter writes for two pages: facts on the first, their sources on the second. */
function twoPages(): Buffer {
  const objects = [
    annotation("source", 11, 2, 700),
    annotation("source", 12, 1, 600),
    annotation("source", 13, 2, 500),
    annotation("fact", 14, 1, 400),
    annotation("fact", 15, 2, 300),
    annotation("fact", 16, 3, 200),
    "20 0 obj\n<<\n  /Type /Page\n  /Annots [11 0 R 12 0 R 13 0 R]\n>>\nendobj\n\n",
    "21 0 obj\n<<\n  /Type /Page\n  /Annots [14 0 R 15 0 R 16 0 R]\n>>\nendobj\n\n",
  ];
  return fileOf(objects);
}

/** The objects in sequence, and the table of their offsets. */
function fileOf(objects: readonly string[]): Buffer {
  let body = "%PDF-1.7\n\n";
  const rows = objects.map((object) => {
    const row = `${String(body.length).padStart(10, "0")} 00000 n\r\n`;
    body += object;
    return row;
  });
  const table = `xref\n0 ${rows.length + 1}\n0000000000 65535 f\r\n${rows.join("")}trailer\n<<\n>>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF`, "latin1");
}

function jumps(pdf: Buffer): Map<number, Jump> {
  const found = new Map<number, Jump>();
  const pattern =
    /(\d+) 0 obj\n<<\n {2}\/Type \/Annot[^]*?\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+) null\] *\n[^]*?\/Contents (\([^\n]*\)|<[^>]*>) *\n/g;
  for (const [, object, page, top, spoken = ""] of pdf.toString("latin1").matchAll(pattern)) {
    found.set(Number(object), { page: Number(page), top: Number(top), spoken });
  }
  return found;
}

test("A number after a fact leads to its source, and the source back to the first fact it follows.", () => {
  const before = twoPages();
  const length = before.length;
  const after = crossReference(before, WORDS, NONCE);
  assert.equal(after.length, length);
  assert.ok(!after.includes("candor:"));
  const found = jumps(after);
  assert.deepEqual(found.get(11), { page: 21, top: 306, spoken: "(Source 2)" });
  assert.deepEqual(found.get(12), { page: 21, top: 406, spoken: "(Source 1)" });
  assert.deepEqual(found.get(15)?.page, 20);
  assert.deepEqual(found.get(15)?.top, 706);
  assert.deepEqual(found.get(16), { ...found.get(16), page: 21, top: 206 });
  const spoken = Buffer.from(found.get(15)?.spoken.slice(5, -1) ?? "", "hex")
    .swap16()
    .toString("utf16le");
  assert.equal(spoken, "Эту (2)");
});

test("A document without such links is unchanged.", () => {
  const plain = Buffer.from("%PDF-1.7\n\n1 0 obj\n<< /URI (https://example.org) >>\nendobj\n\n");
  assert.deepEqual(crossReference(Buffer.from(plain), WORDS, NONCE), plain);
});

test("Every number in a typeset report is a jump, none a URL.", async () => {
  const { view, references } = buildView(await richSample(), { hasPicture: () => false });
  const { pdf } = createTypesetter().typeset({ ...view, pictures: {}, attachment: null }, new Map(), references);
  assert.ok(!pdf.includes("candor:source") && !pdf.includes("candor:fact"));
  const found = [...jumps(pdf).values()];
  const spoken = (start: string) => found.filter((jump) => jump.spoken.startsWith(start));
  assert.equal(spoken("(First fact from source").length, view.sources.length);
  assert.ok(spoken("(Source ").length > view.sources.length);
});

test("A link in an unexpected form is an error, not a broken document.", () => {
  const odd = annotation("source", 1, 1, 700).replace(":1:", ":one:");
  assert.throws(() => crossReference(fileOf([odd]), WORDS, NONCE), /not written as expected/);
});

test("A name or title that reads like a link does not break a report or become a link.", async () => {
  const sample = await richSample();
  const bait = `/URI (candor:source:1:........) /Annots [1 0 R] ${annotation("source", 9, 1, 700)}`;
  const data = { ...sample.lookup.data, fullName: `Mariam ${bait}`, jobTitle: bait };
  const lookup = { ...sample.lookup, data };
  const { view, references } = buildView({ ...sample, lookup }, { hasPicture: () => false });
  const { pdf } = createTypesetter().typeset({ ...view, pictures: {}, attachment: null }, new Map(), references);
  assert.ok(pdf.includes("/URI (candor:source:1:"), "the name is in the document's metadata");
  assert.ok([...jumps(pdf).values()].length > view.sources.length);
});
