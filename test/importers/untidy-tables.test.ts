import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { csv } from "../../src/importers/tables/csv.ts";
import { memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

async function read(...lines: readonly string[]) {
  const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": `${lines.join("\n")}\n` }));
  return { people, names: people.map(({ fullName }) => fullName), reasons: rejections.map(({ reason }) => reason) };
}

describe("a table that somebody keeps by hand", () => {
  test("has names without salutations, titles, pictures and remarks, given name first", async () => {
    const { names } = await read(
      "Ansprechpartner;Firma",
      "Fr. Ines Quellbach;Prisma GmbH",
      "RAin Dr. Theda Halm;Prisma GmbH",
      "QUELLBACH LOWE Odo;Prisma GmbH",
      "Mara Quill 🎧 *VIP*;Prisma GmbH",
      "Dr. Holm;Prisma GmbH",
    );
    assert.deepEqual(names, ["Ines Quellbach", "Theda Halm", "Odo QUELLBACH LOWE", "Mara Quill", "Dr. Holm"]);
  });

  test("has rows about nobody: vacancies, questions, remarks, sums and firms", async () => {
    const { names } = await read(
      "Name;Firma;E-Mail",
      "Ines Quellbach;Prisma GmbH;ines@prisma.example",
      "n.n.;Prisma GmbH;hall@prisma.example",
      "Somebody from Globex??;Globex Ltd;",
      "Do not call - duplicate;;dup@dup.example",
      "GmbH Prisma;Prisma GmbH;info@prisma.example",
      "Summe Gäste: 4;;",
    );
    assert.deepEqual(names, ["Ines Quellbach"]);
  });

  test("may name two people in a row, with what is each one's", async () => {
    const { people } = await read(
      "Kunde;Ansprechpartner;Position;E-Mail",
      "Reederei Nord AG;Odo Halm / Ines Quellbach;Technik / Einkauf;odo@nord.example / ines@nord.example",
    );
    const said = people.map(({ fullName, emails, positions }) => [
      fullName,
      emails?.[0],
      positions?.[0]?.title,
      positions?.[0]?.company,
    ]);
    assert.deepEqual(said, [
      ["Odo Halm", "odo@nord.example", "Technik", "Reederei Nord AG"],
      ["Ines Quellbach", "ines@nord.example", "Einkauf", "Reederei Nord AG"],
    ]);
  });

  test("may keep addresses and numbers in one column, and the place before a date of birth", async () => {
    const { people } = await read(
      "Cognome e nome;Luogo e data di nascita;Recapiti;Professione",
      "QUELLBACH Ines;Lucca, 14/02/1951;ines@prisma.example - 320 0000501;geometra",
      "HALM Odo;Pescia 3.9.1964;tel. 320 0000502;insegnante",
    );
    assert.deepEqual(
      people.map(({ birthDate, emails, phones }) => [birthDate, emails ?? [], phones]),
      [
        ["1951-02-14", ["ines@prisma.example"], ["+393200000501"]],
        ["1964-09-03", [], ["+393200000502"]],
      ],
    );
  });

  test("shows the country of its numbers by postcodes, states, or how the digits are grouped", async () => {
    const phone = async (...lines: readonly string[]) => (await read(...lines)).people[0]?.phones?.[0];
    assert.equal(await phone("Name;PLZ Ort;Telefon", "Ines Quellbach;99084 Quellstadt;030 23125801"), "+493023125801");
    assert.equal(await phone("Name;Address;Phone", 'Ines Quellbach;"Austin, TX 78701";512-555-0177'), "+15125550177");
    assert.equal(await phone("Name;Phone", "Ines Quellbach;07700 900312"), "+447700900312");
    assert.equal(await phone("Prénom;Nom;Ville;Portable", "Ines;Quellbach;Vannes;06.39.98.61.01"), "+33639986101");
  });

  test("may state a post with where it is held, and a related page behind a name", async () => {
    const { people } = await read(
      "Name;Now;Company",
      "Ines Quellbach;Lead @ Prism;",
      "Odo Halm;Clerk @ Globex;",
      "Mara Quill;;Initech",
      "Theda Holm;Guide @ Prism;",
    );
    assert.deepEqual(
      people.map(({ positions }) => positions?.[0]),
      [
        { title: "Lead", company: "Prism", current: true },
        { title: "Clerk", company: "Globex", current: true },
        { company: "Initech", current: true },
        { title: "Guide", company: "Prism", current: true },
      ],
    );
    const linked = await read("Name;Company", "Ines Quellbach;Prism (https://www.notion.so/Prism-1f0c)");
    assert.equal(linked.people[0]?.positions?.[0]?.company, "Prism");
  });
});
