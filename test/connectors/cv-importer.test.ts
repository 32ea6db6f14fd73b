import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { zipSync } from "fflate";
import * as fc from "fast-check";
import { createCvImporter, type CvReply, type CvTask, cvImporter } from "../../src/connectors/pages/cv/importer.ts";
import { setInOrder } from "../../src/connectors/pages/cv/set-in-order.ts";
import { textOfOdt } from "../../src/connectors/pages/cv/odt-text.ts";
import { textOfRtf } from "../../src/connectors/pages/cv/rtf-text.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { readCapture } from "../../src/reading/read-capture.ts";
import type { CandidateImportRow, ImportLine, Rejection } from "../../src/importers/importer.ts";
import { createThreads, type Threads } from "../../src/threads.ts";
import { memoryFolder } from "../importers/memory-folder.ts";

/**
 * One thread for all imports that do not test its end: each needs a second of CPU before reading its first CV. It
 * keeps no process alive.
 */
let thread: Threads<CvTask, CvReply> | undefined;
const withSharedThread = createCvImporter(undefined, undefined, (options) => {
  thread ??= createThreads<CvTask, CvReply>(options);
  return { ...thread, close: () => Promise.resolve() };
});

const LINES = [
  "Wanja Quellbach",
  "wanja@example.org",
  "",
  "EXPERIENCE",
  "Glazier, Prism Works",
  "2015 – present",
  "",
  "EDUCATION",
  "Matura, HTL Graz",
  "2005 – 2010",
];

async function read(files: Readonly<Record<string, string | Uint8Array>>, importer = withSharedThread) {
  const rejections: Rejection[] = [];
  const rows: ImportLine[] = [];
  for await (const row of importer.rows(memoryFolder(files), (each) => rejections.push(each))) rows.push(row);
  const people = rows.filter((row): row is CandidateImportRow => row.type === "candidate");
  return { rows, people, rejections };
}

/** The import of one CV, and what its document says, by property. */
async function claimsOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const { rows, people } = await read(files);
  const filed = rows.find((row) => row.type === "document");
  assert.ok(filed?.type === "document");
  const { kind, url, mediaType, data } = filed;
  const about = people.map(({ fullName }) => fullName);
  const archive = { name: "archive", readers: READERS };
  const { findings } = readCapture(archive, { kind, url, mediaType, collectedAt: null, data, about });
  const said: Record<string, unknown[]> = {};
  for (const { property, value } of findings.flatMap(({ claims }) => claims)) (said[property] ??= []).push(value);
  return [people[0], said] as const;
}

/** A one-page PDF with these lines. */
function pdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&").replaceAll("–", "-")}) Tj 0 -14 Td`).join("\n");
  const stream = `BT /F1 11 Tf 50 780 Td\n${text}\nET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>",
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const xref = `xref\n0 6\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(`${body}${xref}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`, "latin1");
}

function odt(lines: readonly string[]): Uint8Array {
  const content = `<office:document-content><office:body><office:text>${lines.map((line) => `<text:p>${line}</text:p>`).join("")}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: Buffer.from("application/vnd.oasis.opendocument.text"),
    "content.xml": Buffer.from(content),
  });
}

/** As Word writes it: each non-ASCII character as a Unicode one, with a question mark for older programs. */
function rtf(lines: readonly string[]): string {
  const escape = (text: string): string =>
    text.replace(/[\\{}]/g, "\\$&").replace(/[^\0-\x7f]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);
  const head =
    "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Calibri;}}{\\*\\generator Riched20;}{\\info{\\author Somebody Else}}\r\n";
  return `${head}\\viewkind4\\uc1\\pard\\f0\\fs22 ${lines.map((line) => `${escape(line)}\\par\r\n`).join("")}}`;
}

describe("a folder of CVs", () => {
  test("yields a person and a file for each, findable by what it states, whatever the format", async () => {
    const html = `<!doctype html><h1>${LINES[0]}</h1>${LINES.slice(1)
      .map((line) => `<p>${line}</p>`)
      .join("")}`;
    const files = {
      "a.pdf": pdf(LINES),
      "b.odt": odt(LINES),
      "b.rtf": rtf(LINES),
      "c.txt": LINES.join("\n"),
      "d.html": html,
    };
    const { people, rows, rejections } = await read(files, cvImporter);
    assert.deepEqual(rejections, []);
    assert.equal(rows.length, 10);
    for (const person of people) {
      assert.equal(person.fullName, "Wanja Quellbach");
      assert.deepEqual(person.identifiers, [{ kind: "email", value: "wanja@example.org" }]);
    }
    // A person's newest CV changes them, whatever program it was written with.
    assert.equal(new Set(people.map(({ key }) => key)).size, 1);
    assert.deepEqual([people[0]?.headline, people[0]?.company], ["Glazier", "Prism Works"]);
  });

  test("names files with no text or no name, or that cannot be opened, and reads the others", async () => {
    const { people, rejections } = await read({
      "a.pdf": pdf([]),
      "b.pdf": "%PDF-1.4 cut off",
      "c.odt": Buffer.from("PK no archive"),
      "d.txt": "experience\n2015 to 2019\n",
      "e.txt": LINES.join("\n"),
    });
    assert.equal(people.length, 1);
    assert.deepEqual(
      rejections.map(({ path }) => path),
      ["a.pdf", "b.pdf", "c.odt", "d.txt"],
    );
    assert.match(rejections[0]?.reason ?? "", /contains no text: pictures of text/);
    assert.match(rejections[3]?.reason ?? "", /no name/);
  });
});

describe("RTF text", () => {
  test("is read as it was written, in any script", () => {
    const lines = fc.array(fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.replace(/[\0\r\n]/g, "")));
    fc.assert(
      fc.property(lines, (given) =>
        assert.equal(textOfRtf(Buffer.from(rtf(given))), given.map((each) => `${each}\n`).join("")),
      ),
    );
  });

  test("is read in its code page, without anything that is not text", () => {
    const text = textOfRtf(
      Buffer.from(
        "{\\rtf1\\ansi\\ansicpg1251{\\header Page 1}\\'c8\\'e2\\'e0\\'ed\\tab a\\emdash b{\\field{\\*\\fldinst HYPERLINK x}{\\fldrslt link}}{\\pict\\bin4 }}{}x}",
        "latin1",
      ),
    );
    assert.equal(text, "Иван\ta—blink");
  });

  test("is read past any broken part", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("{", "}", "\\", "\\'", "\\u-1", "\\bin9", "\\*", "\\par", "ab", "\0", "\\'zz")),
        (parts) => {
          assert.doesNotThrow(() => textOfRtf(Buffer.from(`{\\rtf1 ${parts.join("")}`)));
        },
      ),
    );
  });
});

test("deletions and comments in an OpenDocument text are not read", () => {
  const body = `<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>Wanja &#81;uellbach</text:h><text:p>a<text:s text:c="3"/>b<office:annotation><text:p>remark</text:p></office:annotation></text:p>`;
  assert.equal(textOfOdt(`<office:body>${body}</office:body>`), "Wanja Quellbach\na   b\n");
});

test("a form's label is followed by its owner's name, and the addresses are theirs", async () => {
  const form = [
    "Tabellarischer Lebenslauf",
    "",
    "Angaben zur Person",
    "Name, Vorname\tQUELLBACH Wanja",
    "E-Mail\twanja@example.org",
    "Internet\thttps://www.linkedin.com/in/wanja-quellbach",
    "",
    "Berufserfahrung",
    "2015 – 2019\tGlaserin, Prisma Werke GmbH (https://prisma.example/team)",
    "",
    "Kenntnisse",
    "Bleiverglasung",
  ].join("\n");
  const { people } = await read({ "a.txt": form });
  assert.equal(people[0]?.fullName, "Wanja QUELLBACH");
  assert.deepEqual(
    people[0]?.identifiers?.map(({ value }) => value),
    ["wanja@example.org", "https://www.linkedin.com/in/wanja-quellbach"],
  );
  // A post that ended is not a current one.
  assert.deepEqual([people[0]?.headline, people[0]?.company], [undefined, undefined]);
  assert.equal(await cvImporter.recognise(memoryFolder({ "a.txt": form })), true);
  assert.equal(await cvImporter.recognise(memoryFolder({ "a.txt": "Name;E-Mail\nWanja;wanja@example.org\n" })), false);
});

test("the owner of a CV is found if a form splits the name, puts it below its label, or puts the document's title first", async () => {
  const work = "<h2>Expérience professionnelle</h2><p>03/2019 – présent Glazier, Prism Works</p>";
  const form = (...rows: readonly (readonly [string, string])[]) =>
    `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("")}</table>`;
  const { people, rejections } = await read({
    "a.html": `<p>CURRICULUM VITAE</p>${form(["Nom", "QUELLBACH"], ["Prénom", "Solène"], ["Courriel", "s@example.org"])}${work}`,
    "b.html": `<h1>CURRICULUM VITAE</h1>${form(["Apellidos", "Quellbach Roca"], ["Nombre", "Inés"])}${work}`,
    "c.txt": ["Dane osobowe", "Imię i nazwisko:", "Zofia Quellbach", "", "Doświadczenie", "2020 - 2021 Glazier"].join(
      "\n",
    ),
    "d.html": `<h1>Levensloop: Anke Quellbach</h1>${work}`,
    "e.html": `<h1>Özgeçmiş: Elif Quellbach</h1>${work}`,
    "f.html": `<h1>Vita Quellbach</h1>${work}`,
    "g.txt":
      "Lebenslauf\nTheda Quellbach\nBahnhofstr. 3, Graz\ntheda@mail.example.org\n\nBerufserfahrung\n2020 - 2021\tGlaserin, Prism Works\n",
    "h.html": `<p>Europass Lebenslauf</p><h1>Persönliche Angaben</h1>${form(["Nachname(n) / Vorname(n)", "QUELLBACH Mira"], ["Adresse", "Graz"])}${work}`,
  });
  assert.deepEqual(rejections, []);
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    [
      "Solène QUELLBACH",
      "Inés Quellbach Roca",
      "Zofia Quellbach",
      "Anke Quellbach",
      "Elif Quellbach",
      "Vita Quellbach",
      "Theda Quellbach",
      "Mira QUELLBACH",
    ],
  );
});

test("times that a narrow column breaks and runs into the words next to them are read with their posts", async () => {
  const glued = [
    "Theda Quellbach",
    "theda@mail.example.org",
    "",
    "Berufserfahrung",
    "",
    "05/2019 Leiterin Einkauf",
    "- heute Prisma GmbH, Graz",
    "",
    "01/2014 Glaserin",
    "- 04/2019 Kristall & Söhne OG, Linz",
  ];
  const { people, rows } = await read({ "a.txt": glued.join("\n") });
  assert.deepEqual([people[0]?.headline, people[0]?.company], ["Leiterin Einkauf", "Prisma GmbH"]);
  const data = rows.flatMap((row) => (row.type === "document" ? [row.data] : [])).join();
  assert.match(data, /01\/2014 – 04\/2019 Glaserin\nKristall/);
  // A list of things with their years is not a history.
  const plain = "2019 Leaded Glass Prize\n- 12 windows for a chapel\n";
  assert.equal(setInOrder(plain), plain);
});

test("a CV in Markdown is read with link addresses and table cells, whoever its front matter names", async () => {
  const linked = [
    "# Ines Quellbach",
    "",
    "**Glazier** · Leeds · [ines@example.org](mailto:ines@example.org)",
    "[LinkedIn](https://www.linkedin.com/in/ines-quellbach) | ORCID: 0000-0002-1825-0097",
    "",
    "## Experience",
    "",
    "### Glazier, Prism Works",
    "*March 2019 – present*",
  ];
  const fronted = [
    "---",
    "title: Curriculum Vitae",
    "author: Odo Quellbach",
    "---",
    "",
    "odo@example.org",
    "",
    "Berufserfahrung",
    "---------------",
    "",
    "| Zeit | Arbeitgeber | Funktion |",
    "|------|-------------|----------|",
    "| 2015 – heute | Prisma GmbH | Leiter Einkauf |",
  ];
  const tagged = [
    '<h1 align="center">Mara Quellbach</h1>',
    "<p>mara@example.org</p>",
    "",
    "## Work",
    "",
    "**Clerk**, Birkland (2018–now)",
  ];
  const { people, rejections } = await read({
    "a.md": linked.join("\n"),
    "b.md": fronted.join("\n"),
    "c.markdown": tagged.join("\n"),
  });
  assert.deepEqual(rejections, []);
  assert.deepEqual(
    people.map(({ fullName, company }) => [fullName, company]),
    [
      ["Ines Quellbach", "Prism Works"],
      ["Odo Quellbach", "Prisma GmbH"],
      ["Mara Quellbach", "Birkland"],
    ],
  );
  const keys = (people[0]?.identifiers ?? []).map(({ kind, value }) => `${kind} ${value}`);
  assert.ok(keys.includes("profileUrl https://www.linkedin.com/in/ines-quellbach"));
  assert.ok(keys.includes("externalId orcid:0000-0002-1825-0097"));
  assert.equal(await cvImporter.recognise(memoryFolder({ "c.markdown": tagged.join("\n") })), true);
});

describe("a CV whose heading does not say whose it is", () => {
  const rest = [
    "Kontakt",
    "tel. +48 500 123 456",
    "{mailbox}",
    "",
    "Doświadczenie zawodowe",
    "01.2020 – obecnie",
    "Glazier, Prism Works",
  ];
  const named = async (mailbox: string, ...head: readonly string[]) => {
    const lines = [...head, ...rest].map((line) => line.replace("{mailbox}", mailbox));
    const { people } = await read({ "a.txt": lines.join("\n") });
    return people[0]?.fullName;
  };

  test("belongs to the person on the line that matches the mailbox", async () => {
    for (const mailbox of ["m.quellbach", "mquellbach", "quellbach", "martin.quellbach", "quellbachm"]) {
      const head = [
        "Lebenslauf",
        "Prof. Dr. rer. nat. habil. Martin Quellbach",
        "Institut für Glas, Universität Prisma",
      ];
      assert.equal(await named(`${mailbox}@example.org`, ...head), "Martin Quellbach", mailbox);
    }
    assert.equal(await named("m.mueller@example.org", "Martin", "Müller"), "Martin Müller");
    assert.equal(await named("m.quellbach@example.org", "DANE OSOBOWE", "QUELLBACH Martin"), "Martin QUELLBACH");
  });

  test("belongs to nobody if no line at its head matches the mailbox", async () => {
    const head = ["Dane osobowe", "Prism Works"];
    for (const mailbox of ["office", "m.quellbach", "works", "p"])
      assert.equal(await named(`${mailbox}@example.org`, ...head), undefined, mailbox);
  });
});

test("an address is the person's at the head of a CV, among the contacts and in the profile, and nowhere else", async () => {
  const at = (path: string) => `https://github.com/${path}`;
  const chapters = [
    [...LINES.slice(0, 2), at("wanja-head")],
    ["CONTACT", at("wanja-contact"), "E-mail", at("wanja-mail")],
    ["PROFILE", at("wanja-profile")],
    LINES.slice(3),
    ["OBJECTIVE", at("wanted")],
    ["Name of employer", at("employer")],
    ["Occupation or position held", at("title")],
    ["REFERENCES", "Karl Berg", "E-mail", at("karl")],
  ];
  const lines = chapters.flatMap((chapter) => [...chapter, ""]);
  const { people } = await read({ "a.txt": lines.join("\n") });
  const found = people.flatMap(({ identifiers = [] }) => identifiers.filter(({ kind }) => kind === "profileUrl"));
  assert.deepEqual(
    found.map(({ value }) => value.replace(/^.*\//u, "")),
    ["wanja-head", "wanja-contact", "wanja-mail", "wanja-profile"],
  );
});

test("the name of a referee is not taken for the person's", async () => {
  const lines = [...LINES.slice(0, 3), "REFERENCES", "Name: Prof. Karl Berg", "", ...LINES.slice(3)];
  const { people } = await read({ "a.txt": lines.join("\n") });
  assert.deepEqual(
    people.map(({ fullName }) => fullName),
    ["Wanja Quellbach"],
  );
});

test("a page whose style sheet names a font in quotes is read", async () => {
  const style = "<style>@page{size:A4} body{font:10pt 'DejaVu Sans'}</style>";
  const html = `<!doctype html>${style}<h1>Lebenslauf</h1><table><tr><td>Name:</td><td>Wanja Quellbach</td></tr></table>`;
  const { people } = await read({ "a.html": html });
  assert.equal(people[0]?.fullName, "Wanja Quellbach");
});

test("a name on two lines, contacts in a sidebar below the sections and a time broken in its column are joined again", async () => {
  const { people } = await read({
    "a.txt": [
      "Theda",
      "",
      "Quellbach",
      "Work Experience",
      "March 2014 – May",
      "Head of Glass\t2016",
      "Brackwell & Partner | Leeds",
      "",
      "Skills",
      "SAP FI, IFRS",
      "",
      "theda.quellbach@mail.example.org",
      "(+44) 7700 900201",
    ].join("\n"),
  });
  const [person] = people;
  assert.equal(person?.fullName, "Theda Quellbach");
  assert.deepEqual(person?.identifiers?.map(({ value }) => value).toSorted(), [
    "+447700900201",
    "theda.quellbach@mail.example.org",
  ]);
});

test("a number is the author's although the name is below the address, and so are a sidebar and a section of contacts", async () => {
  const [, candidate] = await claimsOf({
    "a.txt":
      "Mill Lane 3, Graz\nWanja Quellbach\t+43 1 555 0101\nw.quellbach@example.org\n\nSKILLS\nGlass\n\nEDUCATION\nMatura\n",
  });
  assert.deepEqual(candidate.phone, ["+4315550101"]);
  const page = `<!doctype html><html lang="en"><h1>Wanja Quellbach</h1><section><h2>Work experience</h2><p>Glazier, Prism Works, 2015 – 2019</p></section>
<section id="contact"><h2>Contact</h2><p><a href="mailto:hi@quellbach.example">hi@quellbach.example</a><br><a href="tel:+4315550101">+43 1 555 0101</a></p></section></html>`;
  const [, html] = await claimsOf({ "a.html": page });
  assert.deepEqual([html.email, html.phone], [["hi@quellbach.example"], ["+4315550101"]]);
});

test("cells that hold several sections are columns of the page", async () => {
  const page = `<!doctype html><p><b>Wanja Quellbach</b></p><table><tr><td><b>Languages</b><br>German<br>English C1<p><b>Skills</b><br>leading<br>glazing</td>
<td><b>Work experience</b><dl><dt>2015 – 2019<dd>Prism Works, Graz<br>Glazier</dl></td></tr></table>`;
  const [, said] = await claimsOf({ "a.html": page });
  assert.deepEqual(said.skill, ["leading", "glazing"]);
  assert.deepEqual(said.language, [{ language: "German" }, { language: "English" }]);
});

test("a name beside the title of a page, and a form whose colons are aligned, say whose a CV is", async () => {
  const chapters = "<h2>Work experience</h2><p>Glazier, Prism Works, 2015 – 2019</p><h2>Skills</h2><p>Lead</p>";
  const { people: titled } = await read({
    "a.html": `<!doctype html><p>Curriculum Vitae – Wanja Quellbach</p><p>wanja@example.org</p>${chapters}`,
  });
  assert.equal(titled[0]?.fullName, "Wanja Quellbach");
  const form =
    "* PERSOONLIJKE GEGEVENS\n\nNaam\t: Wanja Quellbach\nE-mail\t: wanja@example.org\n\n* TALEN\n\nNederlands\n";
  const [person, said] = await claimsOf({ "a.txt": form });
  assert.equal(person?.fullName, "Wanja Quellbach");
  assert.deepEqual(said.language, [{ language: "Nederlands" }]);
});

test("the Europass form with bracketed times gives each post its employer and town, in capitals too", () => {
  const form = "[ 05/02/2018 – today ] HEAD OF GLASS\nPRISM WORKS\nGraz, Austria\n• windows";
  assert.equal(setInOrder(form), "\nHEAD OF GLASS\nPRISM WORKS, Graz\n05/02/2018 – today\n• windows");
});

test("a name whose letters were spaced so widely that its words ran together is parted by the mailbox", () => {
  const lines = ["QB", "WANJAQUELLBACH-LOWE", "", "wanja.ql@example.org"];
  assert.equal(setInOrder(lines.join("\n")).split("\n")[1], "WANJA QUELLBACH-LOWE");
});

test("forms with time and place above a post in capitals give each its own post", () => {
  const form = ["WORK EXPERIENCE", "04/2018 – 03/2020\tLeeds", "HEAD OF GLASS", "Brackwell Ltd", ""].join("\n");
  assert.equal(setInOrder(form), "WORK EXPERIENCE\nHEAD OF GLASS\nBrackwell Ltd, Leeds\n04/2018 – 03/2020\n");
});

test("a page's link to a profile is its author's, whatever its text", async () => {
  const page = `<!doctype html><title>CV Ines Quellbach</title><h1>Ines Quellbach</h1>
<p>ines@mail.example.org</p><p><a href='https://www.linkedin.com/in/ines-quellbach'>LinkedIn</a></p>
<h2>Work experience</h2><p>Head of Glass<br>Brackwell Ltd<br>2014 – 2019</p><p><a href="https://x.com/brackwell">firm</a></p>`;
  const { people } = await read({ "a.html": page });
  assert.deepEqual(
    people[0]?.identifiers?.filter(({ kind }) => kind === "profileUrl").map(({ value }) => value),
    ["https://www.linkedin.com/in/ines-quellbach"],
  );
});

test("the newer Europass form puts the time before the place, the post before the employer, and its own name at the head", async () => {
  const form = [
    "europass",
    "",
    "Ines Quellbach",
    "ines@quellbach.example | +43 316 4815162 | Graz",
    "BERUFSERFAHRUNG",
    "seit 01.03.2021 Graz",
    "LEITERIN VERGLASUNG Brackwell Glas AG",
    "• Planung von Fassaden",
    "15.10.2018 – 28.02.2021 Linz",
    "GLASERIN UAB „Prisma“",
  ].join("\n");
  assert.equal(
    setInOrder(form).split("\n").slice(5).join("\n"),
    [
      "BERUFSERFAHRUNG",
      "LEITERIN VERGLASUNG",
      "Brackwell Glas AG, Graz",
      "seit 01.03.2021",
      "• Planung von Fassaden",
      "",
      "GLASERIN",
      "UAB „Prisma“, Linz",
      "15.10.2018 – 28.02.2021",
    ].join("\n"),
  );
  const { people } = await read({ "cv.txt": form });
  assert.equal(people[0]?.fullName, "Ines Quellbach");
});

test("a name is recognised however a designer sets it, if the person's address is formed from it", async () => {
  const below = ["", "EXPERIENCE", "Glazier, Prism Works", "2015 – present"];
  const nameOf = async (...lines: readonly string[]) => {
    const { people } = await read({ "cv.txt": [...lines, ...below].join("\n") });
    return people[0]?.fullName;
  };
  assert.equal(await nameOf("wanja quellbach", "GLAZIER", "Graz / wanja@quellbach.example"), "Wanja Quellbach");
  assert.equal(await nameOf("Wanja Q U E L L B A C H", "wanja.quellbach@mail.example"), "Wanja Quellbach");
  assert.equal(await nameOf("glass and more", "hello@prism.example"), undefined);
});

test("contacts on one line are separated, whatever stands between them", () => {
  for (const mark of [" / ", " • ", " · ", " | "])
    assert.deepEqual(
      setInOrder(["Wanja Quellbach", ["Graz", "wanja@quellbach.example"].join(mark)].join("\n")).split("\n"),
      ["Wanja Quellbach", "Graz", "wanja@quellbach.example"],
    );
});

/** A DOCX of these paragraphs, those that begin with `*` in bold, with a page header. */
function docx(lines: readonly string[], header?: string): Uint8Array {
  const paragraph = (line: string) =>
    `<w:p><w:r>${line.startsWith("*") ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${line.replace("*", "")}</w:t></w:r></w:p>`;
  const part = (name: string, inside: string) =>
    Buffer.from(
      `<?xml version="1.0"?><w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</w:${name}>`,
    );
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
  return zipSync({
    "[Content_Types].xml": Buffer.from(types),
    "_rels/.rels": Buffer.from(relations),
    "word/document.xml": part("document", `<w:body>${lines.map(paragraph).join("")}</w:body>`),
    ...(header !== undefined && { "word/header1.xml": part("hdr", header.split("\n").map(paragraph).join("")) }),
  });
}

const BODY = ["*EXPERIENCE", "Glazier, Prism Works", "2015 – present", "*EDUCATION", "Matura, HTL Graz", "2005 – 2010"];

test("name and contacts in a DOCX header are the person's, and a header without an address is ignored", async () => {
  const header = "Wanja “Wanni” Quellbach\nwanja@example.org  |  +43 316 000000";
  const { people } = await read({ "a.docx": docx(BODY, header) });
  assert.deepEqual(
    people.map(({ fullName, aliases, headline, identifiers }) => ({ fullName, aliases, headline, identifiers })),
    [
      {
        fullName: "Wanja Quellbach",
        aliases: ["Wanni Quellbach"],
        headline: "Glazier",
        identifiers: [
          { kind: "email", value: "wanja@example.org" },
          { kind: "phone", value: "+43316000000" },
        ],
      },
    ],
  );
  const named = ["Wanja Quellbach", "Glazier", ...BODY];
  const below = await read({ "b.docx": docx(named, "52 Mill Lane, Leeds   wanja@example.org") });
  assert.deepEqual(
    below.people.map(({ fullName, identifiers }) => [fullName, identifiers?.[0]?.value]),
    [["Wanja Quellbach", "wanja@example.org"]],
  );
  const titled = await read({
    "c.docx": docx(["Wanja Quellbach", "wanja@example.org", ...BODY], "Application for Head of Glass"),
  });
  assert.ok(!titled.rows.some((row) => row.type === "document" && row.data.includes("Application")));
});

test("bold paragraphs that open sections rank above those that open a post", async () => {
  const lines = [
    "*Wanja Quellbach",
    "wanja@example.org",
    "*EXPERIENCE",
    "*Head of Glass",
    "Prism Works · Graz · 01/2015 – today",
    "*Glazier",
    "Lamp Mill · Wels · 06/2010 – 12/2014",
    "*SKILLS",
    "Leadlight",
  ];
  const { people } = await read({ "a.docx": docx(lines) });
  assert.deepEqual(
    people.map(({ headline, company }) => [headline, company]),
    [["Head of Glass", "Prism Works"]],
  );
});

test("of a letter before a CV only the sender's lines are kept", async () => {
  const letter = [
    "Wanja Quellbach",
    "Glasgasse 3, 8010 Graz",
    "wanja@example.org",
    "",
    "Brackwell GmbH",
    "Frau Dr. Ines Calder",
    "",
    "Sehr geehrte Frau Dr. Calder,",
    "",
    "seit 2015 arbeite ich mit Glas und möchte nun Leiterin werden.",
    "",
    "Mit freundlichen Grüßen",
    "Wanja Quellbach",
    "",
  ];
  const titled = [...letter, "L E B E N S L A U F", "Name: Wanja Quellbach", ...LINES.slice(3)];
  const signed = [
    ...letter.slice(0, 7),
    "Dear Dr Calder,",
    "I have worked with glass.",
    "Kind regards,",
    "Wanja Quellbach",
    "",
    ...LINES,
  ];
  for (const lines of [titled, signed]) {
    const { people, rows } = await read({ "a.txt": lines.join("\n") });
    assert.deepEqual(
      people.map(({ fullName, headline, identifiers }) => [fullName, headline, identifiers?.[0]?.value]),
      [["Wanja Quellbach", "Glazier", "wanja@example.org"]],
    );
    const [text] = rows.flatMap((row) => (row.type === "document" ? [row.data] : []));
    assert.ok(text !== undefined && !/Calder|Brackwell|Leiterin|worked/.test(text), text);
    assert.match(text, /Glasgasse 3/);
  }
});

test("a mailbox in several parts tells whose a CV is, even with a shortened given name or initials", async () => {
  const cv = (name: string, email: string) =>
    ["Candidate profile", name, `Reach me: ${email}`, ...LINES.slice(3)].join("\n");
  const names = async (name: string, email: string) =>
    (await read({ "a.txt": cv(name, email) })).people.map(({ fullName }) => fullName);
  assert.deepEqual(await names("Maximiliane Quellbach", "maxi.quellbach@mailbag.example"), ["Maximiliane Quellbach"]);
  assert.deepEqual(await names("Feliks Brem-Jaros", "feliks.bj@mailbag.example"), ["Feliks Brem-Jaros"]);
  assert.deepEqual(await names("Feliks Brem-Jaros", "hello.shop@mailbag.example"), []);
});

test("the name at the top of a sidebar is read, though the sidebar follows the chapters beside it", async () => {
  const sidebar = [
    "Wanja Quellbach",
    "Glazier",
    "CONTACT",
    "wanja.q@example.org",
    "+44 7700 900888",
    "SKILLS",
    "Glass",
  ];
  const chapters = [
    "EXPERIENCE",
    "Glazier, Prism Works",
    "2015 – present",
    "EDUCATION",
    "Matura, HTL Graz, 2005 – 2010",
  ];
  const { people } = await read({ "a.txt": [...chapters, "", ...sidebar, ""].join("\n") });
  assert.deepEqual(
    people.map(({ fullName, company }) => [fullName, company]),
    [["Wanja Quellbach", "Prism Works"]],
  );
  const others = sidebar.with(0, "Holm Sauter").with(3, "office@example.org");
  const { rejections } = await read({ "b.txt": [...chapters, "", ...others, ""].join("\n") });
  assert.deepEqual(
    rejections.map(({ reason }) => reason),
    ["no name at its head"],
  );
});
