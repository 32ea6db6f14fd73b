import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { zipSync } from "fflate";
import { cvImporter } from "../../src/connectors/pages/cv-importer.ts";
import type { CandidateImportRow, ImportRow, Rejection } from "../../src/importers/importer.ts";
import { memoryFolder } from "../importers/memory-folder.ts";

const LINES = [
  "Wanja Quellbach",
  "wanja@example.org",
  "",
  "EXPERIENCE",
  "Glazier, Prism Works",
  "2015 – present",
  "",
  "EDUCATION",
  "Matura, HTL Graz",
  "2005 – 2010",
];

async function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const rejections: Rejection[] = [];
  const rows: ImportRow[] = [];
  for await (const row of cvImporter.rows(memoryFolder(files), (each) => rejections.push(each))) rows.push(row);
  const people = rows.filter((row): row is CandidateImportRow => row.type === "candidate");
  return { rows, people, rejections };
}

/** A PDF of one page with these lines. */
function pdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&").replaceAll("–", "-")}) Tj 0 -14 Td`).join("\n");
  const stream = `BT /F1 11 Tf 50 780 Td\n${text}\nET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>",
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const xref = `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(`${body}${xref}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`, "latin1");
}

function odt(lines: readonly string[]): Uint8Array {
  const content = `<office:document-content><office:body><office:text>${lines.map((line) => `<text:p>${line}</text:p>`).join("")}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: Buffer.from("application/vnd.oasis.opendocument.text"),
    "content.xml": Buffer.from(content),
  });
}

describe("a folder of CVs", () => {
  test("gives a person a file, with what a search finds them by, whatever the files are", async () => {
    const html = `<!doctype html><h1>${LINES[0]}</h1>${LINES.slice(1)
      .map((line) => `<p>${line}</p>`)
      .join("")}`;
    const files = { "a.pdf": pdf(LINES), "b.odt": odt(LINES), "c.txt": LINES.join("\n"), "d.html": html };
    const { people, rows, rejections } = await read(files);
    assert.deepEqual(rejections, []);
    assert.equal(rows.length, 8);
    for (const person of people) {
      assert.equal(person.fullName, "Wanja Quellbach");
      assert.deepEqual(person.identifiers, [{ kind: "email", value: "wanja@example.org" }]);
    }
    // The newest CV of a person changes them, whatever it is written with.
    assert.equal(new Set(people.map(({ key }) => key)).size, 1);
    assert.deepEqual([people[0]?.headline, people[0]?.company], ["Glazier", "Prism Works"]);
  });

  test("names a file that holds no text, nobody's name or nothing that can be opened, and reads the others", async () => {
    const { people, rejections } = await read({
      "a.pdf": pdf([]),
      "b.pdf": "%PDF-1.4 cut off",
      "c.odt": Buffer.from("PK no archive"),
      "d.txt": "experience\n2015 to 2019\n",
      "e.txt": LINES.join("\n"),
    });
    assert.equal(people.length, 1);
    assert.deepEqual(
      rejections.map(({ path }) => path),
      ["a.pdf", "b.pdf", "c.odt", "d.txt"],
    );
    assert.match(rejections[0]?.reason ?? "", /holds no text: pictures of words/);
    assert.match(rejections[3]?.reason ?? "", /no name/);
  });
});
