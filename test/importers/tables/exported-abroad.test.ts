import assert from "node:assert/strict";
import { test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import { previewTable } from "../../../src/importers/tables/preview.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

async function read(...lines: readonly string[]) {
  const folder = memoryFolder({ "people.csv": `${lines.join("\n")}\n` });
  const { people } = await readAll(csv, folder);
  return { people, layout: (await previewTable(folder, {})).layout };
}

test("A number of staff that begins with two letters is not a country", async () => {
  const { people } = await read(
    "Emp. ID,Employee Name,Work Email",
    "QV-0007,Nerys Pellgrave,nerys@tasman.example",
    "QV-0031,Kwabena Ostmark,kwabena@tasman.example",
    "QV-0102,Lucian Storrwick,lucian@tasman.example",
  );
  assert.deepEqual(
    people.map(({ location }) => location),
    [undefined, undefined, undefined],
  );
});

test("In Dutch lists, what stands before a surname in a column of its own belongs to the name", async () => {
  const { people } = await read(
    "Roepnaam;Tussenvoegsel;Achternaam;Woonplaats",
    "Joost;van den;Kraaiveld;Zeist",
    "Soraya;;el Amrawi;Zeist",
  );
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    ["Joost van den Kraaiveld", "Soraya el Amrawi"],
  );
});

test("A German report of Salesforce has posts under Titel, and towns in its postal addresses", async () => {
  const { people, layout } = await read(
    '"Anrede";"Vorname";"Nachname";"Titel";"Accountname";"Postanschrift Ort";"Kontaktinhaber"',
    '"Frau";"Dörthe";"Klinkwarder";"Leiterin Einkauf";"Prisma Glas GmbH";"Holzminden";"Enno Fahrwald"',
  );
  assert.equal(layout, "salesforce");
  const [{ positions, location } = {}] = people;
  assert.deepEqual(
    [positions?.[0]?.title, positions?.[0]?.company, location],
    ["Leiterin Einkauf", "Prisma Glas GmbH", "Holzminden"],
  );
});

test("What a ticket office writes in Spanish for details that it did not ask for names nobody", async () => {
  const { people } = await read(
    "Nombre,Apellidos,Correo electrónico,Ciudad de facturación",
    "Hortensia,Villamonte Cea,h.villamonte@ria.example,Vigo",
    "Información no recopilada,Información no recopilada,compras@ria.example,",
  );
  assert.deepEqual(
    people.map(({ fullName, location }) => [fullName, location]),
    [["Hortensia Villamonte Cea", "Vigo"]],
  );
});
