import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { IMPORTERS } from "../../src/connectors/registry.ts";
import type { Importer } from "../../src/importers/importer.ts";
import { recogniseFormat } from "../../src/importers/importers.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { readAll } from "../importers/read-all.ts";

function importer(name: string): Importer {
  const found = IMPORTERS.find((each) => each.name === name);
  assert.ok(found, `no importer ${name}`);
  return found;
}

describe("a LinkedIn data export", () => {
  const FILES = {
    "Profile.csv": table(
      "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers",
      [
        "Wanja",
        "Quellbach, CGI, SHRM-CP",
        "Taler",
        "",
        "Feb 3, 1984",
        "Glazier",
        'Glass is "slow",\nsays she.',
        "Crafts",
        "",
        "Graz, Styria, Austria",
        "[candor_wanja]",
        "[PORTFOLIO:https://wanja.example.org,OTHER:https://glass.example.org]",
        "",
      ],
    ),
    "Positions.csv": table(
      "Company Name,Title,Description,Location,Started On,Finished On",
      ["Prism Works", "Glazier", "Leaded windows", "Graz", "Mar 2015", ""],
      ["Old Panes", "Apprentice", "", "", "2010", "Feb 2015"],
    ),
    "Education.csv": table("School Name,Start Date,End Date,Notes,Degree Name,Activities", [
      "HTL Graz",
      "2005",
      "2010",
      "",
      "Matura",
      "",
    ]),
    "Skills.csv": table("Name", ["Leading"], ["Fusing"]),
    "Languages.csv": table("Name,Proficiency", ["German", "Native or bilingual proficiency"]),
    "Certifications.csv": table("Name,Url,Authority,Started On,Finished On,License Number", [
      "Master Glazier",
      "",
      "Chamber of Crafts",
      "",
      "",
      "",
    ]),
    "Volunteering.csv": table("Company Name,Role,Cause,Started On,Finished On,Description", [
      "Fire Brigade",
      "Treasurer",
      "",
      "Jan 2018",
      "",
      "",
    ]),
    "Organizations.csv": table("Name,Position,Description,Started On,Finished On", [
      "Glass Society",
      "Secretary",
      "",
      "Jan 2019",
      "",
    ]),
    "Email Addresses.csv": table(
      "Email Address,Confirmed,Primary,Updated On",
      ["old@example.org", "Yes", "No", ""],
      ["wanja@example.org", "Yes", "Yes", ""],
      ["never@example.org", "No", "No", ""],
    ),
    "PhoneNumbers.csv": table("Extension,Number,Type", ["", "+43 316 000000", "Mobile"]),
    "messages.csv": table("CONVERSATION ID,FROM,CONTENT", ["1", "Somebody", "A secret"]),
    "Connections.csv": `Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n${table(
      "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
      ["Bo", "Example", "https://www.linkedin.com/in/candor-bo", "", "Bread Ltd", "Baker", "02 Mar 2020"],
      ["", "", "", "", "", "", "03 Mar 2020"],
    )}`,
  };

  test("yields the member with everything they stated, and each connection", async () => {
    const { people, rejections, keys } = await readAll(importer("linkedin"), memoryFolder(FILES));
    assert.deepEqual(people, [
      {
        fullName: "Wanja Quellbach",
        firstName: "Wanja",
        lastName: "Quellbach",
        aliases: ["Wanja Taler"],
        birthDate: "1984-02-03",
        headline: "Glazier",
        biography: 'Glass is "slow",\nsays she.',
        industry: "Crafts",
        location: "Graz, Styria, Austria",
        emails: ["wanja@example.org", "old@example.org"],
        phones: ["+43 316 000000"],
        profiles: ["https://x.com/candor_wanja"],
        websites: ["https://wanja.example.org", "https://glass.example.org"],
        positions: [
          {
            title: "Glazier",
            company: "Prism Works",
            from: "2015-03",
            current: true,
            location: "Graz",
            description: "Leaded windows",
          },
          { title: "Apprentice", company: "Old Panes", from: "2010", to: "2015-02" },
          { title: "Treasurer", company: "Fire Brigade", from: "2018-01", current: true, kind: "volunteer" },
        ],
        education: [{ school: "HTL Graz", degree: "Matura", from: "2005", to: "2010" }],
        memberships: [{ organization: "Glass Society", role: "Secretary", from: "2019-01" }],
        skills: ["Leading", "Fusing"],
        languages: [{ language: "German", proficiency: "Native or bilingual proficiency" }],
        certificates: ["Master Glazier"],
      },
      {
        fullName: "Bo Example",
        firstName: "Bo",
        lastName: "Example",
        profiles: ["https://www.linkedin.com/in/candor-bo"],
        positions: [{ title: "Baker", company: "Bread Ltd", current: true }],
      },
    ]);
    assert.deepEqual(
      rejections.map(({ path, reason }) => `${path}: ${reason}`),
      ["Connections.csv: no name"],
    );
    assert.deepEqual((await readAll(importer("linkedin"), memoryFolder(FILES))).keys, keys);
  });

  test("is told from other tables, and opens no message", async () => {
    const opened: string[] = [];
    const folder = memoryFolder(FILES);
    const watched = {
      ...folder,
      stream: (path: string) => {
        opened.push(path);
        return folder.stream(path);
      },
    };
    assert.equal((await recogniseFormat(IMPORTERS, watched))?.name, "linkedin");
    await readAll(importer("linkedin"), watched);
    assert.ok(!opened.includes("messages.csv"));
    const other = memoryFolder({ "Profile.csv": "name,email\nBo Example,bo@example.org\n" });
    assert.equal((await recogniseFormat(IMPORTERS, other))?.name, "csv");
  });

  test("without a profile says so, and still yields the connections", async () => {
    const { "Connections.csv": connections } = FILES;
    const { people, rejections } = await readAll(
      importer("linkedin"),
      memoryFolder({ "Connections.csv": connections }),
    );
    assert.deepEqual(
      people.map(({ fullName }) => fullName),
      ["Bo Example"],
    );
    assert.match(rejections[0]?.reason ?? "", /nothing says whose export/);
  });
});

test("the contacts in a Google Takeout are imported once, whatever else it contains", async () => {
  const card =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo Example\r\nN:Example;Bo;;;\r\nEMAIL:bo@example.org\r\nEND:VCARD\r\n";
  const folder = memoryFolder({
    "Takeout/Kontakte/Alle Kontakte/Alle Kontakte.vcf": card,
    "Takeout/Kontakte/Meine Kontakte/Meine Kontakte.vcf": card,
    "Takeout/Drive/thesis.pdf": "%PDF-1.4",
    "Takeout/archive_browser.html": "<html></html>",
  });
  const found = await recogniseFormat(IMPORTERS, folder);
  assert.equal(found?.name, "google-takeout");
  const { people, keys, rejections } = await readAll(found ?? importer("vcard"), folder);
  assert.deepEqual(rejections, []);
  assert.equal(new Set(keys).size, 1);
  assert.deepEqual(people[0]?.emails, ["bo@example.org"]);
});

/** As in RFC 4180: a cell with a separator, quote or line break is quoted. */
function table(titles: string, ...rows: readonly (readonly string[])[]): string {
  const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [titles, ...rows.map((row) => row.map(quote).join(","))].map((line) => `${line}\n`).join("");
}
