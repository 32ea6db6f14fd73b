import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ImportedPerson } from "../../../src/importers/person.ts";
import { csv } from "../../../src/importers/tables/csv.ts";
import { memoryFolder } from "../memory-folder.ts";
import { readAll } from "../read-all.ts";

async function readTable(text: string | Uint8Array) {
  const { people, rejections } = await readAll(csv, memoryFolder({ "list.csv": text }));
  const told = rejections.map(({ line, reason }) => [line, reason] as const);
  return { people: people as readonly ImportedPerson[], told };
}

const post = ({ fullName, positions = [] }: ImportedPerson) => [fullName, positions[0]?.title, positions[0]?.company];

const BADGES = `Autumn Trade Day,,,
No.,"Name (Last, First)",Function,E-mail
Polder Pharma N.V.,,,
1,"Vantongeren, Lieve",Regulatory lead,lieve@polder.example
2,"de Wael, Joost",Trainee,joost@polder.example
Subtotal,2,,
Kestrel Rail plc,,,
3,"Oyelaran, Temi",Signal engineer,temi@kestrel.example
Visitors,,,
4,"Calder, Ines",Glazier,ines@calder.example
Total,4,,2 dinners
`;

describe("a list in sections", () => {
  test("puts its people at the firm above them, and takes no running number for an employer", async () => {
    const { people, told } = await readTable(BADGES);
    assert.deepEqual(people.map(post), [
      ["Lieve Vantongeren", "Regulatory lead", "Polder Pharma N.V."],
      ["Joost de Wael", "Trainee", "Polder Pharma N.V."],
      ["Temi Oyelaran", "Signal engineer", "Kestrel Rail plc"],
      ["Ines Calder", "Glazier", undefined],
    ]);
    assert.deepEqual(told, [
      [3, "a heading for other rows, not a person"],
      [6, "a sum of other rows, not a person"],
      [7, "a heading for other rows, not a person"],
      [9, "no name"],
      [11, "a sum of other rows, not a person"],
    ]);
  });

  test("continues beyond the rows by which its columns are recognised", async () => {
    const rows = Array.from(
      { length: 300 },
      (_, at) => `${at},Person ${"abcdefghij"[at % 10]}${"klmnopqrst"[at % 9]},p${at}@a.example`,
    );
    const { people } = await readTable(`No.,Name,E-mail\nHarbour Ltd,,\n${rows.join("\n")}\n`);
    assert.equal(people.length, 300);
    assert.ok(people.every(({ positions }) => positions?.[0]?.company === "Harbour Ltd"));
  });

  test("takes employers only from a company column, if it has one", async () => {
    const { people } = await readTable(
      "Name,Company,E-mail\nHarbour Ltd,,\nInes Calder,Brackwell,i@calder.example\nOdo Moss,,o@moss.example\n",
    );
    assert.deepEqual(people.map(post), [
      ["Ines Calder", undefined, "Brackwell"],
      ["Odo Moss", undefined, undefined],
    ]);
  });

  test("has totals that say what they count, which are not people", async () => {
    const { people, told } = await readTable(
      "NOM;Prénom;Courriel\nPérignac;Maëlle;m@verre.example\nTotal présents;2;\nTotal;Odo;o@total.example\n",
    );
    assert.deepEqual(
      people.map(({ fullName }) => fullName),
      ["Maëlle Pérignac", "Odo Total"],
    );
    assert.deepEqual(told, [[3, "a sum of other rows, not a person"]]);
  });
});

describe("a column", () => {
  test("about the buyer is not about the guest, and a requested name is not a person", async () => {
    const { people, told } = await readTable(
      `Buyer First Name,Buyer Last Name,Buyer Email,First Name,Surname,Email,Ticket Type
Corisande,Felty,c@felty.example,Hrafn,Dahl,h@felty.example,VIP
Corisande,Felty,c@felty.example,Info Requested,Info Requested,,VIP
`,
    );
    assert.deepEqual(
      people.map(({ fullName, emails }) => [fullName, emails]),
      [["Hrafn Dahl", ["h@felty.example"]]],
    );
    assert.deepEqual(told, [[3, "no name"]]);
  });

  test("about managers is used if nobody else is named", async () => {
    const { people } = await readTable(
      "Manager,Manager Email\nInes Calder,ines@calder.example\nOdo Moss,odo@moss.example\nAnna Berg,anna@berg.example\n",
    );
    assert.deepEqual(people[0]?.emails, ["ines@calder.example"]);
  });

  test("that contains a firm's name is the employer, next to a first and last name", async () => {
    const table = (second: string) =>
      `Vorname;Name;Name 2;E-Mail\nJörg;Füßl;${second};j@fuessl.example\nAnna;Berg;;a@berg.example\n`;
    const [one] = (await readTable(table("Füßl Metallbau GmbH"))).people;
    assert.deepEqual(one && post(one), ["Jörg Füßl", undefined, "Füßl Metallbau GmbH"]);
    const [other] = (await readTable(table("c/o Berg"))).people;
    assert.deepEqual(other && post(other), ["Jörg Füßl", undefined, undefined]);
  });

  test("called Function contains a post, or a department next to a column with posts", async () => {
    const [clerk] = (await readTable("Name,Function,E-mail\nInes Calder,Glazier,i@calder.example\n")).people;
    assert.deepEqual(clerk && post(clerk), ["Ines Calder", "Glazier", undefined]);
    const [other] = (await readTable("Name,Function,Job title\nInes Calder,Engineering,Glazier\n")).people;
    assert.deepEqual(other && post(other), ["Ines Calder", "Glazier", undefined]);
  });

  test("called Title contains a role within the group, not a post, in a group's member list", async () => {
    const [host] = (await readTable("Name,User ID,Title,Event Host,RSVP\nReiji Otomo,user 5,Organizer,Yes,Yes\n"))
      .people;
    assert.deepEqual(host && post(host), ["Reiji Otomo", undefined, undefined]);
  });
});

describe("an unclosed quote", () => {
  test("costs only its own row, not those that it swallows", async () => {
    const { people, told } = await readTable(
      'Name,Email,Company\n"Evander Pruitt,e@pruitt.example,Cole\nNessa Hope,n@hope.example,Hope Ltd\n"Ivo ""the"" Strand",i@strand.example,Strand\nOdo Moss,o@moss.example,Moss\n',
    );
    assert.deepEqual(
      people.map(({ fullName }) => fullName),
      ["Nessa Hope", 'Ivo "the" Strand', "Odo Moss"],
    );
    assert.deepEqual(told, [[2, "a quote that is never closed"]]);
  });

  test("is not confused with a cell of several lines", async () => {
    const { people, told } = await readTable(
      'Name,Email,Location\nInes Calder,i@calder.example,"Glass Lane 1\nLeeds, UK\nEurope"\nOdo Moss,o@moss.example,York\n',
    );
    assert.deepEqual(
      people.map(({ fullName }) => fullName),
      ["Ines Calder", "Odo Moss"],
    );
    assert.deepEqual(told, []);
  });
});

describe("single-byte letters", () => {
  const TURKISH = new Map([..."ğşıĞŞİ"].map((letter, at) => [letter, [0xf0, 0xfe, 0xfd, 0xd0, 0xde, 0xdd][at] ?? 0]));
  const turkish = (text: string) => Uint8Array.from([...text].map((each) => TURKISH.get(each) ?? each.charCodeAt(0)));

  for (const name of ["Özlem Çağatay-Groß", "Mehmet Doğan", "Barış Gümüş", "Ayşe Yıldız"])
    test(`are Turkish in "${name}"`, async () => {
      const { people } = await readTable(turkish(`Name;Ort\n${name};Erfurt\nJürgen Weiß;Ulm\n`));
      assert.deepEqual(
        people.map(({ fullName }) => fullName),
        [name, "Jürgen Weiß"],
      );
    });

  for (const name of ["Þóra Sigurðardóttir", "Guðmundur Jónsson", "Davíð Ægisson"])
    test(`are Icelandic in "${name}"`, async () => {
      const { people } = await readTable(Buffer.from(`Name;Ort\n${name};Reykjavík\nJürgen Weiß;Ulm\n`, "latin1"));
      assert.deepEqual(
        people.map(({ fullName }) => fullName),
        [name, "Jürgen Weiß"],
      );
    });
});
