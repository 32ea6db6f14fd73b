import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { csv } from "../../../src/importers/tables/csv.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

async function read(...lines: readonly string[]) {
  const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": `${lines.join("\n")}\n` }));
  return people.map(({ websites, positions }, at) => ({
    own: websites,
    firms: positions?.[0]?.companyUrl,
    reasons: rejections.filter(({ line }) => line === at + 2).map(({ reason }) => reason),
  }));
}

describe("websites in a table", () => {
  test("are the person's if their title says so, whatever they are called", async () => {
    const [first, second] = await read(
      "Full Name,Company,Job Title,Personal Web Page,Web Page",
      "Ines Quellbach,Quellbach & Halm,Solicitor,http://inq.example,http://quellbachhalm.example",
      "Odo Halm,Prisma Glas,Glazier,http://windmill.example,",
    );
    assert.deepEqual(first, { own: ["http://inq.example"], firms: "http://quellbachhalm.example", reasons: [] });
    assert.deepEqual(second, { own: ["http://windmill.example"], firms: undefined, reasons: [] });
  });

  test("are the person's if an address book calls them a blog or a home page, not if it says work", async () => {
    const said = await read(
      "First Name,Last Name,Organization Name,E-mail 1 - Value,Website 1 - Label,Website 1 - Value",
      "Ines,Quellbach,Prisma Glas,ines@a.example,Blog,http://windmill.example",
      "Odo,Halm,Prisma Glas,odo@a.example,HomePage,http://kites.example",
      "Mara,Quill,Prisma Glas,mara@a.example,Work,http://prisma.example",
    );
    assert.deepEqual(
      said.map(({ own, firms }) => [own?.[0], firms]),
      [
        ["http://windmill.example", undefined],
        ["http://kites.example", undefined],
        [undefined, "http://prisma.example"],
      ],
    );
  });

  test("beside an employer are the employer's, unless they bear the person's name", async () => {
    const said = await read(
      "Name,Company,Website",
      "Ines Quellbach,Prisma Glas,prisma-glas.example",
      "Odo Halm,Prisma Glas,odohalm.example",
      "Mara Quill,,kites.example",
    );
    assert.deepEqual(
      said.map(({ own, firms }) => [own?.[0], firms]),
      [
        [undefined, "https://prisma-glas.example"],
        ["https://odohalm.example", undefined],
        ["https://kites.example", undefined],
      ],
    );
  });

  test("are reported if the employer's own one is another", async () => {
    const [first, second] = await read(
      "Name,Company,Company website,Website",
      "Ines Quellbach,Prisma Glas,prisma.example,kites.example",
      "Odo Halm,Prisma Glas,prisma.example,www.prisma.example",
    );
    assert.deepEqual([first?.own, first?.firms], [undefined, "https://prisma.example"]);
    assert.match(first?.reasons[0] ?? "", /^a website in the column "Website"/);
    assert.deepEqual(second?.reasons, []);
  });
});
