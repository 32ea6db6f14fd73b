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

test("The only post of a card began when a line of the card says so without a post", () => {
  const page = (lines: string) => `<title>First-team staff | Torvik Rovers FC</title><h1>First-team staff</h1>
    <div><h3>Ada Example</h3><p>Head coach</p>${lines}</div>
    <div><h3>Otto Brandt</h3><p>Kit man</p><p>At the club since 1979.</p></div>`;
  const began = (lines: string) => jobsOf(page(lines), "en")[0];
  assert.deepEqual(began("<p>Took over in summer 2024. Manager of the Year 2025.</p>"), [
    "Head coach",
    "Torvik Rovers FC",
    "2024",
  ]);
  assert.deepEqual(began("<p>Elected Fellow in 2024.</p>"), ["Head coach", "Torvik Rovers FC", "2024"].slice(0, 2));
  assert.deepEqual(began("<p>Took over a bakery in 2024.</p>"), ["Head coach", "Torvik Rovers FC"]);
  const profile = `<title>Councillor Ada Example | Torvik Borough Council</title><h1>Councillor Ada Example</h1><dl>
    <dt>Title</dt><dd>Councillor for Quay ward</dd><dt>First elected</dt><dd>2 May 2019</dd></dl>
    <table><thead><tr><th>Committee</th><th>Chair</th><th>Members</th></tr></thead>
    <tbody><tr><td>Transport</td><td>Otto Brandt</td><td>A. Example</td></tr></tbody></table>`;
  assert.deepEqual(jobsOf(profile, "en"), [["Councillor for Quay ward", "Torvik Borough Council", "2019"]]);
});

test("A site is called what its header and footer call it, not what its menu calls the page", () => {
  const page = (site: string, title: string, post: string) => `<title>${title}</title>
    <header><a href="/">${site}</a><nav><ul><li>La librairie</li><li>Contact</li></ul></nav></header>
    <main><h1>Face au port</h1><h2>L'équipe</h2><div><h3>Ada Example</h3><p>${post}</p></div>
    <div><h3>Théo Kermabon</h3><p>Libraire</p></div></main><footer><p>© 2026 ${site}. Tous droits réservés.</p></footer>`;
  assert.deepEqual(jobsOf(page("La Page Salée", "La librairie | La Page Salée", "Gérante"), "fr"), [
    ["Gérante", "La Page Salée"],
  ]);
  const firm = "Menuiserie Example";
  assert.deepEqual(jobsOf(page(firm, `L'équipe – ${firm}`, "Gérante"), "fr"), [["Gérante", firm]]);
  // Somebody else's own site employs nobody.
  assert.deepEqual(jobsOf(page("Anna Example", "L'équipe – Anna Example", "Gérante"), "fr"), []);
});

test("A phone number is read from the cell of contacts, and beside the years in a card", () => {
  const phones = (html: string) =>
    readDocument(readPage(html), "Ada Example", "en").told.flatMap(({ property, value }) =>
      property === "phone" ? [value] : [],
    );
  const row = (name: string, number: string) =>
    `<tr><td>${name}</td><td>Professor of Condensed Matter Physics, head of the group</td><td>x@torvik.example, ${number}, room 3.14</td></tr>`;
  const table = `<table><tr><th>Name</th><th>Position</th><th>Contact</th></tr>`;
  assert.deepEqual(
    phones(
      `<title>People</title>${table}${row("Prof. Ada Example", "+44 1632 960742")}${row("Otto Brandt", "+44 1632 960751")}</table>`,
    ),
    ["+441632960742"],
  );
  assert.deepEqual(
    phones(`<title>Ada Example</title><h1>Ada Example</h1><p>At the clinic since 2018. Graduate of the University of
      Torvik (2007–2011). Speaks Polish, English and Ukrainian. Tel. +44 1632 960742</p>`),
    ["+441632960742"],
  );
});
