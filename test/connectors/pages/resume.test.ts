import assert from "node:assert/strict";
import { test } from "node:test";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";

function read(body: string, lang = "en"): [string, unknown][] {
  const data = `<html lang="${lang}"><head><title>CV – Ada Finch</title></head><body><h1>Ada Finch</h1>${body}</body></html>`;
  const capture = {
    kind: "person-page",
    url: "https://cv.example.org/ada",
    mediaType: "text/html",
    collectedAt: null,
    data,
  };
  return [...readPersonPage(capture)].flatMap(({ claims }) =>
    claims.map(({ property, value, locator, quote }): [string, unknown] => {
      const [, from, to] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
      assert.equal(data.slice(Number(from), Number(to)), quote);
      return [property, value];
    }),
  );
}

const JOBS = [
  ["experience", { title: "Editor", company: "Corvane Ltd", from: "2015", current: true, kind: "job" }],
  ["experience", { title: "Engineer", company: "Globex", from: "2010", to: "2014", kind: "job" }],
];
const SCHOOL = ["education", { degree: "BSc in Physics", school: "Larkmoor University", from: "2006", to: "2010" }];

test("A CV is read in the usual layouts", () => {
  const layouts = [
    `<h2>Work experience</h2><ul><li>2015–present: Editor, Corvane Ltd</li><li>2010–2014: Engineer, Globex</li></ul>
     <h2>Education</h2><ul><li>2006–2010: BSc in Physics, Larkmoor University</li></ul>`,
    `<h2>EMPLOYMENT HISTORY</h2><ul><li>Editor, Corvane Ltd (2015 – today)</li><li>Engineer, Globex (2010 – 2014)</li></ul>
     <h2>Education:</h2><ul><li>BSc in Physics, Larkmoor University (2006 – 2010)</li></ul>`,
    `<h2>Experience</h2><div><h3>Editor</h3><p>Corvane Ltd</p><p>2015 to present</p></div><div><h3>Engineer</h3><p>Globex</p><p>2010 to 2014</p></div>
     <h2>Education</h2><div><h3>BSc in Physics</h3><p>Larkmoor University</p><p>2006 to 2010</p></div>`,
    `<h2>Experience</h2><table><tr><td>2015-now<td>Editor<td>Corvane Ltd<tr><td>2010-2014<td>Engineer<td>Globex</table>
     <h2>Education</h2><table><tr><td>2006-2010<td>BSc in Physics<td>Larkmoor University</table>`,
    `<h2>Experience</h2><dl><dt>since 2015<dd><b>Editor</b><br>Corvane Ltd<dt>2010-2014<dd><b>Engineer</b><br>Globex</dl>
     <h2>Education</h2><dl><dt>2006-2010<dd>BSc in Physics<br>Larkmoor University</dl>`,
    `<h2>Experience</h2><p>2015–present</p><p>Corvane Ltd</p><p>Editor</p><p>2010–2014</p><p>Globex</p><p>Engineer</p>
     <h2>Education</h2><p>2006–2010</p><p>Larkmoor University</p><p>BSc in Physics</p>`,
  ];
  for (const layout of layouts) assert.deepEqual(read(layout), [["fullName", "Ada Finch"], ...JOBS, SCHOOL], layout);
});

test("A CV in a language without a grammar is read by its headings and layout", () => {
  const body = `<h2>Esperienze lavorative</h2><ul><li>03/2015 - oggi: redattrice, Editrice Ginestra S.r.l.</li></ul>
    <h2>Formazione</h2><ul><li>2010 - 2014: laurea in fisica, Politecnico di Valscura</li></ul><h2>Lingue</h2><p>italiano, inglese</p>`;
  assert.deepEqual(read(body, "it"), [
    ["fullName", "Ada Finch"],
    [
      "experience",
      { title: "redattrice", company: "Editrice Ginestra S.r.l.", from: "2015-03", current: true, kind: "job" },
    ],
    ["education", { degree: "laurea in fisica", school: "Politecnico di Valscura", from: "2010", to: "2014" }],
    ["language", { language: "italiano" }],
    ["language", { language: "inglese" }],
    ["gender", "female"],
  ]);
});

test("Languages are languages, skills are short, honours lose their year, and a contact is one address and one number", () => {
  const body = `<h2>Languages</h2><ul><li>English (native)</li><li>German – C1</li><li>Python</li></ul>
    <h2>Skills</h2><p>Typesetting, Proofreading, I have been doing a great many different things for years</p>
    <h2>Awards</h2><ul><li>Ellery Medal, 2012</li><li>2014: Halden Prize</li></ul>
    <h2>Contact</h2><p>ada@example.org<br>Tel. +1 202-555-0100</p>`;
  assert.deepEqual(read(body), [
    ["fullName", "Ada Finch"],
    ["language", { language: "English", proficiency: "native" }],
    ["language", { language: "German", proficiency: "C1" }],
    ["skill", "Typesetting"],
    ["skill", "Proofreading"],
    ["badge", "Ellery Medal"],
    ["badge", "Halden Prize"],
    ["phone", "+12025550100"],
    ["email", "ada@example.org"],
  ]);
});

test("Of two addresses the one with the person's name is theirs, else neither is; a time alone states nothing", () => {
  const contact = (...names: string[]) =>
    `<h2>Experience</h2><ul><li>2015</li></ul><h2>Education</h2><p>at home</p>
     <h2>Contact</h2><p>${names.map((name) => `${name}@example.org`).join(", ")}</p>`;
  assert.deepEqual(read(contact("mona", "otto")), []);
  assert.deepEqual(read(contact("ada", "otto")), [
    ["fullName", "Ada Finch"],
    ["email", "ada@example.org"],
  ]);
});

test("An entry without years has a title and an employer, and a title with only years is an occupation", () => {
  const body =
    "<h2>Experience</h2><ul><li>Editor, Corvane</li><li>2010–2014: Engineer</li><li>Parental leave 2014</li></ul>";
  assert.deepEqual(read(body).slice(1), [
    ["experience", { title: "Editor", company: "Corvane", kind: "job" }],
    ["occupation", "Engineer"],
  ]);
});
