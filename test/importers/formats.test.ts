import { leftOut } from "../../src/importers/left-out.ts";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { IMPORTERS } from "../../src/connectors/registry.ts";
import { followTheMoney } from "../../src/importers/follow-the-money/importer.ts";
import { recogniseFormat } from "../../src/importers/importers.ts";
import { jsonResume } from "../../src/importers/json-resume/importer.ts";
import { peopleDataLabs } from "../../src/importers/people-data-labs/importer.ts";
import type { ImportedPerson } from "../../src/importers/person.ts";
import { popolo } from "../../src/importers/popolo/importer.ts";
import { asVersion3 } from "../../src/importers/vcard/older.ts";
import { readCard, vcard } from "../../src/importers/vcard/importer.ts";
import { jsonLines, memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

const RESUME = {
  basics: {
    name: "Wanja Quellbach",
    label: "Glazier",
    email: "wanja@example.org",
    phone: "+43 316 000000",
    url: "https://wanja.example.org",
    summary: "Glass is a slow liquid.",
    location: { city: "Graz", countryCode: "AT" },
    profiles: [{ network: "GitHub", username: "wanja-quellbach", url: "https://github.com/wanja-quellbach" }],
  },
  work: [
    {
      name: "Prism Works",
      position: "Glazier",
      startDate: "2015-03",
      url: "https://prism.example.org",
      highlights: ["a"],
    },
    { company: "Old Panes", position: "Apprentice", startDate: "2010", endDate: "2015-02" },
  ],
  volunteer: [{ organization: "Fire Brigade", position: "Treasurer", startDate: "2018-01-01" }],
  education: [{ institution: "HTL Graz", studyType: "Matura", area: "Glass", startDate: "2005", endDate: "2010" }],
  skills: [{ name: "Craft", keywords: ["Leading", "Fusing"] }, { name: "Drawing" }],
  languages: [{ language: "German", fluency: "Native" }],
};

const CARD = `BEGIN:VCARD\r
VERSION:3.0\r
N:Quellbach;Wanja;Maria;Dr.;\r
FN:Dr. Wanja Quellbach\r
ORG:Prism Works;Leaded glass\r
TITLE:Glazier\r
item1.EMAIL;type=INTERNET:wanja@example.org\r
TEL;TYPE=CELL:+43 316 000000\r
ADR;TYPE=HOME:;;1 Way;Graz;Styria;8010;Austria\r
URL:https://github.com/wanja-quellbach\r
BDAY:19840512\r
NOTE:this is a long note\\, folded over\r
  two lines\r
UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1\r
END:VCARD\r
`;

describe("a file is recognised", () => {
  const FILES = {
    candor: ["people.ndjson", jsonLines({ type: "candidate", key: "a", fullName: "Ada Example" })],
    "follow-the-money": ["x.json", jsonLines({ id: "a", schema: "Person", properties: { name: ["Ada Example"] } })],
    "people-data-labs": ["x.jsonl", jsonLines({ id: "a", full_name: "Ada Example", job_title: null, experience: [] })],
    popolo: ["ep-popolo.json", JSON.stringify({ persons: [{ id: "1", name: "Ada Example" }] })],
    "json-resume": ["resume.json", JSON.stringify(RESUME)],
    greenhouse: [
      "candidates.json",
      JSON.stringify([{ id: 7, first_name: "Ada", last_name: "Example", application_ids: [1], email_addresses: [] }]),
    ],
    lever: [
      "opportunities.json",
      JSON.stringify({ data: [{ id: "a", name: "Ada Example", headline: "Turner", emails: [], isAnonymized: false }] }),
    ],
    vcard: ["people.vcf", CARD],
    xlsx: ["people.xlsx", "PK"],
    ods: ["people.ods", "PK"],
    csv: ["people.tsv", "name\temail\n"],
    "us-congress": ["legislators.jsonl", "{}"],
  } as const;
  for (const [format, [name, content]] of Object.entries(FILES)) {
    test(`as ${format}`, async () => {
      assert.equal((await recogniseFormat(IMPORTERS, memoryFolder({ [name]: content })))?.name, format);
    });
  }

  test("unpaid work is the headline only if there is no other current work, and a past post never is", async () => {
    const headOf = async (resume: object) => {
      const text = JSON.stringify({ basics: { name: "Ines Calder" }, ...resume });
      const rows = await Array.fromAsync(jsonResume.rows(memoryFolder({ "a.json": text })));
      const [person] = rows.filter((row) => row.type === "candidate");
      return [person?.headline, person?.company];
    };
    const volunteer = [{ organization: "Tide Watch", position: "Coxswain", startDate: "2012" }];
    const ended = [{ name: "Loom Ltd", position: "Weaver", startDate: "2010", endDate: "2014" }];
    assert.deepEqual(await headOf({ volunteer, work: [{ name: "Mill", position: "Turner", startDate: "2015" }] }), [
      "Turner",
      "Mill",
    ]);
    assert.deepEqual(await headOf({ volunteer, work: ended }), ["Coxswain", "Tide Watch"]);
    assert.deepEqual(await headOf({ work: ended }), [undefined, undefined]);
  });

  test("reads Candor's own FollowTheMoney export back, gathering statements into entities", async () => {
    const state = (canonical_id: string, schema: string, prop: string, value: string, dataset: string) => ({
      id: `${canonical_id}-${prop}-${dataset}`,
      entity_id: canonical_id,
      canonical_id,
      schema,
      prop,
      value,
      dataset,
    });
    const text = jsonLines(
      state("candor-1", "Person", "name", "Thessaly Backreader", "operator"),
      state("candor-1", "Person", "name", "Thessaly Backreader", "website"),
      state("candor-1", "Person", "email", "t@backreader.example.org", "operator"),
      state("candor-c", "Company", "name", "Loom & Lathe", "operator"),
      state("candor-e", "Employment", "employee", "candor-1", "operator"),
      state("candor-e", "Employment", "employer", "candor-c", "operator"),
      state("candor-e", "Employment", "role", "Turner", "operator"),
      state("candor-e", "Employment", "startDate", "2018", "operator"),
    );
    const folder = memoryFolder({ "candor.jsonl": text });
    assert.equal(await followTheMoney.recognise(folder), true);
    const { people, keys, rejections } = await readAll(followTheMoney, folder);
    assert.deepEqual([keys, rejections], [["follow-the-money:candor-1"], []]);
    assert.deepEqual(
      people.map(({ fullName, emails, positions }) => ({ fullName, emails, positions })),
      [
        {
          fullName: "Thessaly Backreader",
          emails: ["t@backreader.example.org"],
          positions: [{ title: "Turner", company: "Loom & Lathe", from: "2018" }],
        },
      ],
    );
  });

  test("or not at all", async () => {
    assert.equal(await recogniseFormat(IMPORTERS, memoryFolder({ "picture.png": "\x89PNG" })), undefined);
  });
});

test("reads a person with every position, degree and skill from a JSON Resume", async () => {
  const { people, rejections } = await readAll(jsonResume, memoryFolder({ "resume.json": JSON.stringify(RESUME) }));
  assert.deepEqual(rejections, []);
  assert.deepEqual(people, [
    {
      fullName: "Wanja Quellbach",
      headline: "Glazier",
      location: "Graz, Austria",
      biography: "Glass is a slow liquid.",
      emails: ["wanja@example.org"],
      phones: ["+43 316 000000"],
      profiles: ["https://github.com/wanja-quellbach"],
      websites: ["https://wanja.example.org"],
      positions: [
        {
          title: "Glazier",
          company: "Prism Works",
          companyUrl: "https://prism.example.org",
          from: "2015-03",
          current: true,
          description: "a",
        },
        { title: "Apprentice", company: "Old Panes", from: "2010", to: "2015-02" },
        { title: "Treasurer", company: "Fire Brigade", from: "2018-01-01", current: true, kind: "volunteer" },
      ],
      education: [{ school: "HTL Graz", degree: "Matura, Glass", from: "2005", to: "2010" }],
      skills: ["Craft", "Leading", "Fusing", "Drawing"],
      languages: [{ language: "German", proficiency: "Native" }],
    },
  ]);
});

test("takes titles before a name and degrees behind it for no part of the name, in every format", async () => {
  const written = {
    "Mag. (FH) Ada Kern": "Ada Kern",
    "Univ.-Prof. Dr. med. Ada Kern": "Ada Kern",
    "Dipl.-Ing. Ada Kern PhD": "Ada Kern",
    "ADA KERN, MBA": "ADA KERN",
    "Ada Kern Ph.D. M.Sc.": "Ada Kern",
    "John Kern Jr.": "John Kern Jr.",
    "Ing Michael Kern": "Ing Michael Kern",
    "Prof. Kern": "Prof. Kern",
  };
  for (const [name, expected] of Object.entries(written)) {
    const { people } = await readAll(jsonResume, memoryFolder({ "a.json": JSON.stringify({ basics: { name } }) }));
    assert.equal(people[0]?.fullName, expected, name);
  }
});

test("skips a résumé without a name, and reports its file", async () => {
  const files = { "a.json": JSON.stringify({ basics: {} }), "b.json": JSON.stringify(RESUME) };
  const { people, rejections } = await readAll(jsonResume, memoryFolder(files));
  assert.equal(people.length, 1);
  assert.match(JSON.stringify(rejections), /"path":"a.json","line":null,"reason":"\/basics\/name/);
});

test("the heading of a résumé's list of languages is not a skill", async () => {
  const resume = {
    basics: { name: "Wanja Quellbach" },
    skills: [
      { name: "Languages", keywords: ["R", "SQL"] },
      { name: "Glazing", keywords: ["Lead"] },
    ],
  };
  const { people } = await readAll(jsonResume, memoryFolder({ "resume.json": JSON.stringify(resume) }));
  assert.deepEqual(people[0]?.skills, ["R", "SQL", "Glazing", "Lead"]);
});

describe("an address book", () => {
  test("yields one person per card, in either version", async () => {
    const four = CARD.replace("VERSION:3.0", "VERSION:4.0").replace("TEL;TYPE=CELL:", "TEL;VALUE=uri:tel:");
    for (const text of [CARD, four]) {
      const { people, keys } = await readAll(vcard, memoryFolder({ "a.vcf": text }));
      assert.deepEqual(keys, ["vcard:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1"]);
      assert.deepEqual(people, [
        {
          fullName: "Wanja Quellbach",
          firstName: "Wanja",
          lastName: "Quellbach",
          birthDate: "1984-05-12",
          location: "Graz, Styria, Austria",
          emails: ["wanja@example.org"],
          phones: ["+43 316 000000"],
          profiles: ["https://github.com/wanja-quellbach"],
          positions: [{ title: "Glazier", company: "Prism Works", current: true }],
        },
      ]);
    }
  });

  test("uses the home among several addresses, all of one without a town, and its country for numbers", async () => {
    const card = (...lines: readonly string[]) =>
      ["BEGIN:VCARD", "VERSION:3.0", "N:Quellbach;Wanja;;;", "FN:Wanja Quellbach", ...lines, "END:VCARD", ""].join(
        "\r\n",
      );
    const placeOf = async (...lines: readonly string[]) => {
      const { people } = await readAll(vcard, memoryFolder({ "a.vcf": card(...lines) }));
      return [people[0]?.location, people[0]?.phones];
    };
    const work = "ADR;TYPE=WORK:;;Ring 1;Linz;;4020;Austria";
    assert.deepEqual(await placeOf(work, "ADR;TYPE=HOME:;;Gasse 6;Graz;;8010;Austria", "TEL:0316 380255"), [
      "Graz, Austria",
      ["+43316380255"],
    ]);
    assert.deepEqual(await placeOf("ADR;TYPE=HOME:;;Gasse 6\\, 8010 Graz;;;;", work), ["Linz, Austria", undefined]);
    assert.deepEqual(await placeOf("ADR;TYPE=HOME:;;Gasse 6\\, 8010 Graz;;;;"), ["Gasse 6, 8010 Graz", undefined]);
    assert.deepEqual(await placeOf('ADR;LABEL="Gasse 6, Graz":;;;;;;', "TEL:0316 380255"), [
      "Gasse 6, Graz",
      ["0316 380255"],
    ]);
  });

  test("reads semicolons and colons unescaped, wherever a program escapes them", async () => {
    const card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Quellbach;Wanja;;;\r\nFN:Wanja Quellbach\r\nTITLE:Glazier\\, senior\\; lead\r\nURL:https\\://wanja.example.org\r\nEND:VCARD\r\n";
    const { people } = await readAll(vcard, memoryFolder({ "a.vcf": card }));
    assert.deepEqual(
      [people[0]?.positions?.[0]?.title, people[0]?.websites],
      ["Glazier, senior; lead", ["https://wanja.example.org"]],
    );
  });

  test("gives no birth date for a birthday without a year", async () => {
    const births = [
      "BDAY;X-APPLE-OMIT-YEAR=1604:1604-08-19",
      "BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-08-19",
      "BDAY;VALUE=date:1604-08-19",
      "BDAY:--0819",
      "BDAY:--08-19",
      "BDAY:1984-08-19",
    ];
    const cards = births.map((birth) => CARD.replace(/^BDAY.*\r\n/m, "").replace("END:VCARD", `${birth}\r\nEND:VCARD`));
    const told = cards.map((card) => readCard(card));
    assert.deepEqual(
      told.map((read) => ("person" in read ? read.person.birthDate : read.reason)),
      [undefined, undefined, undefined, undefined, undefined, "1984-08-19"],
    );
  });

  test("does not read the number of a fax machine, a pager or an assistant as the person's phone", () => {
    const lines = [
      "TEL;TYPE=HOME,FAX:+43 316 000001",
      "TEL;TYPE=WORK;TYPE=FAX:+43 316 000002",
      "TEL;TYPE=PAGER:+43 316 000003",
      "item7.TEL:+43 316 000004",
      "item7.X-ABLabel:_$!<Assistant>!$_",
      "TEL;TYPE=WORK,VOICE,FAX:+43 316 000005",
      "TEL;TYPE=MAIN:+43 316 000006",
    ];
    const bare = CARD.replace(/^TEL.*\r\n/gm, "");
    const read = readCard(bare.replace("END:VCARD", `${lines.join("\r\n")}\r\nEND:VCARD`));
    assert.deepEqual("person" in read && read.person.phones, ["+43 316 000005", "+43 316 000006"]);
    const old = `BEGIN:VCARD\r\nVERSION:2.1\r\nN:Quellbach;Wanja\r\nTEL;WORK;FAX:+43 316 000001\r\nTEL;WORK;VOICE:+43 316 000007\r\nEND:VCARD`;
    const older = readCard(old);
    assert.deepEqual("person" in older && older.person.phones, ["+43 316 000007"]);
  });

  test("yields one person per version 2.1 card, as phones still write them", async () => {
    const card = [
      "BEGIN:VCARD",
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:F=C3=BCrchtenicht;Wanja;;;",
      "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Wanja F=C3=BCrch=",
      "tenicht",
      "TEL;CELL:+43 316 000000",
      "EMAIL;HOME;INTERNET:wanja@example.org",
      "ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;R=C3=BCbengasse 6;Graz;;8010;Austria",
      "ORG:Gebr. Prisma, Linz",
      "PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ",
      " AAAQABAAD/2Q==",
      "",
      "END:VCARD",
    ].join("\r\n");
    const { people, rejections } = await readAll(vcard, memoryFolder({ "PIM00001.vcf": card }));
    assert.deepEqual(rejections, []);
    const [person] = people;
    assert.deepEqual(
      [person?.fullName, person?.lastName, person?.location, person?.emails, person?.positions?.[0]?.company],
      ["Wanja Fürchtenicht", "Fürchtenicht", "Graz, Austria", ["wanja@example.org"], "Gebr. Prisma, Linz"],
    );
  });

  test("reads a version 2.1 card with any number of continuation lines", () => {
    const pieces = 300_000;
    const quoted = Array.from({ length: pieces }, (_, at) => (at + 1 < pieces ? "B=C3=BC=" : "B=C3=BC")).join("\r\n");
    const folded = Array.from({ length: pieces }, () => " Bell").join("\r\n");
    for (const note of [
      `NOTE;CHARSET=UTF-8;QUOTED-PRINTABLE:=\r\n${quoted}`,
      `NOTE:\r\n${folded}`,
      `NOTE\r\n${folded}:`,
    ]) {
      const whole = asVersion3(`BEGIN:VCARD\r\nVERSION:2.1\r\n${note}\r\nFN:Wanja\r\nEND:VCARD`).split("\r\n");
      assert.deepEqual([whole.length, whole[3]], [5, "FN:Wanja"]);
      const text = note.includes("QUOTED") ? "Bü".repeat(pieces) : "Bell".repeat(pieces);
      assert.ok(whole[2] === (note.endsWith(":") ? `NOTE${text}:` : `NOTE:${text}`));
    }
  });

  test("skips companies, damaged cards and old versions, each with its line", async () => {
    const company = CARD.replace(/^N:.*\r\n/m, "").replace(/^FN:.*/m, "FN:Prism Works");
    const text = `${company}${CARD.replace("3.0", "1.0")}${CARD}BEGIN:VCARD\r\nFN:Cut`;
    const { people, rejections } = await readAll(vcard, memoryFolder({ "a.vcf": text }));
    assert.equal(people.length, 1);
    assert.deepEqual(
      rejections.map(({ line, reason }) => `${line} ${reason}`),
      [
        "1 a card of a group or a company, not of a person",
        "15 a vCard that is not version 2.1, 3.0 or 4.0",
        '30 "NOTE" is not kept',
        "45 a card without its end: the file is cut off",
      ],
    );
  });

  test("says once a file what of its cards is not kept, and reads a place of birth and a day of death", async () => {
    const card = (name: string, ...lines: readonly string[]) =>
      ["BEGIN:VCARD", "VERSION:4.0", `FN:${name}`, ...lines, "END:VCARD", ""].join("\r\n");
    const text =
      card("Wanja Quellbach", "ROLE:Glazier", "NOTE:", "BIRTHPLACE:Graz", "DEATHDATE:20230504") +
      card("Imre Quellbach", "TITLE:Clerk", "ROLE:Sender", "NOTE:Met in Linz") +
      card("Ada Quellbach", "NOTE:Sister");
    const { people, rejections } = await readAll(vcard, memoryFolder({ "a.vcf": text }));
    const [wanja] = people as readonly ImportedPerson[];
    assert.deepEqual(
      [wanja?.birthPlace, wanja?.deathDate, wanja?.positions?.[0]?.title],
      ["Graz", "2023-05-04", "Glazier"],
    );
    assert.deepEqual(
      rejections.map(({ line, reason }) => `${line} ${reason}`),
      ['9 "ROLE" is not kept', '9 "NOTE" is not kept'],
    );
  });

  test("yields at most a reason, whatever a card contains", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const read = readCard(["BEGIN:VCARD", "VERSION:4.0", ...lines, "END:VCARD"].join("\r\n"));
        assert.ok("reason" in read || read.person.fullName !== "");
      }),
    );
  });
});

test("reads persons from FollowTheMoney with everything that points to them", async () => {
  const text = jsonLines(
    { id: "c1", schema: "Company", properties: { name: ["Prism Works"] } },
    {
      id: "p1",
      schema: "Person",
      properties: {
        name: ["Quellbach, Wanja", "Wanja Quellbach", "Wania Quellbach"],
        birthDate: ["1984-05"],
        wikidataId: ["Q900001"],
      },
    },
    {
      id: "e1",
      schema: "Employment",
      properties: { employee: ["p1"], employer: ["c1"], role: ["Glazier"], startDate: ["2015"] },
    },
    { id: "x", schema: "Person", properties: {} },
  );
  const { people, keys, rejections } = await readAll(followTheMoney, memoryFolder({ "a.ftm.json": text }));
  assert.deepEqual(keys, ["follow-the-money:p1"]);
  assert.deepEqual(people, [
    {
      fullName: "Wanja Quellbach",
      aliases: ["Wania Quellbach"],
      birthDate: "1984-05",
      externalIds: ["wikidata:Q900001"],
      positions: [{ title: "Glazier", company: "Prism Works", from: "2015" }],
    },
  ]);
  assert.deepEqual(rejections, [{ path: "a.ftm.json", line: 4, ...leftOut("noName") }]);
});

test("reads persons from People Data Labs with their positions and schools", async () => {
  const row = {
    id: "pdl1",
    full_name: "wanja quellbach",
    birth_year: 1984,
    linkedin_url: "linkedin.com/in/wanja-quellbach",
    emails: [{ address: "wanja@example.org", type: "personal" }],
    work_email: true,
    experience: [
      {
        company: { name: "prism works", website: "prism.example.org" },
        title: { name: "glazier" },
        start_date: "2015-03",
        end_date: null,
        is_primary: true,
      },
    ],
    education: [{ school: { name: "htl graz" }, degrees: ["matura"], end_date: "2010" }],
    skills: ["leading"],
  };
  const { people } = await readAll(peopleDataLabs, memoryFolder({ "a.jsonl": jsonLines(row) }));
  assert.deepEqual(people, [
    {
      fullName: "wanja quellbach",
      birthDate: "1984",
      emails: ["wanja@example.org"],
      profiles: ["linkedin.com/in/wanja-quellbach"],
      positions: [
        {
          title: "glazier",
          company: "prism works",
          companyUrl: "https://prism.example.org",
          from: "2015-03",
          current: true,
        },
      ],
      education: [{ school: "htl graz", degree: "matura", to: "2010" }],
      skills: ["leading"],
    },
  ]);
});

test("reads persons from Popolo with their seats, areas and parties", async () => {
  const file = {
    persons: [
      {
        id: "1",
        name: "Wanja Quellbach",
        identifiers: [{ scheme: "wikidata", identifier: "Q900001" }],
        contact_details: [{ type: "twitter", value: "wanja_quellbach" }],
      },
    ],
    organizations: [
      { id: "o", name: "Town Council" },
      { id: "p", name: "Lantern Party" },
    ],
    areas: [{ id: "a", name: "Lower Fen" }],
    events: [{ id: "term/2", start_date: "2021-06-01", end_date: "2024-05-31" }],
    memberships: [
      { person_id: "1", organization_id: "o", role: "member", start_date: "2019-05-01" },
      {
        person_id: "1",
        organization_id: "o",
        on_behalf_of_id: "p",
        area_id: "a",
        legislative_period_id: "term/2",
        role: "member",
      },
      { person_id: "1", organization_id: "p", start_date: "2021-06-01", end_date: "2024-05-31" },
    ],
  };
  const { people } = await readAll(popolo, memoryFolder({ "ep.json": JSON.stringify(file) }));
  assert.deepEqual(people, [
    {
      fullName: "Wanja Quellbach",
      profiles: ["https://x.com/wanja_quellbach"],
      externalIds: ["wikidata:Q900001"],
      memberships: [
        { organization: "Town Council", role: "member", from: "2019-05-01" },
        { organization: "Town Council", role: "member, Lower Fen", from: "2021-06-01", to: "2024-05-31" },
        { organization: "Lantern Party", from: "2021-06-01", to: "2024-05-31" },
      ],
    },
  ]);
  const alone = { ...file, memberships: file.memberships.slice(1, 2) };
  const { people: sitting } = await readAll(popolo, memoryFolder({ "ep.json": JSON.stringify(alone) }));
  assert.deepEqual((sitting[0] as ImportedPerson).memberships?.at(1), {
    organization: "Lantern Party",
    from: "2021-06-01",
    to: "2024-05-31",
  });
});

test("reads when a person of Popolo died, their nationality and the article about them", async () => {
  const person = {
    name: "Wanja Quellbach",
    death_date: "2024-02-02",
    national_identity: "Austrian",
    links: [{ url: "https://de.wikipedia.org/wiki/Wanja_Quellbach", note: "Wikipedia (de)" }],
  };
  const { people } = await readAll(popolo, memoryFolder({ "ep.json": JSON.stringify({ persons: [person] }) }));
  assert.deepEqual(people, [
    {
      fullName: "Wanja Quellbach",
      deathDate: "2024-02-02",
      nationalities: ["Austrian"],
      accounts: ["https://de.wikipedia.org/wiki/Wanja_Quellbach"],
    },
  ]);
});

test("says once a file which links and properties of FollowTheMoney are not kept", async () => {
  const text = jsonLines(
    { id: "c", schema: "Company", properties: { name: ["Prism Works"] } },
    {
      id: "p",
      schema: "Person",
      properties: { name: ["Wanja Quellbach"], birthPlace: ["Graz"], deathDate: ["2023"], topics: ["role.pep"] },
    },
    { id: "o", schema: "Ownership", properties: { owner: ["p"], asset: ["c"], percentage: ["51"] } },
    { id: "q", schema: "Ownership", properties: { owner: ["p"], asset: ["c"], percentage: ["9"] } },
  );
  const { people, rejections } = await readAll(followTheMoney, memoryFolder({ "a.ndjson": text }));
  assert.deepEqual(people, [{ fullName: "Wanja Quellbach", birthPlace: "Graz", deathDate: "2023" }]);
  assert.deepEqual(
    rejections.map(({ line, reason }) => `${line} ${reason}`),
    ['2 "topics" is not kept', '3 "Ownership" is not kept'],
  );
});

test("reads memberships that are nested in their person", async () => {
  const file = [
    {
      id: "1",
      name: "Wanja Quellbach",
      memberships: [
        { role: "Member", start_date: "2019-05-01", organization: { name: "Town Council" } },
        {
          role: "Member",
          start_date: "2015",
          organization: { name: "Fen Board" },
          on_behalf_of: { name: "Lantern Party" },
        },
      ],
    },
  ];
  const { people } = await readAll(popolo, memoryFolder({ "popolo.json": JSON.stringify(file) }));
  assert.deepEqual(people, [
    {
      fullName: "Wanja Quellbach",
      memberships: [
        { organization: "Town Council", role: "Member", from: "2019-05-01" },
        { organization: "Fen Board", role: "Member", from: "2015" },
        { organization: "Lantern Party", from: "2015" },
      ],
    },
  ]);
});

test("reads a directorship without an end as current, and a person's only position as what they do", async () => {
  const text = jsonLines(
    { id: "c", schema: "Company", properties: { name: ["Prism Works"] } },
    { id: "p", schema: "Person", properties: { name: ["Wanja Quellbach"], position: ["Glazier"] } },
    {
      id: "d",
      schema: "Directorship",
      properties: { director: ["p"], organization: ["c"], role: ["Director"], startDate: ["2015-02"] },
    },
    {
      id: "e",
      schema: "Directorship",
      properties: { director: ["p"], organization: ["c"], role: ["Secretary"], startDate: ["2010"], endDate: ["2012"] },
    },
  );
  const { people } = await readAll(followTheMoney, memoryFolder({ "a.ftm.json": text }));
  assert.deepEqual(people, [
    {
      fullName: "Wanja Quellbach",
      headline: "Glazier",
      positions: [
        { title: "Director", company: "Prism Works", from: "2015-02", current: true },
        { title: "Secretary", company: "Prism Works", from: "2010", to: "2012" },
        { title: "Glazier" },
      ],
    },
  ]);
});

test("reads a number without a country code in the country of the card's other numbers, if it is one", async () => {
  const card = (...numbers: readonly string[]) =>
    ["BEGIN:VCARD", "VERSION:3.0", "FN:Odo Halm", ...numbers.map((each) => `TEL;TYPE=${each}`), "END:VCARD", ""].join(
      "\r\n",
    );
  const phonesOf = async (...numbers: readonly string[]) =>
    (await readAll(vcard, memoryFolder({ "a.vcf": card(...numbers) }))).people[0]?.phones;
  assert.deepEqual(await phonesOf("CELL:0660 1234567", "FAX:+43 1 7890123"), ["+436601234567"]);
  const both = ["CELL:0660 1234567", "HOME:+43 1 7890123", "WORK:+49 30 5550210"];
  assert.equal((await phonesOf(...both))?.[0], "0660 1234567");
});

test("reads one person per résumé from a list", async () => {
  const list = [RESUME, { ...RESUME, basics: { name: "Odo Halm" } }, { basics: {} }];
  const folder = memoryFolder({ "all.json": JSON.stringify(list) });
  assert.equal(await jsonResume.recognise(folder), true);
  const { people, rejections } = await readAll(jsonResume, folder);
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    [RESUME.basics.name, "Odo Halm"],
  );
  assert.equal(rejections.length, 1);
});

test("all nicknames on a card are kept, whether commas or lines separate them", async () => {
  const card = (...lines: readonly string[]) =>
    ["BEGIN:VCARD", "VERSION:4.0", "FN:Ines Quellbach", "N:Quellbach;Ines;;;", ...lines, "END:VCARD", ""].join("\r\n");
  const aliases = async (...lines: readonly string[]) =>
    (await readAll(vcard, memoryFolder({ "a.vcf": card(...lines) }))).people[0]?.aliases;
  assert.deepEqual(await aliases("NICKNAME:Nessie,Quelle"), ["Nessie", "Quelle"]);
  assert.deepEqual(await aliases("NICKNAME:Nessie", "NICKNAME:Quelle"), ["Nessie", "Quelle"]);
  assert.equal(await aliases("NOTE:Nessie,Quelle"), undefined);
});
