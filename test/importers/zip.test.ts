import assert from "node:assert/strict";
import { test } from "node:test";
import { strToU8, Zip, ZipPassThrough, zipSync } from "fflate";
import { ImportFormatError } from "../../src/importers/importer.ts";
import { openZip } from "../../src/importers/zip.ts";

const LIMITS = { maxBytes: 1_000_000 };

test("Reports an archive that unpacks to more than allowed, whatever its files are called", async () => {
  for (const path of ["table.csv", "../../table.csv", "/table.csv", "C:table.csv", "a\\b.csv"]) {
    const bomb = zipSync({ [path]: new Uint8Array(LIMITS.maxBytes + 1) });
    await assert.rejects(openZip(bomb, "people.zip", LIMITS), /^Error: people\.zip unpacks to more than it may/, path);
  }
});

test("Refuses an archive whose files lead out of it, with the reason, and reads the files of others by name", async () => {
  for (const path of ["../people.csv", "/people.csv", "C:/people.csv"]) {
    const archive = zipSync({ [path]: strToU8("name\n") });
    await assert.rejects(openZip(archive, "people.zip", LIMITS), (error) => {
      assert.ok(error instanceof ImportFormatError);
      assert.match(error.message, /contains a file whose name leads out of it/);
      return true;
    });
  }
  const archive = await openZip(
    zipSync({ "Größe/列.csv": strToU8("name\n"), "a\\b.csv": strToU8("") }),
    "a.zip",
    LIMITS,
  );
  assert.deepEqual(archive.paths, ["Größe/列.csv", "a/b.csv"]);
  assert.equal(Buffer.from(await archive.bytes("Größe/列.csv")).toString(), "name\n");
});

/** An archive with the given files, which may repeat a name. */
function packed(...files: readonly (readonly [path: string, text: string])[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  for (const [path, text] of files) {
    const file = new ZipPassThrough(path);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

test("Refuses an archive with two files of the same name, since the one checked may not be the one read", async () => {
  const twofold = packed(["word/document.xml", "Ada"], ["word/document.xml", "Mallory"]);
  await assert.rejects(openZip(twofold, "cv.docx", LIMITS), /^Error: cv\.docx contains two files with the same name/);
  const plain = await openZip(packed(["a.csv", "Ada"], ["b.csv", "Bo"]), "people.zip", LIMITS);
  assert.deepEqual(plain.paths, ["a.csv", "b.csv"]);
});
