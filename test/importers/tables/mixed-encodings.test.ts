import assert from "node:assert/strict";
import { test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import { detectEncoding } from "../../../src/importers/tables/decode.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

const HEAD = Buffer.from("Name,Email,Ort\n");
const UTF_8 = Buffer.from("Jürgen Quellbach,a@m.example,Köln\n");
const WINDOWS = Buffer.from("Zoë Brückner,b@m.example,Zürich\n", "latin1");
const GARBLED = Buffer.from("RenÃ© Quellbach,c@m.example,Lyon\n");

async function read(...lines: readonly Buffer[]) {
  const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": Buffer.concat(lines) }));
  return {
    names: people.map(({ fullName }) => fullName),
    reasons: rejections.map(({ line, why }) => [line, why?.code]),
  };
}

test("rows in UTF-8 are read although a row in another encoding has more letters beyond ASCII", async () => {
  const { names, reasons } = await read(HEAD, UTF_8, WINDOWS, GARBLED);
  assert.deepEqual(names, ["Jürgen Quellbach"]);
  assert.deepEqual(reasons, [
    [3, "notDecoded"],
    [4, "twiceEncoded"],
  ]);
});

test("a file in an older encoding is read as such, although one line of it is valid UTF-8 by chance", async () => {
  const { names } = await read(HEAD, WINDOWS, WINDOWS, Buffer.from("Ada Finch,d@m.example,Ã¼\n", "latin1"));
  assert.ok(names.includes("Zoë Brückner") && names.includes("Ada Finch"));
  const chinese = Buffer.from([
    0xc1, 0xaa, 0xcd, 0xa8, 0x0a, 0xd6, 0xd0, 0xb9, 0xfa, 0x0a, 0xb1, 0xb1, 0xbe, 0xa9, 0x0a,
  ]);
  assert.notEqual(detectEncoding(chinese), "utf-8");
});
