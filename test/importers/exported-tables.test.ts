import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ImportedPerson } from "../../src/importers/person.ts";
import { recogniseColumns } from "../../src/importers/tables/columns.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { xlsx } from "../../src/importers/tables/books.ts";
import { RESULT_TITLES } from "../../src/exports/bulk-result.ts";
import { writeCsv, writeSheet, writeTable, writeWorkbook } from "../../src/exports/table.ts";
import { memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

/** The people in a table with one row, given as pairs of a title and a cell. */
async function peopleOf(...cells: readonly (readonly [title: string, cell: string])[]) {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [cells.map(([title]) => quote(title)), cells.map(([, cell]) => quote(cell))];
  const { people } = await readAll(
    csv,
    memoryFolder({ "export.csv": lines.map((line) => `${line.join(",")}\n`).join("") }),
  );
  return people as readonly ImportedPerson[];
}

async function personOf(...cells: readonly (readonly [title: string, cell: string])[]) {
  const [person, ...others] = await peopleOf(...cells);
  assert.ok(person !== undefined && others.length === 0);
  return person;
}

const INES = [
  ["First Name", "Ines"],
  ["Last Name", "Calder"],
] as const;

describe("column titles written by programs", () => {
  test("may be joined words, in upper or lower case", async () => {
    const person = await personOf(
      ["FIRSTNAME", "Ines"],
      ["LASTNAME", "Calder"],
      ["MAILINGCITY", "Leeds"],
      ["jobtitle", "Head of Glass"],
      ["twitterhandle", "inescalder"],
    );
    assert.equal(person.fullName, "Ines Calder");
    assert.equal(person.location, "Leeds");
    assert.deepEqual(person.positions, [{ title: "Head of Glass", current: true }]);
    assert.deepEqual(person.profiles, ["https://x.com/inescalder"]);
  });

  test("may describe location, languages and former employers in everyday words", async () => {
    const person = await personOf(
      ["Who", "Ines Calder"],
      ["Where they sit", "Leeds"],
      ["Shop", "Brackwell Ltd"],
      ["Ex-shop", "Thornfield"],
      ["Tongues", "English, German (B1)"],
      ["Since when", "03/2019"],
    );
    assert.equal(person.location, "Leeds");
    assert.deepEqual(person.positions, [
      { company: "Brackwell Ltd", from: "2019-03", current: true },
      { company: "Thornfield" },
    ]);
    assert.deepEqual(person.languages, [{ language: "English" }, { language: "German", proficiency: "B1" }]);
  });

  test("without meaning are recognised by their cells, including languages", () => {
    const rows = [
      ["Ines Calder", "English, German"],
      ["Odo Halm", "français"],
      ["Mara Quill", "Polish; English (C1)"],
    ];
    const told = recogniseColumns(["Name", "Blue"], rows).columns.map(({ field }) => field);
    assert.deepEqual(told, ["fullName", "language"]);
  });

  test("reveal whose address it is: a manager's or a firm's is not the person's", async () => {
    const person = await personOf(
      ...INES,
      ["Email", "ines@calder.example"],
      ["Manager Email", "boss@brackwell.example"],
      ["Company HQ Phone", "+44 20 7946 0000"],
      ["Mobile phone", "+44 7700 900123"],
    );
    assert.deepEqual(person.emails, ["ines@calder.example"]);
    assert.deepEqual(person.phones, ["+447700900123"]);
  });
});

describe("separate columns for posts and schools", () => {
  test("give each post its own dates and places, including the previous one", async () => {
    const person = await personOf(
      ...INES,
      ["linkedinJobTitle", "Head of Glass"],
      ["companyName", "Brackwell Ltd"],
      ["linkedinJobDateRange", "Mar 2019 - Present"],
      ["linkedinJobLocation", "Leeds"],
      ["previousCompanyName", "Thornfield"],
      ["linkedinPreviousJobTitle", "Glass Worker"],
      ["linkedinPreviousJobDateRange", "Jan 2010 - Feb 2019"],
      ["linkedinPreviousJobLocation", "York"],
      ["linkedinSchoolName", "University of Leeds"],
      ["linkedinSchoolDegree", "MSc"],
      ["linkedinSchoolDateRange", "2006 - 2008"],
      ["linkedinPreviousSchoolName", "York College"],
      ["linkedinPreviousSchoolDateRange", "2003 - 2006"],
    );
    assert.deepEqual(person.positions, [
      { title: "Head of Glass", company: "Brackwell Ltd", location: "Leeds", from: "2019-03", current: true },
      { title: "Glass Worker", company: "Thornfield", location: "York", from: "2010-01", to: "2019-02" },
    ]);
    assert.deepEqual(person.education, [
      { school: "University of Leeds", degree: "MSc", from: "2006", to: "2008" },
      { school: "York College", from: "2003", to: "2006" },
    ]);
  });

  test("may be numbered, with start, end and subject in columns of their own", async () => {
    const person = await personOf(
      ...INES,
      ["Position-0-Title", "Head of Glass"],
      ["Position-0-Company", "Brackwell Ltd"],
      ["Position-0-From", "Mar 2019"],
      ["Position-0-To", "Present"],
      ["Position-1-Title", "Glass Worker"],
      ["Position-1-Company", "Thornfield"],
      ["Position-1-From", "Jan 2010"],
      ["Position-1-To", "Feb 2019"],
      ["School-0-Name", "University of Leeds"],
      ["School-0-Degree", "MSc"],
      ["School-0-Field", "Materials"],
      ["School-0-From", "2006"],
      ["School-0-To", "2008"],
    );
    assert.deepEqual(person.positions, [
      { title: "Head of Glass", company: "Brackwell Ltd", from: "2019-03", current: true },
      { title: "Glass Worker", company: "Thornfield", from: "2010-01", to: "2019-02" },
    ]);
    assert.deepEqual(person.education, [
      { school: "University of Leeds", degree: "MSc, Materials", from: "2006", to: "2008" },
    ]);
  });

  test("join a title with the employer of the same number, not with one without a number", async () => {
    const person = await personOf(
      ["Given Name", "Ines"],
      ["Family Name", "Calder"],
      ["E-mail 1 - Value", "ines@calder.example"],
      ["Occupation", "Glassmaker"],
      ["Organization 1 - Name", "Brackwell Ltd"],
      ["Organization 1 - Title", "Head of Glass"],
    );
    assert.deepEqual(person.positions, [{ title: "Head of Glass", company: "Brackwell Ltd", current: true }]);
  });
});

describe("an address in columns", () => {
  test("gives the home before the workplace, and never the town of one with the region of the other", async () => {
    const person = await personOf(
      ...INES,
      ["Business City", "York"],
      ["Business State", ""],
      ["Home City", "Leeds"],
      ["Home State", "West Yorkshire"],
      ["Office Location", "Room 5"],
    );
    assert.equal(person.location, "Leeds, West Yorkshire");
    const working = await personOf(...INES, ["Business City", "York"], ["Office Location", "Room 5"]);
    assert.equal(working.location, "York");
  });
});

test("two surnames belong to one person, and a date of birth in three columns is one date", async () => {
  const person = await personOf(
    ["Apellido 1", "Calder"],
    ["Apellido 2", "Hollin"],
    ["Nombre", "Inés"],
    ["Birth Year", "1984"],
    ["Birth Month", "05"],
    ["Birth Day", "12"],
  );
  assert.equal(person.fullName, "Inés Calder Hollin");
  assert.equal(person.birthDate, "1984-05-12");
});

test("a name under a platform's title is a profile there, and an address on an unsupported site is an account", async () => {
  const person = await personOf(
    ...INES,
    ["LinkedIn", "ines-calder"],
    ["TikTok", "@inescalder"],
    ["GitHub", "inescalder"],
    ["XING-Profil", "https://www.xing.com/profile/Ines_Calder"],
    ["Profile link", "https://www.linkedin.com/company/brackwell"],
  );
  assert.deepEqual(person.profiles, [
    "https://www.linkedin.com/in/ines-calder",
    "https://www.tiktok.com/@inescalder",
    "https://github.com/inescalder",
  ]);
  assert.deepEqual(person.accounts, ["https://www.xing.com/profile/Ines_Calder"]);
});

test("a start date belongs to a post if the program means it so, and may be a course's otherwise", async () => {
  const cells = [...INES, ["Company Name", "Brackwell Ltd"], ["Start date", "2019-03-01"]] as const;
  assert.deepEqual((await personOf(...cells)).positions, [{ company: "Brackwell Ltd", current: true }]);
  const hubspot = await personOf(["Record ID", "1"], ["Lifecycle Stage", "Lead"], ...cells);
  assert.deepEqual(hubspot.positions, [{ company: "Brackwell Ltd", from: "2019-03-01", current: true }]);
});

test("certificates and nationalities are imported, but not what somebody applies for", async () => {
  const person = await personOf(
    ["Name", "Ines Calder"],
    ["Headline", "Glass people"],
    ["Job", "Furnace Lead"],
    ["Stage", "Applied"],
    ["Certifications", "Glazier’s licence, First aid"],
    ["Nationality", "Irish"],
  );
  assert.deepEqual(person.awards, ["Glazier’s licence", "First aid"]);
  assert.deepEqual(person.nationalities, ["Irish"]);
  assert.equal(person.positions, undefined);
});

test("the text of a link is not a handle, and does not merge two people", async () => {
  const text = [
    "Name,LinkedIn,Twitter,Facebook,Email",
    "Ignace Bellwyn,LinkedIn,twitter,facebook,ignace@bellwyn.example",
    "Ignace Bellwyn,LinkedIn,yes,view-profile,other@post.example",
    "Jacinda Thornwood,view_profile,@jacinda_t,jacindathornwood,jacinda@thornwood.example",
    "Kasimir Oakley,ja,1,https://www.facebook.com/kasimir.oakley,kasimir@oakley.example",
  ].join("\n");
  const { people, keys } = await readAll(csv, memoryFolder({ "links.csv": text }));
  assert.deepEqual(
    people.map(({ profiles }) => profiles ?? []),
    [
      [],
      [],
      ["https://x.com/jacinda_t", "https://facebook.com/jacindathornwood"],
      ["https://www.facebook.com/kasimir.oakley"],
    ],
  );
  assert.equal(new Set(keys).size, 4);
});

test("an assistant's number is not the person's", async () => {
  const person = await personOf(...INES, ["Phone", "+44 20 7946 0101"], ["Asst Phone", "+44 20 7946 0102"]);
  assert.deepEqual(person.phones, ["+442079460101"]);
});

test("an address or a number is extracted from its surroundings", async () => {
  const person = await personOf(
    ...INES,
    ["Email", "Ines Calder <ines@calder.example> (old)"],
    ["Phone", "tel: +49 30 5550210 (work)"],
  );
  assert.deepEqual(person.emails, ["ines@calder.example"]);
  assert.deepEqual(person.phones, ["+49305550210"]);
  const [bracketed] = await peopleOf(...INES, ["Email", "<ines@calder.example>"]);
  assert.deepEqual(bracketed?.emails, ["ines@calder.example"]);
  const [unread] = await peopleOf(...INES, ["Email", "ines(at)calder.example"]);
  assert.deepEqual(unread?.emails, ["ines@calder.example"]);
});

test("a lookup exported as a table is refused, because its rows are facts and not people", async () => {
  const facts = ["/fullName", "/languages/0/proficiency"].map((field) => ({
    field,
    value: "Ysolde Marchbanks",
    confidence: 1,
    sources: ["https://ysolde.example.org/"],
    quotes: [],
  }));
  const own = /is the export of a lookup/;
  await assert.rejects(readAll(csv, memoryFolder({ "r.csv": writeCsv(facts) })), own);
  // With contact details it looks like a form of labels and values.
  const said = { fullName: "Ysolde Marchbanks", firstName: "Ysolde", company: "Globex", "emails/0": "y@example.org" };
  const form = Object.entries(said).map(([name, value]) => ({
    field: `/${name}`,
    value,
    confidence: 1,
    sources: ["urn:x"],
    quotes: [value],
  }));
  await assert.rejects(readAll(csv, memoryFolder({ "f.csv": writeCsv(form) })), own);
  await assert.rejects(readAll(xlsx, memoryFolder({ "r.xlsx": Buffer.from(await writeWorkbook(facts)) })), own);
});

test("an unusable cell is reported and skipped, and the rest of its row is imported", async () => {
  const { people, rejections } = await readAll(
    csv,
    memoryFolder({
      "a.csv": `Name,Email,Phone,Date of birth,Company
Florimond Case,florimond(at)case.example,12,31/02/1980,Case Ltd
Gisela North,gisela@north,tel: +49 30 5550210 (work),13.13.1990,North Ltd
`,
    }),
  );
  assert.deepEqual(
    people.map(({ emails, phones, birthDate }) => [emails, phones, birthDate]),
    [
      [["florimond@case.example"], undefined, undefined],
      [undefined, ["+49305550210"], undefined],
    ],
  );
  assert.deepEqual(
    rejections.map(({ line, reason, cell }) => [line, reason, cell]),
    [
      [2, 'no phone number in the column "Phone"', true],
      [2, 'no date with a year in the column "Date of birth"', true],
      [3, 'no email address in the column "Email"', true],
      [3, 'no date with a year in the column "Date of birth"', true],
    ],
  );
});

test("a heading between the rows of a sheet is not a person, but a person with only a name is", async () => {
  const { people, rejections } = await readAll(
    csv,
    memoryFolder({
      "a.csv": `Full name,Title,Email
SALES DEPARTMENT,,
Jessamy Farrow,Seller,jessamy@farrow.example
Engineering,,
Lucian Ibekwe,Engineer,lucian@ibekwe.example
Team Nord,,
Solveig Brandt,,
`,
    }),
  );
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    ["Jessamy Farrow", "Lucian Ibekwe", "Solveig Brandt"],
  );
  assert.deepEqual(
    rejections.map(({ line }) => line),
    [2, 4, 6],
  );
});

test("tells apart a post and its firm, a handle and its site, and a number next to an address", async () => {
  const person = await personOf(
    ["Name", "Ines Calder-Moss"],
    ["Role / Organisation", "Sommelier, The Tin Lantern"],
    ["Reach them", "ines@calder.example / +353 21 555 0140"],
    ["Redes sociais", "@ines.calder (Instagram)"],
    ["Facebook", "ines.calder"],
    ["Website", "https://moss.example"],
  );
  assert.deepEqual(person.positions, [{ title: "Sommelier", company: "The Tin Lantern", current: true }]);
  assert.deepEqual(person.phones, ["+353215550140"]);
  assert.deepEqual(person.profiles, ["https://www.instagram.com/ines.calder", "https://facebook.com/ines.calder"]);
  assert.deepEqual(person.websites, ["https://moss.example"]);
});

test("numbers without a country code belong to the country whose language the titles are in, if two titles agree", async () => {
  const [polish] = await peopleOf(["Imię", "Ines"], ["Nazwisko", "Calder"], ["Telefon", "22 555 01 40"]);
  assert.deepEqual(polish?.phones, ["+48225550140"]);
  const [turkish] = await peopleOf(
    ["Ad", "Ines"],
    ["Soyad", "Calder"],
    ["Şehir", "Izmir"],
    ["Telefon", "0232 555 01 40"],
  );
  assert.deepEqual(turkish?.phones, ["+902325550140"]);
  const [german] = await peopleOf(["Vorname", "Ines"], ["Nachname", "Calder"], ["Telefon", "0232 555 01 40"]);
  assert.deepEqual(german?.phones, ["0232 555 01 40"], "German is spoken in several countries");
  const [borrowed] = await peopleOf(["Name", "Ines Calder"], ["Soyad", ""], ["Phone", "0232 555 01 40"]);
  assert.deepEqual(borrowed?.phones, ["0232 555 01 40"]);
});

test("recognises Arabic titles", async () => {
  const person = await personOf(
    ["الاسم الكامل", "ليلى حداد"],
    ["البريد الإلكتروني", "layla@haddad.example"],
    ["رقم الهاتف", "+962 6 555 0140"],
    ["المسمى الوظيفي", "مهندسة"],
    ["الشركة", "شركة النور"],
    ["المدينة", "عمان"],
  );
  assert.deepEqual([person.fullName, person.emails, person.location], ["ليلى حداد", ["layla@haddad.example"], "عمان"]);
  assert.deepEqual(person.positions, [{ title: "مهندسة", company: "شركة النور", current: true }]);
});

test("The result of a bulk and the history of lookups are refused by name, as CSV and as a workbook", async () => {
  const result = [RESULT_TITLES, ["1", "2", "Ysolde Marchbanks", "done", null, 0.9, "c", "Ysolde Marchbanks"]] as const;
  const history = [
    "lookupId,address,name,email,sources,status,purpose,sections,preview,trial,started".split(","),
    ["l", "http://localhost/lookups/l", "Ysolde Marchbanks", "y@example.org", "2", "success", "sales", "", "", "", ""],
  ];
  for (const [rows, reason] of [
    [result, /the result of a bulk.*Import the list/],
    [history, /the history of lookups/],
  ] as const) {
    await assert.rejects(readAll(csv, memoryFolder({ "r.csv": writeTable(rows) })), reason);
    await assert.rejects(readAll(xlsx, memoryFolder({ "r.xlsx": Buffer.from(await writeSheet(rows)) })), reason);
  }
});
