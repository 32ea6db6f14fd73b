import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ImportLine } from "../../src/importers/importer.ts";
import { keepApart } from "../../src/importers/rows-apart.ts";
import { candorNdjson } from "../../src/importers/candor-ndjson.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { memoryFolder } from "./memory-folder.ts";

async function all(rows: AsyncIterable<ImportLine>): Promise<ImportLine[]> {
  const found: ImportLine[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function read(lines: readonly string[], remembered?: number) {
  const rows = await all(keepApart(csv.rows(memoryFolder({ "a.csv": lines.join("\n") })), remembered));
  const people = rows.flatMap((row) => (row.type === "candidate" ? [row] : []));
  const documents = rows.flatMap((row) => (row.type === "document" ? [row] : []));
  assert.deepEqual(
    documents.map(({ identifiers }) => identifiers),
    people.map(({ key }) => [{ kind: "candidate", value: key }]),
  );
  return {
    keys: new Set(people.map(({ key }) => key)).size,
    urls: new Set(documents.map(({ url }) => url)).size,
    jobs: people.map(({ key, company }) => [company, key.slice(key.indexOf("#"), key.includes("#") ? undefined : 0)]),
  };
}

const HEAD = "Name,Email,Title,Company";
const CHIEF = "Ines Quellbach,ines@prisma.example,Chief executive,Prisma Glas AG";
const BOARD = "Ines Quellbach,ines@prisma.example,Board member,Havel Werft AG";

describe("rows of one file with the same key", () => {
  test("are kept apart if they say something else", async () => {
    const { keys, urls, jobs } = await read([HEAD, CHIEF, BOARD]);
    assert.deepEqual([keys, urls], [2, 2]);
    assert.deepEqual(jobs, [
      ["Prisma Glas AG", ""],
      ["Havel Werft AG", "#2"],
    ]);
  });

  test("are kept apart if their program's record ID is there twice", async () => {
    const { keys } = await read([
      `Record ID,First Name,Last Name,Email,Job Title,Company Name,Lifecycle Stage`,
      "77,Ines,Quellbach,ines@prisma.example,Chief executive,Prisma Glas AG,lead",
      "77,Odo,Halm,odo@havel.example,Board member,Havel Werft AG,lead",
    ]);
    assert.equal(keys, 2);
  });

  test("are one if they say the same, wherever they are", async () => {
    const { keys, jobs } = await read([HEAD, CHIEF, BOARD, CHIEF, BOARD]);
    assert.equal(keys, 2);
    assert.deepEqual(
      jobs.map(([, number]) => number),
      ["", "#2", "", "#2"],
    );
  });

  test("leave other rows as they are: another name at one address", async () => {
    const { keys, jobs } = await read([HEAD, CHIEF, BOARD.replace("Ines", "Odo")]);
    assert.equal(keys, 2);
    assert.ok(jobs.every(([, number]) => number === ""));
  });

  test("are remembered for as many people as is said, at least", async () => {
    const others = Array.from({ length: 9 }, (_, at) => `Odo Halm,odo${at}@havel.example,Welder,Havel Werft AG`);
    assert.equal((await read([HEAD, CHIEF, ...others, BOARD], 10)).keys, 11);
    assert.equal((await read([HEAD, CHIEF, ...others, ...others, BOARD], 4)).keys, 10);
  });

  test("in Candor's own format update their person", async () => {
    const line = (company: string) =>
      JSON.stringify({ type: "candidate", key: "crm:7", fullName: "Odo Halm", company });
    const folder = memoryFolder({ "a.ndjson": `${line("Prisma")}\n${line("Havel")}\n` });
    const rows = await all(keepApart(candorNdjson.rows(folder)));
    assert.deepEqual(
      rows.map((row) => row.type === "candidate" && row.key),
      ["crm:7", "crm:7"],
    );
  });
});
