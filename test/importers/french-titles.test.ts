import assert from "node:assert/strict";
import { test } from "node:test";
import type { ImportedPerson } from "../../src/importers/person.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

/** What a column with this title yields, in a table of people with first and last names. */
async function giveOf(title: string, cell: string): Promise<Omit<ImportedPerson, "fullName">> {
  const names = ["Anaïs;Loriol", "Bastien;Quéméner", "Chloé;Vauquelin"];
  const table = [`Prénom;Nom;${title}`, ...names.map((name) => `${name};${cell}`)].join("\n");
  const { people } = await readAll(csv, memoryFolder({ "liste.csv": table }));
  const { fullName, firstName: _first, lastName: _last, ...rest } = people[0] as ImportedPerson;
  assert.equal(fullName, "Anaïs Loriol");
  return rest;
}

test("A French list of partners says whom its people work for and how to reach them there", async () => {
  const works = { positions: [{ company: "Verrerie Loriol", current: true }] };
  for (const title of ["Partenaire", "Organisation partenaire", "Nom de la structure", "Enseigne", "Entité"])
    assert.deepEqual(await giveOf(title, "Verrerie Loriol"), works, title);
  for (const title of ["Tél. direct", "Portable pro", "Téléphone pro", "Tél. professionnel"])
    assert.deepEqual(await giveOf(title, "01 99 00 12 34"), { phones: ["+33199001234"] }, title);
  assert.deepEqual(await giveOf("Responsabilité", "Directrice"), {
    positions: [{ title: "Directrice", current: true }],
  });
});
