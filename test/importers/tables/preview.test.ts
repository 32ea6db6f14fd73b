import assert from "node:assert/strict";
import { test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import { previewTable } from "../../../src/importers/tables/preview.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

test("A preview shows names as they are imported, without titles and degrees", async () => {
  const lines = ["Name,Company", "Edvin Storrwick MBA,Lowen Optics", "Hon. Gwil Sarnhope KC,Prism Works"];
  const folder = memoryFolder({ "people.csv": `${lines.join("\n")}\n` });
  const { people } = await previewTable(folder, {});
  const names = people.map(({ fullName }) => fullName);
  assert.deepEqual(names, ["Edvin Storrwick", "Gwil Sarnhope"]);
  assert.deepEqual(
    (await readAll(csv, folder)).people.map(({ fullName }) => fullName),
    names,
  );
});
