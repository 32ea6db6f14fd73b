import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { folderOf } from "../../src/importers/disk-folder.ts";
import { ImportFormatError } from "../../src/importers/importer.ts";
import { countList, isList, readList } from "../../src/importers/json-list.ts";

/** A folder with one file, whose bytes arrive in pieces of the given length. */
function folderWith(text: string, length: number) {
  const bytes = Buffer.from(text);
  return folderOf(["list.js"], async function* () {
    for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
  });
}

async function readAll(text: string, length: number, member?: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const entry of readList(folderWith(text, length), "list.js", member)) entries.push(entry);
  return entries;
}

const lists = fc.array(fc.jsonValue({ noUnicodeString: false }), { maxLength: 20 });
const lengths = fc.integer({ min: 1, max: 200 });

test("reads any list as JSON.parse does, however its bytes arrive", async () => {
  await fc.assert(
    fc.asyncProperty(lists, lengths, async (list, length) => {
      const text = JSON.stringify(list);
      const same = JSON.parse(text) as unknown[];
      assert.deepEqual(await readAll(text, length), same);
      assert.deepEqual(await readAll(`window.YTD.tweets.part0 = ${text};\n`, length), same);
      const within = JSON.stringify({ "@context": { list: [1] }, list, after: [2] });
      assert.deepEqual(await readAll(within, length, "list"), same);
      assert.equal(await countList(folderWith(text, length), "list.js"), list.length);
    }),
    { numRuns: 60 },
  );
});

test("refuses a list that is cut off anywhere", async () => {
  await fc.assert(
    fc.asyncProperty(
      lists,
      lengths,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (list, length, share) => {
        const text = JSON.stringify(list);
        await assert.rejects(readAll(text.slice(0, Math.floor(share * text.length)), length), ImportFormatError);
      },
    ),
    { numRuns: 60 },
  );
});

test("refuses what is not JSON, and tells an object from a list", async () => {
  for (const text of ["[{]", "[1, nope]", "<html>", '{"list": [1}']) {
    await assert.rejects(readAll(text, 3), ImportFormatError, text);
  }
  assert.equal(await isList(folderWith("window.x = [", 4), "list.js"), true);
  assert.equal(await isList(folderWith(' {"a": []}', 4), "list.js"), false);
});
