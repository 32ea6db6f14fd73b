import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { mailImporter } from "../../src/connectors/pages/mail/importer.ts";
import { folderOf } from "../../src/importers/disk-folder.ts";
import { watchFolder } from "../../src/importers/watch-folder.ts";
import { readAll } from "./read-all.ts";

test("Reports progress on a mailbox at intervals, long before its first person", async () => {
  let nowMs = 0;
  const clock = mock.method(performance, "now", () => nowMs);
  try {
    const LETTERS = 500;
    const slow = folderOf(["all.mbox"], async function* () {
      for (let at = 0; at < LETTERS; at++) {
        nowMs += 500;
        yield Buffer.from(`From a@b Mon\nFrom: Ada Example <ada@example.org>\nSubject: ${at}\n\nHi\n\n`);
      }
    });
    let told = 0;
    const { people } = await readAll(
      mailImporter,
      watchFolder(slow, 1_000, () => told++),
    );
    assert.equal(people.length, 1);
    assert.equal(told, LETTERS / 2);
  } finally {
    clock.mock.restore();
  }
});
