import assert from "node:assert/strict";
import { test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

async function readGenders(...lines: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { people } = await readAll(csv, memoryFolder({ "people.csv": `${lines.join("\n")}\n` }));
  return people.map(({ gender }) => gender);
}

test("a letter in a column of gender is read beside the other letter of the column", async () => {
  const cases = [
    ["Nombre;Sexo", "Mara Quillón;M", "Odo Halm;H", "female", "male"],
    ["Nom;Sexe", "Mara Quillon;F", "Odo Halm;H", "female", "male"],
    ["Name;Geschlecht", "Mara Quill;w", "Odo Halm;m", "female", "male"],
    ["Naam;Geslacht", "Mara Quill;V", "Odo Halm;M", "female", "male"],
    ["Vardas;Lytis", "Mara Kvilė;M", "Odas Halmas;V", "female", "male"],
    ["Ad Soyad;Cinsiyet", "Mara Quill;K", "Odo Halm;E", "female", "male"],
    ["Név;Nem", "Mara Quill;N", "Odo Halm;F", "female", "male"],
    ["Imię i nazwisko;Płeć", "Mara Quill;K", "Odo Halm;M", "female", "male"],
  ] as const;
  for (const [title, woman, man, ...expected] of cases) {
    assert.deepEqual(await readGenders(title, woman, man), expected, title);
  }
});

test("a word for a gender and a salutation are read in any column of gender, and other words are kept", async () => {
  const rows = ["Mara Quill;weiblich", "Odo Halm;Herr", "Ines Lowe;Mrs.", "Bo Lane;Monsieur", "Cato Finch;non-binary"];
  assert.deepEqual(await readGenders("Name;Gender", ...rows), ["female", "male", "female", "male", "non-binary"]);
});
