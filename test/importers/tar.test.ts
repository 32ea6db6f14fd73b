import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { openFolder } from "../../src/importers/disk-folder.ts";
import { ImportFormatError } from "../../src/importers/importer.ts";
import { openTar } from "../../src/importers/tar.ts";

const LIMITS = { maxBytes: 200 * 1024 * 1024 };
const LONG_NAME = `${"a-long-folder/".repeat(20)}people.csv`;

type File = readonly [name: string, text: string];

async function packed(files: readonly File[]): Promise<Buffer> {
  const archive = pack();
  for (const [name, text] of files) archive.entry({ name }, text);
  archive.entry({ name: "link.csv", type: "symlink", linkname: "/etc/passwd" });
  archive.finalize();
  const pieces: Uint8Array[] = [];
  for await (const piece of archive) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Writes archives into a folder that is deleted with the test. */
function folderFor(t: TestContext): (name: string, bytes: Uint8Array) => string {
  const folder = mkdtempSync(join(tmpdir(), "candor-tar-"));
  t.after(() => rmSync(folder, { recursive: true }));
  return (name, bytes) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test("Reads the files of a tar archive by name, compressed or not, and ignores everything else", async (t) => {
  const written = folderFor(t);
  const bytes = await packed([
    ["./actor.json", "{}"],
    [LONG_NAME, "name\nAda"],
    ["Größe/列.csv", "name\n"],
  ]);
  for (const [name, file] of [
    ["export.tar", bytes],
    ["export.tar.gz", gzipSync(bytes)],
    ["export.tgz", gzipSync(bytes)],
  ] as const) {
    const opened = await openFolder(written(name, file));
    assert.deepEqual(opened.list(), ["Größe/列.csv", LONG_NAME, "actor.json"].sort(), name);
    assert.equal(textOf(await opened.bytes(LONG_NAME)), "name\nAda", name);
    assert.equal(textOf(await opened.bytes("actor.json")), "{}", name);
  }
});

test("Reads a file that is too large to keep from the archive again, as often as it is asked for", async (t) => {
  const written = folderFor(t);
  const long = "x,".repeat(5_000_000);
  const bytes = await packed([
    ["first.csv", "name\n"],
    ["long.csv", long],
    ["last.csv", "Bo"],
  ]);
  const path = written("long.tar", bytes);
  const archive = await openTar(path, "long.tar", LIMITS);
  for (const _ of [1, 2]) assert.equal(textOf(await archive.bytes("long.csv")), long);
  for await (const piece of archive.stream("long.csv")) {
    assert.ok(piece.byteLength > 0);
    break;
  }
  assert.equal(textOf(await archive.bytes("last.csv")), "Bo");
});

test("Refuses, with the reason, a tar archive that is damaged, leads out of itself, names a file twice or grows too large", async (t) => {
  const written = folderFor(t);
  const good = await packed([["people.csv", "name\n".repeat(1_000)]]);
  const cases: readonly (readonly [name: string, bytes: Uint8Array, reason: RegExp])[] = [
    ["cut.tar.gz", gzipSync(good).subarray(0, 60), /damaged or cut off/],
    ["cut.tar", good.subarray(0, 1_500), /damaged or cut off/],
    ["none.tar", Buffer.alloc(2_048, "x"), /damaged or cut off/],
    ["none.tgz", good, /damaged or cut off/],
    ["out.tar", await packed([["../people.csv", "name\n"]]), /leads out of it/],
    ["root.tar", await packed([["/people.csv", "name\n"]]), /leads out of it/],
    [
      "twice.tar",
      await packed([
        ["a.csv", "Ada"],
        ["./a.csv", "Mallory"],
      ]),
      /two files with the same name/,
    ],
    [
      "bomb.tar.gz",
      gzipSync(await packed([["zeros.csv", "0".repeat(70 * 1024 * 1024)]])),
      /unpacks to more than it may/,
    ],
  ];
  for (const [name, bytes, reason] of cases) {
    await assert.rejects(openTar(written(name, bytes), name, LIMITS), (error) => {
      assert.ok(error instanceof ImportFormatError, name);
      assert.match(error.message, reason, name);
      return true;
    });
  }
});
