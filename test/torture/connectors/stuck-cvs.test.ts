import assert from "node:assert/strict";
import { test } from "node:test";
import { createCvImporter } from "../../../src/connectors/pages/cv/importer.ts";
import type { CandidateImportRow, Importer, Rejection } from "../../../src/importers/importer.ts";
import { leftOut } from "../../../src/importers/left-out.ts";
import { memoryFolder } from "../../importers/memory-folder.ts";

const CV = ["Wanja Quellbach", "wanja@example.org", "", "EXPERIENCE", "Glazier, Prism Works", "2015 – present"].join(
  "\n",
);

async function read(files: Readonly<Record<string, string>>, importer: Importer) {
  const rejections: Rejection[] = [];
  const people: CandidateImportRow[] = [];
  for await (const row of importer.rows(memoryFolder(files), (each) => rejections.push(each)))
    if (row.type === "candidate") people.push(row);
  return { people, rejections };
}

test("a CV that takes too long is skipped by name, and the others are read", async () => {
  const line = (at: number) => `In ${1900 + (at % 120)} she was Head of Glass at Prism Works ${at} GmbH in Graz.\n`;
  const endless = `Wanja Quellbach\n${Array.from({ length: 30_000 }, (_, at) => line(at)).join("")}`;
  const files = { "a.txt": CV, "b.txt": endless, "c.txt": CV };
  // The first CV of a thread also compiles its patterns, which takes a second or two on a busy machine.
  const importer = createCvImporter({ cpuMs: 5_000, wallMs: 60_000, heapMegabytes: 512 });
  const { people, rejections } = await read(files, importer);
  assert.equal(people.length, 2);
  assert.deepEqual(rejections, [{ path: "b.txt", line: null, ...leftOut("tooSlow") }]);
});

test("a CV on which a library fails is skipped by name, and the others are read", async () => {
  const files = { "a.txt": CV, "b.txt": CV, "c.txt": CV };
  const importer = createCvImporter(undefined, new URL("failing-cv-thread.ts", import.meta.url));
  const { rejections } = await read(files, importer);
  assert.deepEqual(rejections, [{ path: "b.txt", line: null, reason: "its reader failed (RangeError)" }]);
});
