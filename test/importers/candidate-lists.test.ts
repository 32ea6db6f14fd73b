import assert from "node:assert/strict";
import { test } from "node:test";
import { greenhouse } from "../../src/importers/greenhouse/importer.ts";
import { lever } from "../../src/importers/lever/importer.ts";
import { csv } from "../../src/importers/tables/csv.ts";
import { jsonLines, memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

const CANDIDATE = {
  id: 4711,
  first_name: "Ines",
  last_name: "Calder",
  company: "Loom & Lathe",
  title: "Turner",
  phone_numbers: [{ value: "+44 7700 900123", type: "mobile" }],
  addresses: [{ value: "3 Mill Lane\nLS1 1AA Leeds\nUnited Kingdom", type: "home" }],
  email_addresses: [{ value: "ines@calder.example", type: "personal" }],
  website_addresses: [{ value: "https://calder.example", type: "portfolio" }],
  social_media_addresses: [{ value: "linkedin.com/in/ines-calder" }, { value: "xing.com/profile/Ines_Calder" }],
  recruiter: { id: 1, first_name: "Odo", last_name: "Calder", name: "Odo Calder" },
  application_ids: [1],
  educations: [
    {
      id: 1,
      school_name: "Aire College",
      degree: "BSc",
      discipline: "Joinery",
      start_date: "2010-09-01T00:00:00.000Z",
      end_date: "2013-06-30T00:00:00.000Z",
    },
  ],
  employments: [
    {
      id: 1,
      company_name: "Loom & Lathe",
      title: "Turner",
      start_date: "2018-08-15T00:00:00.000Z",
      end_date: null,
    },
    {
      id: 2,
      company_name: "Tide Mill",
      title: "Joiner",
      start_date: "2013-08-01T00:00:00.000Z",
      end_date: "2018-07-31T00:00:00.000Z",
    },
  ],
};

test("reads a Greenhouse candidate's posts, schools, place and links, and does not read their recruiter as a person", async () => {
  const { people, keys, rejections } = await readAll(
    greenhouse,
    memoryFolder({ "candidates.json": JSON.stringify([CANDIDATE]) }),
  );
  assert.deepEqual([keys, rejections], [["greenhouse:4711"], []]);
  assert.deepEqual(people, [
    {
      fullName: "Ines Calder",
      firstName: "Ines",
      lastName: "Calder",
      headline: "Turner",
      location: "3 Mill Lane, LS1 1AA Leeds, United Kingdom",
      emails: ["ines@calder.example"],
      phones: ["+44 7700 900123"],
      profiles: ["https://linkedin.com/in/ines-calder"],
      accounts: ["https://xing.com/profile/Ines_Calder"],
      websites: ["https://calder.example"],
      positions: [
        { title: "Turner", company: "Loom & Lathe", from: "2018-08-15", current: true },
        { title: "Joiner", company: "Tide Mill", from: "2013-08-01", to: "2018-07-31" },
      ],
      education: [{ school: "Aire College", degree: "BSc, Joinery", from: "2010-09-01", to: "2013-06-30" }],
    },
  ]);
});

test("adds a candidate's present post first if Greenhouse does not list it, and none if it is empty", async () => {
  const rows = [
    { ...CANDIDATE, employments: CANDIDATE.employments.slice(1) },
    { ...CANDIDATE, id: 4712, title: null, company: null, employments: [] },
    { ...CANDIDATE, id: 4713, first_name: null, last_name: "" },
  ];
  const { people, rejections } = await readAll(greenhouse, memoryFolder({ "a.jsonl": jsonLines(...rows) }));
  assert.deepEqual(
    people.map(({ positions }) => positions?.map(({ title, current }) => [title, current])),
    [
      [
        ["Turner", true],
        ["Joiner", undefined],
      ],
      undefined,
    ],
  );
  assert.deepEqual(
    rejections.map(({ line }) => line),
    [3],
  );
});

test("a candidate has the same key in a Greenhouse table and in its JSON", async () => {
  const table =
    "Candidate ID,First Name,Last Name,Email Addresses,Application Status\n4711,Ines,Calder,ines@calder.example,Active\n";
  const inTable = await readAll(csv, memoryFolder({ "report.csv": table }));
  assert.deepEqual(inTable.keys, ["greenhouse:4711"]);
});

const OPPORTUNITY = {
  id: "o-1",
  name: "Ines Calder",
  contact: "c-1",
  headline: "Carpenter, Loom & Lathe",
  location: "Leeds",
  phones: [{ type: null, value: "+44 7700 900123" }],
  emails: ["ines@calder.example"],
  links: ["linkedin.com/in/ines-calder", "xing.com/profile/Ines_Calder", "calder.example"],
  owner: { id: "u-1", name: "Odo Calder", email: "odo@hirer.example" },
  isAnonymized: false,
};

test("reads Lever opportunities as an API answer, as a list and as JSON lines; one person has one key", async () => {
  const again = { ...OPPORTUNITY, id: "o-2", contact: { id: "c-1", name: "Ines Calder" } };
  const contents = {
    "answer.json": JSON.stringify({ data: [OPPORTUNITY, again], hasNext: false }, null, 1),
    "list.json": JSON.stringify([OPPORTUNITY, again]),
    "lines.jsonl": jsonLines(OPPORTUNITY, again),
  };
  for (const [name, content] of Object.entries(contents)) {
    const { people, keys, rejections } = await readAll(lever, memoryFolder({ [name]: content }));
    assert.deepEqual([keys, rejections], [["lever:c-1", "lever:c-1"], []], name);
    assert.deepEqual(people[0], {
      fullName: "Ines Calder",
      positions: [{ title: "Carpenter", company: "Loom & Lathe", current: true }],
      location: "Leeds",
      emails: ["ines@calder.example"],
      phones: ["+44 7700 900123"],
      profiles: ["https://linkedin.com/in/ines-calder"],
      accounts: ["https://xing.com/profile/Ines_Calder"],
      websites: ["https://calder.example"],
    });
  }
});

test("reads no post from a Lever headline that lists employers or schools", async () => {
  const headlines = ["Loom & Lathe, Tide Mill", "Carpenter", "Loom & Lathe, Carpenter"];
  const rows = headlines.map((headline, at) => ({ ...OPPORTUNITY, contact: `c-${at}`, headline }));
  const { people } = await readAll(lever, memoryFolder({ "a.json": JSON.stringify({ data: rows }) }));
  assert.deepEqual(
    people.map(({ headline, positions }) => [headline, positions]),
    [
      [undefined, undefined],
      ["Carpenter", undefined],
      ["Loom & Lathe, Carpenter", undefined],
    ],
  );
});

test("skips and reports a contact that Lever has made anonymous", async () => {
  const row = { ...OPPORTUNITY, name: "Anonymized", isAnonymized: true };
  const { people, rejections } = await readAll(lever, memoryFolder({ "a.json": JSON.stringify({ data: [row] }) }));
  assert.deepEqual([people, rejections.map(({ reason }) => reason)], [[], ["Lever has anonymised this contact"]]);
});
