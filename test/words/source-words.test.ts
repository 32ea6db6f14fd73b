import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { ImportLine } from "../../src/importers/importer.ts";
import { wordsFor } from "../../src/words/words.ts";
import { peopleOfRows } from "../report/invented-people.ts";
import { writePeopleNamed } from "../support/samples.ts";

/** People with an account on every platform between them. */
const NAMES = ["Anna Kowalska", "Ivan Petrov", "John Smith", "Maria Garcia", "Mohamed Hassan", "Wang Wei"];

test("Every figure that the invented people's accounts state has a word in each language", () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-words-"));
  try {
    const path = join(folder, "people.ndjson");
    writePeopleNamed(NAMES, path, () => false);
    const rows = readFileSync(path, "utf8").split("\n");
    const people = peopleOfRows(rows.map((row) => JSON.parse(row) as ImportLine));
    const accounts = people.flatMap(({ lookup }) => lookup.data?.onlinePresence?.activity ?? []);
    const stated = new Set(accounts.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    assert.ok(stated.size > 10, [...stated].join());
    const known: Readonly<Record<string, string>> = wordsFor("en").sourceWords;
    assert.deepEqual(
      [...stated].filter((key) => known[key] === undefined),
      [],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
