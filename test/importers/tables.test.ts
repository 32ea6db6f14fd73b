import { leftOut } from "../../src/importers/left-out.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { ImportFormatError } from "../../src/importers/importer.ts";
import { recogniseColumns } from "../../src/importers/tables/columns.ts";
import { columnNames } from "../../src/contract/column-names.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { readDate, regionOf } from "../../src/importers/tables/cells.ts";
import { memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

const GERMAN = `Vorname;Name;E-Mail;Mobil;Firma;Position;Land;Geburtsdatum
Jörg;Prismüller;joerg@example.org;0171 2345678;Beispiel GmbH;Geschäftsführer;Deutschland;12.05.1984
;;leer@example.org;;;;;
`;
const JOERG = {
  fullName: "Jörg Prismüller",
  firstName: "Jörg",
  lastName: "Prismüller",
  birthDate: "1984-05-12",
  location: "Deutschland",
  emails: ["joerg@example.org"],
  phones: ["+491712345678"],
  positions: [{ title: "Geschäftsführer", company: "Beispiel GmbH", current: true }],
};

function fields(...titles: readonly string[]): readonly string[] {
  return recogniseColumns(titles, []).columns.map(({ field }) => field);
}

describe("a table", () => {
  test("has its columns recognised by the core of their titles, without articles and prepositions", () => {
    assert.deepEqual(fields("Nom du contact", "Téléphone professionnel", "Adresse de courriel", "Ville"), [
      "fullName",
      "phone",
      "email",
      "city",
    ]);
    assert.deepEqual(fields("Ansprechpartner/in", "Telefon-Nr.", "Ort (geschäftlich)", "Nr."), [
      "fullName",
      "phone",
      "city",
      "ignore",
    ]);
  });

  test("has its columns recognised by parts of a title, by everyday words, and by the cells below meaningless titles", () => {
    assert.deepEqual(fields("Company / Org", "Affiliation", "What they do", "Who", "Phone (mobile)", "Name / E-mail"), [
      "company",
      "company",
      "title",
      "fullName",
      "phone",
      "ignore",
    ]);
    const rows = [
      ["Ines Calder", "Halm & Sons Ltd", "Deutschland"],
      ["Odo Halm", "Prism GmbH", "France"],
      ["Mara Quill", "Birkland", "Polska"],
    ];
    const told = recogniseColumns(["Name", "Blue", "Green"], rows).columns.map(({ field }) => field);
    assert.deepEqual(told, ["fullName", "company", "country"]);
  });

  test("is about its candidates and not about their contacts, unless the others are firms", async () => {
    assert.deepEqual(fields("Kandidatin / Kandidat", "Ansprechpartner", "Ansprechpartner E-Mail", "E-Mail"), [
      "fullName",
      "ignore",
      "ignore",
      "email",
    ]);
    assert.deepEqual(fields("Contact person", "Prospect"), ["ignore", "fullName"]);
    assert.deepEqual(fields("Firma", "Ansprechpartner", "Ansprechpartner E-Mail"), ["company", "fullName", "email"]);
    const firms = "Name;Ansprechpartner\nHalm GmbH;Ines Calder\nPrism AG;Odo Halm\nBirk & Co. KG;Mara Quill\n";
    const { people } = await readAll(csv, memoryFolder({ "firmen.csv": firms }));
    assert.deepEqual(
      people.map(({ fullName, positions }) => [fullName, positions?.[0]?.company]),
      [
        ["Ines Calder", "Halm GmbH"],
        ["Odo Halm", "Prism AG"],
        ["Mara Quill", "Birk & Co. KG"],
      ],
    );
    const made = "Kandidat,Ansprechpartner\nZebulon Kestrow0001,Uwe Sparr\nTheda Kestrow0002,Uwe Sparr\n";
    const generated = await readAll(csv, memoryFolder({ "kandidaten.csv": made }));
    assert.deepEqual(
      generated.people.map(({ fullName }) => fullName),
      ["Zebulon Kestrow0001", "Theda Kestrow0002"],
      "numbered names are names",
    );
    const map = { Ansprechpartner: "alias" };
    const mapped = recogniseColumns(["Kandidat", "Ansprechpartner"], [], { map }).columns;
    assert.deepEqual(
      mapped.map(({ field }) => field),
      ["fullName", "alias"],
    );
  });

  test("shows by its titles who holds a post and when", () => {
    assert.deepEqual(
      fields("Their role", "Jetziger Arbeitgeber", "Davor bei", "Wohnhaft in", "Applied for", "Letzte Position"),
      ["title", "company", "previousCompany", "city", "ignore", "previousTitle"],
    );
    assert.deepEqual(fields("Empresa anterior", "Puesto actual", "Last name", "Last contact"), [
      "previousCompany",
      "title",
      "fullName",
      "ignore",
    ]);
  });

  test("reports two people named in one cell, and formulas of every kind, which are left out", async () => {
    const text = "Name,Company\nOlga & Peter Hansen,Halm\nMara Quill,@SUM(1)\nJosé Ortega y Gasset,Revista\n";
    const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": text }));
    assert.deepEqual(
      people.map(({ fullName, positions }) => [fullName, positions?.[0]?.company]),
      [
        ["Mara Quill", undefined],
        ["José Ortega y Gasset", "Revista"],
      ],
    );
    assert.deepEqual(
      rejections.map(({ line, reason }) => [line, reason]),
      [
        [2, "a name of two people: give each a row of their own"],
        [3, 'a formula in the column "Company"'],
      ],
    );
  });

  test("may follow another with different columns, whose rows are not taken for notes", async () => {
    const filler = Array.from({ length: 250 }, (_, at) => `Ines Calder ${"x".repeat((at % 7) + 1)},i${at}@example.org`);
    const text = (rows: readonly string[]) =>
      [
        "Employees",
        "Name,E-mail",
        ...rows,
        "",
        "Freelancers",
        "First name,Last name,Phone",
        "Mara,Quill,+442079460000",
      ].join("\n");
    for (const [rows, last] of [
      [["Odo Halm,odo@example.org"], 1],
      [filler, 250],
    ] as const) {
      const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": text(rows) }));
      assert.equal(people.length, last + 1);
      assert.deepEqual(people[0]?.emails?.length, 1);
      assert.deepEqual(people.at(-1), {
        fullName: "Mara Quill",
        firstName: "Mara",
        lastName: "Quill",
        phones: ["+442079460000"],
      });
      assert.deepEqual(rejections, []);
    }
    const map = { "Last name": "ignore", "First name": "fullName" };
    const { people } = await readAll(csv, memoryFolder({ "people.csv": text(["Odo Halm,odo@example.org"]) }), { map });
    assert.deepEqual(people, [
      { fullName: "Odo Halm", emails: ["odo@example.org"] },
      { fullName: "Mara", phones: ["+442079460000"] },
    ]);
  });

  test("from a profile reader yields all posts and schools of a person, with their dates", async () => {
    const text =
      "fullName,company,jobTitle,jobDateRange,company2,jobTitle2,jobDateRange2,school,schoolDegree,school2\n" +
      "Ines Calder,Prism Works,Glazier,Jan 2020 - Present · 5 yrs,Lamp & Co,Apprentice,2016 - Mar 2018,Glass School,Diploma,Leeds College\n";
    const { people } = await readAll(csv, memoryFolder({ "a.csv": text }));
    assert.deepEqual(people, [
      {
        fullName: "Ines Calder",
        positions: [
          { title: "Glazier", company: "Prism Works", from: "2020-01", current: true },
          { title: "Apprentice", company: "Lamp & Co", from: "2016", to: "2018-03" },
        ],
        education: [{ school: "Glass School", degree: "Diploma" }, { school: "Leeds College" }],
      },
    ]);
    const flat =
      "name,experiences/0/title,experiences/0/company,experiences/1/title,experiences/1/company\nOdo Halm,Cook,Inn,Waiter,Bar\n";
    const [odo] = (await readAll(csv, memoryFolder({ "a.csv": flat }))).people;
    assert.deepEqual(odo?.positions, [
      { title: "Cook", company: "Inn", current: true },
      { title: "Waiter", company: "Bar" },
    ]);
  });

  test("reads the end of a post next to its employer, no employer for job seekers, and birth names separately", async () => {
    const text =
      "name,company,title\nMarta Kestrel geb. Krautwig,Heronsgate Trust (until Dec 2023),Clerk\n" +
      "Odo Halm,arbeitssuchend,\nIna Halm (née Brack),Inn (Leeds),Cook\n";
    const { people } = await readAll(csv, memoryFolder({ "a.csv": text }));
    assert.deepEqual(people, [
      {
        fullName: "Marta Kestrel",
        aliases: ["Marta Krautwig"],
        positions: [{ title: "Clerk", company: "Heronsgate Trust", to: "2023-12" }],
      },
      { fullName: "Odo Halm" },
      {
        fullName: "Ina Halm",
        aliases: ["Ina Brack"],
        positions: [{ title: "Cook", company: "Inn (Leeds)", current: true }],
      },
    ]);
  });

  test("may lack a header: names are recognised by the addresses next to them or by given names, and columns are numbered", async () => {
    const whole = "Ines Calder,ines.calder@example.org,020 7946 0000\nOdo Halm,o.halm@example.org,020 7946 0001\n";
    const read = async (text: string, map = {}) =>
      (await readAll(csv, memoryFolder({ "a.csv": text }), { map })).people;
    assert.deepEqual(await read(whole), [
      { fullName: "Ines Calder", emails: ["ines.calder@example.org"], phones: ["+442079460000"] },
      { fullName: "Odo Halm", emails: ["o.halm@example.org"], phones: ["+442079460001"] },
    ]);
    const parts = "Calder;Ines;ines.calder@example.org\nQuill;Mara;mara.quill@example.org\n";
    assert.deepEqual(
      (await read(parts)).map(({ fullName }) => fullName),
      ["Ines Calder", "Mara Quill"],
    );
    assert.deepEqual(
      (await read("Anna Calder\nPeter Halm\nSarah Quill\n")).map(({ fullName }) => fullName),
      ["Anna Calder", "Peter Halm", "Sarah Quill"],
    );
    const firms = "Prism Works,hello@prism.example\nLamp and Sons,post@lamp.example\n";
    await assert.rejects(read(firms), /No column holds names.*"Column 1"/);
    assert.deepEqual(
      (await read(firms, { "Column 1": "fullName" })).map(({ fullName }) => fullName),
      ["Prism Works", "Lamp and Sons"],
    );
  });

  test("with titles in an unknown language has its names recognised by the addresses next to them", async () => {
    const text = "Izena,Helbidea\nInes Calder,ines.calder@example.org\nOdo Halm,odo.halm@example.org\n";
    const { people } = await readAll(csv, memoryFolder({ "a.csv": text }));
    assert.deepEqual(
      people.map(({ fullName }) => fullName),
      ["Ines Calder", "Odo Halm"],
    );
  });

  test("is read in East Asian and Cyrillic encodings, with titles in those languages", async () => {
    const japanese = "姓,名,メールアドレス,電話番号,生年月日\n山田,太郎,taro@example.org,03-1234-5678,1984年5月12日\n";
    // Written by Python's codecs, since Node writes none of these encodings.
    const encoded = {
      "Shift-JIS":
        "kKkslrwsg4GBW4OLg0GDaIOMg1gsk2SYYpTUjYYskLaUToyOk/oKjlKTYyyRvphZLHRhcm9AZXhhbXBsZS5vcmcsMDMtMTIzNC01Njc4LDE5ODSUTjWMjjEyk/oK",
      "EUC-JP":
        "wKsszL4speGhvKXrpaKlyaXspbksxcXPw8jWueYswLjHr7fuxvwKu7PFxCzCwM+6LHRhcm9AZXhhbXBsZS5vcmcsMDMtMTIzNC01Njc4LDE5ODTHrzW37jEyxvwK",
      "ISO-2022-JP":
        "GyRCQCsbKEIsGyRCTD4bKEIsGyRCJWEhPCVrJSIlSSVsJTkbKEIsGyRCRUVPQ0hWOWYbKEIsGyRCQDhHLzduRnwbKEIKGyRCOzNFRBsoQiwbJEJCQE86GyhCLHRhcm9AZXhhbXBsZS5vcmcsMDMtMTIzNC01Njc4LDE5ODQbJEJHLxsoQjUbJEI3bhsoQjEyGyRCRnwbKEIK",
      "EUC-KR": "wMy4pyzAzLjewM8swPzIrbn4yKMKsei5zsHYLG1pbmp1bkBleGFtcGxlLm9yZywwMTAtMTIzNC01Njc4Cg==",
      "GB 18030": "0NXD+yy159fT08q8/izK1rv6Cs31t7wsd2FuZ2ZhbmdAZXhhbXBsZS5vcmcsMTM4MDAxMzgwMDAK",
      Big5: "qW2mVyy5caRstmyl8yyrsKWrCqT9qtosd2FuZ2ZhbmdAZXhhbXBsZS5vcmcsu0+lXwo=",
      "Windows-1251": "1MjOO93r5ery8O7t7eD/IO/u9/LgO8Pu8O7kCsji4O3u4iDPuPLwO3BldHJAZXhhbXBsZS5vcmc7zO7x6uLgCg==",
      "KOI8-R": "5unvO/zMxcvU0s/OzsHRINDP3tTBO+fP0s/ECunXwc7P1yDwo9TSO3BldHJAZXhhbXBsZS5vcmc77c/Ty9fBCg==",
    };
    const want = {
      fullName: "山田 太郎",
      firstName: "太郎",
      lastName: "山田",
      birthDate: "1984-05-12",
      emails: ["taro@example.org"],
      phones: ["+81312345678"],
    };
    const { people } = await readAll(csv, memoryFolder({ "a.csv": japanese }));
    assert.deepEqual(people, [want]);
    const others: Record<string, unknown> = {
      "EUC-KR": { fullName: "김민준", emails: ["minjun@example.org"], phones: ["+821012345678"] },
      "GB 18030": { fullName: "王芳", emails: ["wangfang@example.org"], phones: ["+8613800138000"] },
      Big5: { fullName: "王芳", location: "臺北", emails: ["wangfang@example.org"] },
      "Windows-1251": { fullName: "Иванов Пётр", location: "Москва", emails: ["petr@example.org"] },
      "KOI8-R": { fullName: "Иванов Пётр", location: "Москва", emails: ["petr@example.org"] },
    };
    for (const [what, bytes] of Object.entries(encoded)) {
      const folder = memoryFolder({ "a.csv": Buffer.from(bytes, "base64") });
      assert.deepEqual((await readAll(csv, folder)).people, [others[what] ?? want], what);
    }
  });

  test("is read in its own encoding and with its own separator", async () => {
    const wide = Buffer.from(`\uFEFF${GERMAN}`, "utf16le");
    const files = {
      "utf-8": GERMAN,
      "utf-8 with a mark": `\uFEFF${GERMAN}`,
      "windows-1252": Buffer.from(GERMAN, "latin1"),
      "utf-16": wide,
      "utf-16 without a mark": wide.subarray(2),
      commas: GERMAN.replaceAll(";", ","),
      tabs: GERMAN.replaceAll(";", "\t"),
      "line ends of Windows": GERMAN.replaceAll("\n", "\r\n"),
      "a note above": `Notes:\n"This file was exported; read it with care."\n\n${GERMAN}`,
    };
    for (const [what, content] of Object.entries(files)) {
      const { people, rejections } = await readAll(csv, memoryFolder({ "people.csv": content }));
      assert.deepEqual(people, [JOERG], what);
      assert.deepEqual(
        rejections.map(({ reason }) => reason),
        ["no name"],
        what,
      );
    }
  });

  test("reports rows in another encoding, without misreading the others", async () => {
    const mixed = Buffer.concat([
      Buffer.from("Name,E-Mail\nJürgen Utfach,ju@utf.example.org\nJörg Utfach,jo@utf.example.org\n"),
      Buffer.from("Jörn Lateiner,jl@latin.example.org\n", "latin1"),
    ]);
    const read = await readAll(csv, memoryFolder({ "people.csv": mixed }));
    assert.deepEqual(
      read.people.map(({ fullName }) => fullName),
      ["Jürgen Utfach", "Jörg Utfach"],
    );
    assert.deepEqual(read.rejections, [{ path: "people.csv", line: 4, ...leftOut("notDecoded") }]);
    const twice = Buffer.from("Name\nJürgen Weiß\nÂngela São\n").toString("latin1").replace("\u009f", "Ÿ");
    const found = await readAll(csv, memoryFolder({ "people.csv": `${twice}Ângela São\nÃsta Þór\n` }));
    assert.deepEqual(
      found.people.map(({ fullName }) => fullName),
      ["Ângela São", "Ãsta Þór"],
    );
    assert.deepEqual(
      found.rejections.map(({ line, reason }) => [line, reason.slice(0, 43)]),
      [2, 3].map((line) => [line, "letters that were read in a wrong encoding "]),
    );
  });

  test("reports the line of an unusable row, and none of its content", async () => {
    const { rejections } = await readAll(csv, memoryFolder({ "people.csv": GERMAN }));
    assert.deepEqual(rejections, [{ path: "people.csv", line: 3, ...leftOut("noName") }]);
  });

  test("gives a person the same key in every import, and people who share an address different keys", async () => {
    const text = "Name,Email\nAda Example,office@example.org\nBo Example,office@example.org\n";
    const first = await readAll(csv, memoryFolder({ "a.csv": text }));
    const second = await readAll(csv, memoryFolder({ "b.csv": `${text}Cy Example,cy@example.org\n` }));
    assert.deepEqual(first.keys, second.keys.slice(0, 2));
    assert.equal(new Set(second.keys).size, 3);
  });

  test("reads names without the qualifications after them, and keeps generational suffixes", async () => {
    const text = `First Name,Last Name,Email
Xiu,"Tanager, MBA, PMP",xiu@example.org
"Ola, PhD",Halm,ola@example.org
Odo,"Halm, Jr.",odo@example.org
INES,"CALDER, ANA",ines@example.org
`;
    const { people } = await readAll(csv, memoryFolder({ "leads.csv": text }));
    const names = people.map(({ fullName }) => fullName);
    assert.deepEqual(names, ["Xiu Tanager", "Ola Halm", "Odo Halm, Jr.", "INES CALDER, ANA"]);
  });

  test("never takes a formula for a value, and removes the character that disables one", async () => {
    const text = `Name,Email,Phone,City\nAda Example,"=HYPERLINK(""http://x.example"",""ada@example.org"")",'+44 20 7946 0000,=1+1\n`;
    const { people } = await readAll(csv, memoryFolder({ "people.csv": text }));
    assert.deepEqual(people, [{ fullName: "Ada Example", phones: ["+442079460000"] }]);
  });

  test("is mapped as the operator specifies", async () => {
    const folder = memoryFolder({ "people.csv": "who,where,x\nAda Example,Graz,ada@example.org\n" });
    const { people } = await readAll(csv, folder, { map: { who: "fullName", Where: "city", x: "ignore" } });
    assert.deepEqual(people, [{ fullName: "Ada Example", location: "Graz" }]);
    await assert.rejects(readAll(csv, folder, { map: { who: "nobody" } }), /No field is called "nobody"/);
    await assert.rejects(readAll(csv, folder, { map: { whom: "fullName" } }), /No column is called "whom"/);
  });

  test("is mapped column by column if several share a title", async () => {
    const table = "name,code,code\nAda Example,Graz,Glazier\n";
    const folder = memoryFolder({ "people.csv": table });
    const map = { code: "city", "Code#2": "title" };
    const { people } = await readAll(csv, folder, { map });
    assert.deepEqual(people, [
      { fullName: "Ada Example", location: "Graz", positions: [{ title: "Glazier", current: true }] },
    ]);
    await assert.rejects(readAll(csv, folder, { map: { "code#3": "title" } }), /No column is called "code#3"/);
    assert.deepEqual(columnNames(["name", "code", " Code"]), ["name", "code", "Code#2"]);
  });

  test("says how to name its columns if none contains names", async () => {
    const folder = memoryFolder({ "people.csv": "a,b\n1,2\n" });
    await assert.rejects(readAll(csv, folder), /--map "TITLE=fullName".*"a", "b"/);
  });
});

describe("the columns of a table", () => {
  test("are recognised by the titles that common programs use", () => {
    assert.deepEqual(fields("Record ID", "First Name", "Last Name", "Email", "Website URL", "Lifecycle Stage"), [
      "id",
      "firstName",
      "lastName",
      "email",
      "companyWebsite",
      "ignore",
    ]);
    assert.deepEqual(fields("First Name", "Person Linkedin Url", "Company Linkedin Url", "Facebook Url", "Last Name"), [
      "firstName",
      "profile",
      "ignore",
      "ignore",
      "lastName",
    ]);
    assert.deepEqual(
      fields("Name", "Given Name", "Family Name", "E-mail 1 - Value", "Phone 2 - Value", "Address 1 - City"),
      ["fullName", "firstName", "lastName", "email", "phone", "city"],
    );
    assert.deepEqual(fields("Person - Name", "Person - Email - Work", "Person - Organization"), [
      "fullName",
      "email",
      "company",
    ]);
  });

  test("are disambiguated by the other columns if a title has several meanings", () => {
    assert.deepEqual(fields("Vorname", "Name"), ["firstName", "lastName"]);
    assert.deepEqual(fields("Nome", "Cognome"), ["firstName", "lastName"]);
    assert.deepEqual(fields("Nombre", "Apellidos"), ["firstName", "lastName"]);
    assert.deepEqual(fields("Prénom", "Nom"), ["firstName", "lastName"]);
    assert.deepEqual(fields("Nombre", "Correo electrónico"), ["fullName", "email"]);
    assert.deepEqual(fields("Nom", "Courriel"), ["fullName", "email"]);
  });

  test("are recognised by their cells if the titles say nothing", () => {
    const rows = [
      ["Ada Example", "ada@example.org", "https://www.linkedin.com/in/candor-ada", "+442079460000", "Mr."],
      ["Bo Example", "bo@example.org", "https://www.linkedin.com/in/candor-bo", "+442079460001", "Dr."],
    ];
    const { columns } = recogniseColumns(["Name", "A", "B", "C", "Title"], rows);
    assert.deepEqual(
      columns.map(({ field }) => field),
      ["fullName", "email", "profile", "phone", "ignore"],
    );
  });
});

test("recognises countries in the languages of tables, and dates in the usual orders", () => {
  for (const [name, code] of Object.entries({
    Deutschland: "DE",
    "États-Unis": "US",
    España: "ES",
    UK: "GB",
    it: "IT",
  })) {
    assert.equal(regionOf(name), code, name);
  }
  assert.equal(regionOf("Atlantis"), undefined);
  const dates = [
    ["1984-05-12T00:00:00Z", undefined, "1984-05-12"],
    ["12.5.1984", undefined, "1984-05-12"],
    ["05/12/1984", "month", "1984-05-12"],
    ["12/05/1984", "day", "1984-05-12"],
    // The day and month are ambiguous.
    ["05/12/1984", undefined, "1984"],
    ["12. März 1984", undefined, "1984-03-12"],
    ["March 12, 1984", undefined, "1984-03-12"],
    ["12 de marzo de 1984", undefined, "1984-03-12"],
    ["Mar 2020", undefined, "2020-03"],
    ["31.2.1984", undefined, undefined],
    ["soon", undefined, undefined],
  ] as const;
  for (const [text, order, date] of dates) assert.equal(readDate(text, order), date, text);
});

test("a number without its plus gets one only if the table or row reveals its country", async () => {
  const phonesOf = async (...rows: readonly string[]) => {
    const text = `Name,Phone,Country\n${rows.map((row, at) => `Ada Example ${at},${row}`).join("\n")}\n`;
    const { people } = await readAll(csv, memoryFolder({ "t.csv": text }));
    return people.map(({ phones }) => phones?.[0]);
  };
  assert.deepEqual(await phonesOf("15102345678,", "442079460000,"), ["15102345678", "442079460000"]);
  assert.deepEqual(await phonesOf("15102345678,China"), ["+8615102345678"]);
  assert.deepEqual(await phonesOf("442079460000,UK"), ["+442079460000"]);
  assert.deepEqual(await phonesOf("+44 20 7946 0001,", "442079460000,"), ["+442079460001", "+442079460000"]);
  assert.deepEqual(await phonesOf("+86 151 0234 5679,", "15102345678,"), ["+8615102345679", "15102345678"]);
  const several = ["+44 20 7946 0001,", "+1 202 555 0143,", "442079460000,"];
  assert.deepEqual(await phonesOf(...several), ["+442079460001", "+12025550143", "442079460000"]);
});

test("a column of numbers without a plus is completed by the language of its title only", async () => {
  const phonesOf = async (title: string, ...numbers: readonly string[]) => {
    const rows = numbers.map((number, at) => `Ada Beispiel ${at},${number}`).join("\n");
    const { people } = await readAll(csv, memoryFolder({ "t.csv": `Name,${title}\n${rows}\n` }));
    return people.map(({ phones }) => phones?.[0]);
  };
  const german = ["491713920084", "491713920072", "4930231255888"];
  assert.deepEqual(
    await phonesOf("Mobil", ...german),
    german.map((number) => `+${number}`),
  );
  // German mobile numbers without their zero, and numbers from Curitiba, begin like other countries' codes.
  for (const [title, numbers] of [
    ["Mobil", ["17139200841", "17139200842", "17139200843"]],
    ["Celular", ["41987654321", "41987654322", "41987654323"]],
    ["Phone", german],
    ["Mobil", german.slice(0, 2)],
  ] as const)
    assert.deepEqual(await phonesOf(title, ...numbers), numbers, title);
});

test("a transposed table yields a person per column, and a file of blocks a person per block", async () => {
  const people = ["Ada Example,ada@example.org,Graz", "Odo Example,odo@example.org,Lyon"].map((row) => row.split(","));
  const titles = ["Full name", "E-mail", "City"];
  const onSide = titles.map((title, at) => [title, ...people.map((person) => person[at])].join(",")).join("\n");
  const blocks = people.map((person) => titles.map((title, at) => `${title},${person[at]}`).join("\n")).join("\n\n");
  for (const text of [onSide, blocks]) {
    const read = await readAll(csv, memoryFolder({ "t.csv": `${text}\n` }));
    assert.deepEqual(
      read.people.map(({ fullName, emails, location }) => [fullName, emails?.[0], location]),
      people,
    );
    assert.deepEqual(read.rejections, []);
  }
});

test("a heading or total among the rows of a table is not a person", async () => {
  const text =
    "First name,Last name,E-mail\nDepartment North,,\nAda,Example,ada@example.org\nOdo,,odo@example.org\nTotal,2,\nFirst name,Last name,E-mail\n";
  const { people, rejections } = await readAll(csv, memoryFolder({ "t.csv": text }));
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    ["Ada Example", "Odo"],
  );
  assert.deepEqual(
    rejections.map(({ line, reason }) => [line, reason]),
    [
      [2, "no name"],
      [5, "a sum of other rows, not a person"],
      [6, "no name"],
    ],
  );
});

test('a cell that says "unknown" is empty, and a total in the name column is not a person', async () => {
  const unknown = ["N/A", "n/a", "-", "–", "unbekannt", "keine Angabe", "unknown", "None"];
  const rows = unknown.map((cell, at) => `${at},Person Number${"abcdefgh"[at]},${cell},${cell},${cell}`);
  const text = `Nr.,Name,Company,Phone,Deal size\n${rows.join("\n")}\n8,Nona Null,Prism Works,,\n,TOTAL,,,"48.500,00"\n`;
  const { people, rejections } = await readAll(csv, memoryFolder({ "t.csv": text }));
  assert.deepEqual(
    people.map(({ fullName, positions, phones }) => [fullName, positions?.[0]?.company, phones?.length ?? 0]),
    [...unknown.map((_, at) => [`Person Number${"abcdefgh"[at]}`, undefined, 0]), ["Nona Null", "Prism Works", 0]],
  );
  assert.deepEqual(
    rejections.map(({ line, reason }) => [line, reason]),
    [[11, "a sum of other rows, not a person"]],
  );
});

test("reads a past job with its dates next to the present one, and hobbies as interests", async () => {
  const text = `fullName,companyName,title,pastExperienceCompanyName,pastExperienceCompanyTitle,pastExperienceDate,Hobby
Ada Example,Prism Works,Glazier,Old Panes,Clerk,Jan 2016 – Mar 2019,"Chess, Rowing"
`;
  const { people } = await readAll(csv, memoryFolder({ "t.csv": text }));
  assert.deepEqual(people[0]?.positions, [
    { title: "Glazier", company: "Prism Works", current: true },
    { title: "Clerk", company: "Old Panes", from: "2016-01", to: "2019-03" },
  ]);
  assert.deepEqual(people[0]?.interests, ["Chess", "Rowing"]);
});

test("any table is either read or refused with a message", async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("Name", "Email", '"', ";", "\n", "a@example.org", "\0", "\uD83D"));
  const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(",", ";", "\t"), async (rows, separator) => {
      const text = `Name${separator}Email\n${rows.map((row) => row.join(separator)).join("\n")}`;
      try {
        for (const person of (await readAll(csv, memoryFolder({ "t.csv": text }))).people) assert.ok(person.fullName);
      } catch (error) {
        assert.ok(error instanceof ImportFormatError, String(error));
      }
    }),
    { numRuns: 200 },
  );
});

test("a table of separators only is refused after its first rows, however they are broken", async () => {
  for (const [text, reason] of [
    [",".repeat(1_500_000), /t\.csv: a row of more than 1,000,000 characters/],
    [`${",".repeat(900_000)}\n`.repeat(2), /t\.csv near line 1: a row of more than 16,384 columns/],
    [`${",".repeat(16_000)}\n`.repeat(60), /60 rows have more than 400,000 cells/],
  ] as const) {
    await assert.rejects(readAll(csv, memoryFolder({ "t.csv": text })), reason);
  }
});

describe("a table with several people in a row", () => {
  const wanja = { fullName: "Wanja Quellbach", emails: ["wanja@example.org"] };
  const odo = { fullName: "Odo Calder", emails: ["odo@example.org"] };
  const at = (person: object) => ({
    ...person,
    location: "Graz",
    positions: [{ company: "Prism Works", current: true }],
  });

  test("gives each person their own columns, by number or position, and shared columns to all", async () => {
    const numbered = "Firma;Ansprechpartner 1;E-Mail 1;Ansprechpartner 2;E-Mail 2;Ort";
    const placed = "Firma;Ort;Ansprechpartner;E-Mail;Ansprechpartner;E-Mail";
    const rows: Readonly<Record<string, string>> = {
      [numbered]: "Prism Works;Wanja Quellbach;wanja@example.org;Odo Calder;odo@example.org;Graz",
      [placed]: "Prism Works;Graz;Wanja Quellbach;wanja@example.org;Odo Calder;odo@example.org",
    };
    for (const [head, row] of Object.entries(rows)) {
      const { people } = await readAll(csv, memoryFolder({ "a.csv": `${head}\n${row}\n` }));
      assert.deepEqual(people.map(sorted), [sorted(at(wanja)), sorted(at(odo))], head);
    }
  });

  test("yields fewer people if some positions are empty, and none if all are", async () => {
    const table = "Contact 1,Email 1,Contact 2,Email 2\nOdo Calder,odo@example.org,,\n,,,\n,wanja@example.org,,\n";
    const { people, rejections } = await readAll(csv, memoryFolder({ "a.csv": table }));
    assert.deepEqual(people, [odo]);
    assert.deepEqual(rejections, [{ path: "a.csv", line: 4, ...leftOut("noName") }]);
  });

  test("leaves several addresses with one person", async () => {
    const table = "Name,E-mail 1,E-mail 2\nWanja Quellbach,wanja@example.org,w@example.org\n";
    const { people } = await readAll(csv, memoryFolder({ "a.csv": table }));
    assert.deepEqual(people, [{ ...wanja, emails: ["wanja@example.org", "w@example.org"] }]);
  });
});

test("refuses a text that is not a table, whatever its first line says", async () => {
  const text = "Ansprechpartner\n\nWanja Quellbach\nTel.: 0316 4815162\nE-Mail: wanja@example.org\n";
  await assert.rejects(readAll(csv, memoryFolder({ "a.txt": text })), /The column "Ansprechpartner" holds no names/);
});

test("refuses a file without text, and names the encoding of one in UTF-32", async () => {
  const stored = Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256));
  const wide = Buffer.from(
    [..."\uFEFFname,email\nAda Weberlin,ada@weberlin.example\n"].flatMap((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return [code & 0xff, code >> 8, 0, 0];
    }),
  );
  for (const [bytes, reason] of [
    [stored, /^Error: a\.csv is not a table: it contains no text\.$/],
    [Buffer.alloc(5_000), /it contains no text/],
    [wide, /encoded as UTF-32, which is not read\. Save it as UTF-8/],
  ] as const)
    await assert.rejects(readAll(csv, memoryFolder({ "a.csv": bytes })), reason);
  const padded = `name,email\nAda Weberlin,ada@weberlin.example\n${"Bram Olund,b@olund.example\0\0\0\u0002\n".repeat(20)}`;
  const { people, rejections } = await readAll(csv, memoryFolder({ "a.csv": padded }));
  assert.deepEqual([people.length, rejections.length], [1, 20], "a damaged table is still a table");
});

test("a table in a language of a single country is read in that country's encoding and phone format", async () => {
  const table =
    "Pavardė, vardas;Gimimo data;Pareigos;Mob. tel.;El. p.\nŠermukšnytė, Ugnė;1968-03-09;Inžinierė;8 600 00247;ugne@prisma.example\n";
  const codes: Readonly<Record<string, number>> = { Š: 0xd0, š: 0xf0, ė: 0xeb, ž: 0xfe };
  const bytes = Buffer.from([...table].map((sign) => codes[sign] ?? sign.charCodeAt(0)));
  const { people } = await readAll(csv, memoryFolder({ "a.csv": bytes }));
  assert.deepEqual(
    [people[0]?.fullName, people[0]?.positions, people[0]?.phones],
    ["Ugnė Šermukšnytė", [{ title: "Inžinierė", current: true }], ["+37060000247"]],
  );
});

test("of two addresses of one account, the public one is kept rather than one with a program's own id", async () => {
  const [own, open] = ["https://www.linkedin.com/in/ACwAAB00912xYz", "https://www.linkedin.com/in/wanja-quellbach"];
  const read = async (...urls: readonly string[]) => {
    const { people } = await readAll(
      csv,
      memoryFolder({ "a.csv": `name,linkedin,profile url\nWanja Quellbach,${urls.join(",")}\n` }),
    );
    return people[0]?.profiles;
  };
  assert.deepEqual(await read(own, open), [open]);
  assert.deepEqual((await read(own, ""))?.length, 1, "alone it is better than none");
});

test("a transposed table may number the people above its columns", async () => {
  const table =
    "field\tcontact 1\tcontact 2\nfull name\tWanja Quellbach\tOdo Calder\ne-mail\twanja@example.org\todo@example.org\ntelephone\t+43316481516\t+442079460101\ntown\tGraz\tLeeds\n";
  const { people } = await readAll(csv, memoryFolder({ "a.tsv": table }));
  assert.deepEqual(
    people.map(({ fullName, location }) => [fullName, location]),
    [
      ["Wanja Quellbach", "Graz"],
      ["Odo Calder", "Leeds"],
    ],
  );
});

test("titles that say whose a column is are understood in other languages, and a name next to a surname is the full name", async () => {
  const titles =
    "Personne - Nom,Personne - Prénom,Personne - Nom de famille,Personne - Ville/village/localité de Adresse postale";
  const { people } = await readAll(csv, memoryFolder({ "a.csv": `${titles}\nInès Calderon,Inès,Calderon,Lille\n` }));
  assert.deepEqual(
    [people[0]?.fullName, people[0]?.lastName, people[0]?.location],
    ["Inès Calderon", "Calderon", "Lille"],
  );
});

test("truncates a very long title in a message", async () => {
  const long = "what they do and why ".repeat(20);
  await assert.rejects(readAll(csv, memoryFolder({ "a.csv": `${long},x\n1,2\n3,4\n` })), ({ message }: Error) => {
    assert.ok(message.includes("what they do and why") && message.length < 250, message);
    return true;
  });
});

test("reports a column that is titled like names but contains numbers", async () => {
  const table = "name,email\n12345,a@example.org\n67890,b@example.org\n";
  await assert.rejects(
    readAll(csv, memoryFolder({ "a.csv": table })),
    /^Error: The column "name" holds no names: most of its cells are numbers[^"]*--map "TITLE=fullName". The columns are "name", "email"\.$/,
  );
});

test("a formula in place of a name costs its row, not the table", async () => {
  const table = 'name,email\n"=HYPERLINK(""https://a.example"",""x"")",a@example.org\nOdo Calder,odo@example.org\n';
  const { people, rejections } = await readAll(csv, memoryFolder({ "a.csv": table }));
  assert.deepEqual(people, [{ fullName: "Odo Calder", emails: ["odo@example.org"] }]);
  assert.deepEqual(rejections, [{ path: "a.csv", line: 2, ...leftOut("formulaName") }]);
});

test("a formula in place of a forename leaves nobody with half a name", async () => {
  const table =
    "First name,Last name,Email\n=CMD,Millrace,cmd@example.org\n+Tom,Ashdown,tom@example.org\nEve,=Evans,eve@example.org\n";
  const { people, rejections } = await readAll(csv, memoryFolder({ "a.csv": table }));
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    ["+Tom Ashdown"],
  );
  assert.deepEqual(
    rejections.map(({ line, reason }) => [line, reason]),
    [
      [2, "a formula in the place of a name"],
      [4, "a formula in the place of a name"],
    ],
  );
});

test("a formula that is only a text, with which programs keep zeros, is that text", async () => {
  const table = 'Name,Phone,Country\n"=""Odo Calder""","=""030 5550210""",Germany\n';
  const { people, rejections } = await readAll(csv, memoryFolder({ "a.csv": table }));
  assert.deepEqual(
    people.map(({ fullName, phones }) => [fullName, phones]),
    [["Odo Calder", ["+49305550210"]]],
  );
  assert.deepEqual(rejections, []);
});

test("a number that lost its plus is not read as a longer one of the country in which the towns lie", async () => {
  const rows = ["Münster", "Görlitz", "Bremen", "Hamburg", "Leipzig"].map(
    (town, at) => `Ines Calder${"abcde"[at]},49171392008${at},${town}`,
  );
  const { people } = await readAll(csv, memoryFolder({ "a.csv": `Name,Mobil,Ort\n${rows.join("\n")}\n` }));
  assert.deepEqual(
    people.map(({ phones }) => phones?.[0]),
    rows.map((_, at) => `+49171392008${at}`),
  );
});

test("whose a column is matters more than what it contains", async () => {
  const table =
    "Firma;Ansprechpartner Vorname;Ansprechpartner Nachname;Ansprechpartner E-Mail\nPrism Works;Wanja;Quellbach;wanja@example.org\n";
  const { people } = await readAll(csv, memoryFolder({ "a.csv": table }));
  assert.equal(people[0]?.fullName, "Wanja Quellbach");
  assert.deepEqual(people[0]?.emails, ["wanja@example.org"]);
});

function sorted(person: object): object {
  return Object.fromEntries(Object.entries(person).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test("numbers without a country code belong to the country of the table's towns, if there is only one", async () => {
  const phonesOf = async (...towns: readonly string[]) => {
    const lines = towns.map((town, at) => `Person Number${at}x;${town};0511 120 30${at}0`);
    const text = `Name;Ort;Telefon\n${lines.join("\n")}\n`.replace(
      /Number(\d)x/g,
      (_, at: string) => ["Ada", "Bram", "Cato"][Number(at)] ?? "",
    );
    const { people } = await readAll(csv, memoryFolder({ "people.csv": text }));
    return people.flatMap(({ phones = [] }) => phones);
  };
  assert.deepEqual(await phonesOf("30159 Hannover", "Köln", "Musterdorf"), [
    "+495111203000",
    "+495111203010",
    "+495111203020",
  ]);
  assert.deepEqual(await phonesOf("Köln", "Graz", "Hannover"), ["0511 120 3000", "0511 120 3010", "0511 120 3020"]);
  assert.deepEqual(await phonesOf("Köln"), ["0511 120 3000"]);
});
