import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

async function read(...names: readonly string[]) {
  const lines = ["Name;Email;City", ...names.map((name, at) => `${name};mail${at}@prisma.example;Kiel`)];
  const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": `${lines.join("\n")}\n` }));
  return { names: people.map(({ fullName }) => fullName), codes: rejections.map(({ why }) => why?.code) };
}

describe("a name in a table", () => {
  test("of a couple or a family is reported, and makes nobody up", async () => {
    const { names, codes } = await read(
      "Mr & Mrs Odo and Mara Quellbach",
      "Mr. and Mrs. Odo Quellbach",
      "Herr und Frau Quellbach",
      "Quellbach, Odo / Mara",
      "Odo & Mara Quellbach",
      "Familie Quellbach",
      "The Quellbach Family",
      "Famille Quellbach",
    );
    assert.deepEqual(names, []);
    assert.deepEqual(
      codes,
      Array.from({ length: 8 }, () => "severalNames"),
    );
  });

  test("of a desk is reported", async () => {
    const { names, codes } = await read("Info Desk", "Customer Service", "Sales Team");
    assert.deepEqual(names, []);
    assert.deepEqual(codes, ["noPerson", "noPerson", "noPerson"]);
  });

  test("of one person is kept, with words of those in it", async () => {
    const { names, codes } = await read(
      "Mrs Mara Quellbach",
      "Juan Carlos de la Quellbach y Halm",
      "Ander Reception",
      "Fam Quellbach",
      "Mara Quellbach-Halm",
      "Familia-Rose Halm",
    );
    assert.deepEqual(codes, []);
    assert.deepEqual(names, [
      "Mara Quellbach",
      "Juan Carlos de la Quellbach y Halm",
      "Ander Reception",
      "Fam Quellbach",
      "Mara Quellbach-Halm",
      "Familia-Rose Halm",
    ]);
  });
});
