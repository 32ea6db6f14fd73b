import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "../../../src/connectors/pages/page-text.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

function jobsOf(html: string, lang: string): unknown[] {
  const { told } = readDocument(readPage(html), "Ada Example", lang);
  return told.flatMap(({ property, value }) =>
    property === "experience" ? [[value.title, value.company, value.from].filter((part) => part !== undefined)] : [],
  );
}

test("Each post after a label has its own year, and an occupation has its own employer", () => {
  const card = `<title>Raadsleden | Gemeenteraad Voorbeeld</title><h1>Raadsleden</h1><article><h3>A. (Ada) Example</h3><dl>
    <dt>Functie</dt><dd>Raadslid sinds 2018, fractievoorzitter sinds 2022</dd>
    <dt>Beroep</dt><dd>Melkveehouder, maatschap Example-Vries (sinds 1996)</dd></dl></article>`;
  assert.deepEqual(jobsOf(card, "nl"), [
    ["Raadslid", "Gemeenteraad Voorbeeld", "2018"],
    ["fractievoorzitter", "Gemeenteraad Voorbeeld", "2022"],
    ["Melkveehouder", "maatschap Example-Vries", "1996"],
  ]);
});

test("An occupation without an employer does not make the person an employee of the page's organisation", () => {
  const card = `<title>Raadsleden | Gemeenteraad Voorbeeld</title><h1>Raadsleden</h1><article><h3>Ada Example</h3><dl>
    <dt>Functie</dt><dd>Raadslid sinds 2022</dd><dt>Beroep</dt><dd>Apotheker</dd></dl></article>`;
  assert.deepEqual(jobsOf(card, "nl"), [["Raadslid", "Gemeenteraad Voorbeeld", "2022"]]);
});

test("A separate line says since when the post below the name has been held", () => {
  const card = (line: string) => `<title>Geschäftsleitung | Example Siebe GmbH</title><h1>Geschäftsleitung</h1>
    <div><h5>Ada Example</h5><h6>Geschäftsführerin</h6><ul><li>${line}</li>
    <li>2009–2014 Leiterin Konstruktion, Example Siebe GmbH</li></ul></div>`;
  const [first] = jobsOf(card("seit 2014 Geschäftsführerin"), "de");
  assert.deepEqual(first, ["Geschäftsführerin", "Example Siebe GmbH", "2014"]);
  const [other] = jobsOf(card("seit 2014 Mitglied im Beirat"), "de");
  assert.deepEqual(other, ["Geschäftsführerin", "Example Siebe GmbH"]);
});

test("A line of a list of posts gives the person's post, and since when they have held it", () => {
  const list = (line: string) =>
    jobsOf(
      `<title>Cuerpo docente – Escuela Municipal de Música</title><header>Escuela Municipal de Música</header>
      <h1>Cuerpo docente</h1><ul><li>Docente de piano: Graciela Stopani</li><li>${line}</li></ul>`,
      "es",
    );
  const post = ["Docente de bandoneón", "Escuela Municipal de Música"];
  assert.deepEqual(list("Docente de bandoneón: Ada Example (desde 2012)"), [[...post, "2012"]]);
  assert.deepEqual(list("Docente de bandoneón: Ada Example"), [post]);
  assert.deepEqual(list("Docente de bandoneón: Ada Example, Lucas Ferrer"), []);
});
