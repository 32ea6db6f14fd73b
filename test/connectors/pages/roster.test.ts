import assert from "node:assert/strict";
import { test } from "node:test";
import { webPage } from "../../../src/connectors/pages/web-page.ts";

const SITE = '<meta property="og:site_name" content="Example Maps">';

function jobsOn(body: string, name = "Ada Example", head = SITE) {
  const data = `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`;
  const capture = {
    kind: "web-page",
    url: "https://maps.example.org/team",
    mediaType: "text/html",
    collectedAt: null,
    data,
  };
  const findings = [...webPage.read({ ...capture, sought: [name] })];
  const claims = findings.flatMap((finding) => finding.claims);
  for (const { locator, quote } of claims) {
    const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
    assert.equal(data.slice(Number(from), Number(to)), quote);
  }
  const told = claims.flatMap(({ property, value }) =>
    property === "experience" ? [[value.title, value.company, value.from]] : property === "email" ? [[value]] : [],
  );
  return told.sort((a, b) => b.length - a.length);
}

test("A card on an organisation's page says what its person does there, and other people's cards do not", () => {
  const cards = `<h1>Our team</h1>
    <div><h3>Ada Example</h3><p>Chief cartographer</p><p>Ada draws rivers.</p></div>
    <div><h3>Bo Sample</h3><p>Printer</p><p>bo@maps.example.org</p></div>`;
  assert.deepEqual(jobsOn(cards), [["Chief cartographer", "Example Maps", undefined]]);
  assert.deepEqual(jobsOn(cards, "Bo Sample")[0], ["Printer", "Example Maps", undefined]);
});

test("A row has a cell for the post, the year and the mailbox", () => {
  const rows = `<table><tr><td>Ada Example</td><td>Cartographer</td><td>since 2016</td><td>ada@maps.example.org</td></tr>
    <tr><td>Bo Sample</td><td>Printer</td><td>since 1999</td><td>bo@maps.example.org</td></tr></table>`;
  assert.deepEqual(jobsOn(rows), [["Cartographer", "Example Maps", "2016"], ["ada@maps.example.org"]]);
});

test("A line names the post after the name", () => {
  const lines = "<h1>Committee</h1><ul><li>Bo Sample, chair</li><li>Ada Example, treasurer</li></ul>";
  assert.deepEqual(jobsOn(lines), [["treasurer", "Example Maps", undefined]]);
});

test("News and a person's own site are not an organisation's list", () => {
  const card = "<h1>Team</h1><div><h3>Ada Example</h3><p>Chief cartographer</p></div>";
  assert.deepEqual(jobsOn(card, "Ada Example", `${SITE}<meta property="og:type" content="article">`), []);
  assert.deepEqual(jobsOn(card, "Ada Example", '<meta property="og:site_name" content="Ada Example">'), []);
  assert.deepEqual(jobsOn(card, "Ada Example", ""), []);
});

test("A site that calls itself only by a family name employs nobody with that name", () => {
  const card = "<h1>People</h1><div><h3>Ada Finch</h3><p>Chief cartographer</p></div>";
  const companiesAt = (site: string) =>
    jobsOn(card, "Ada Finch", `<meta property="og:site_name" content="${site}">`).map(([, company]) => company);
  assert.deepEqual(companiesAt("Finch"), []);
  assert.deepEqual(companiesAt("Finch Maps"), ["Finch Maps"]);
});

test("On a page about many people, the only mailbox does not go to somebody it does not name", () => {
  const list =
    "<h1>Band</h1><h2>Tuba</h2><p>Ada Example, Bo Sample</p><h2>Conductor</h2><p><a href='mailto:erwin@band.example.org'>Erwin</a></p>";
  assert.deepEqual(jobsOn(list, "Ada Example", ""), []);
});

test("A page about three hundred people yields for each what is next to their name, and nothing of anybody else", () => {
  const given = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ines", "Jon"];
  const families = ["Sand", "Berg", "Holm", "Lind", "Rask", "Vang"];
  const endings = ["er", "ström", "feld", "by", "gaard"];
  const trades = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
  const member = (name: string, at: number) =>
    `<section><h2>${name}</h2><p><a href="mailto:m${at}@guild.example.org">m${at}@guild.example.org</a></p>
    <p>${name.split(" ")[0]} has worked as a baker at ${trades[at % 6]}${endings[at % 5]} Works since ${1980 + (at % 40)}.</p></section>`;
  const names = Array.from({ length: 300 }, (_, at) =>
    at === 150 ? "Maja Ostrander" : `${given[at % 10]} ${families[at % 6]}${endings[Math.floor(at / 60)]}`,
  );
  assert.deepEqual(jobsOn(`<h1>Directory</h1>${names.map(member).join("")}`, "Maja Ostrander", ""), [
    ["baker", "Alderer Works", "2010"],
    ["m150@guild.example.org"],
  ]);
});

/** Forms of people's names that are not two capitalised words. */
const UNUSUAL: Readonly<Record<string, (at: number) => string>> = {
  "figures inside": (at) => `Ada${at} Sample`,
  "one word": (at) => `Zel${"abcdefghij"[at % 10]}${"klmnopqrst"[Math.floor(at / 10)]}`,
  "small letters": (at) => `ada${"abcdefghij"[at % 10]} sample${"klmnopqrst"[Math.floor(at / 10)]}`,
  "a handle": (at) => `@ada_${at}`,
  Chinese: (at) => `王${"小大明华丽强军平红云"[at % 10]}${"一二三四五六七八九十"[Math.floor(at / 10)]}`,
  Georgian: (at) => `ნინო ბერიძე${"აბგდევზთიკ"[at % 10]}`,
  "family name first": (at) => `Sample${"abcdefghij"[at % 10]}, Ada`,
  "an initial": (at) => `Ada ${"ABCDEFGHIJ"[at % 10]}.`,
  "like the person's": (at) => `Maja Ostrande${"aeiouymsna"[at % 10]}`,
};
const MADE: Readonly<Record<string, (name: string, job: string) => string>> = {
  sections: (name, job) =>
    `<section><h2>${name}</h2><p>Has worked as a baker at ${job} Works since 1990.</p></section>`,
  cards: (name, job) => `<div class="name">${name}</div><div class="title">Baker at ${job} Works</div>`,
  "small CVs": (name, job) => `<h2>${name}</h2><h3>Experience</h3><ul><li>Baker, ${job} Works, 1990–1995</li></ul>`,
};

test("A table row about a person states nothing about anybody else, however their name looks", () => {
  for (const nameOf of Object.values(UNUSUAL)) {
    const row = (name: string, job: string) =>
      `<tr><td>${name}</td><td>Has worked as a baker at ${job} Works since 1990.</td><td>Leeds</td></tr>`;
    const rows = Array.from({ length: 30 }, (_, at) =>
      at === 12 ? row("Maja Ostrander", "Birch") : row(nameOf(at), "Alder"),
    );
    const jobs = jobsOn(`<h1>Directory</h1><table>${rows.join("")}</table>`, "Maja Ostrander", "");
    assert.deepEqual(
      jobs.map(([, company]) => company).filter((company) => company !== "Birch Works"),
      [],
    );
  }
});

for (const [form, nameOf] of Object.entries(UNUSUAL))
  test(`In a list of people no job goes to somebody else if their names have ${form}`, () => {
    for (const [made, write] of Object.entries(MADE)) {
      const members = Array.from({ length: 30 }, (_, at) =>
        write(at === 12 ? "Maja Ostrander" : nameOf(at), at === 12 ? "Birch" : "Alder"),
      );
      const jobs = jobsOn(`<h1>Directory</h1>${members.join("")}`, "Maja Ostrander", "");
      assert.deepEqual(
        jobs.map(([title, company]) => [title?.toLowerCase(), company]),
        [["baker", "Birch Works"]],
        made,
      );
    }
  });

test("Headings of one kind with sections among them make a person's own page", () => {
  const page = `<h2>Maja Ostrander</h2><p>Maja Ostrander is a baker at Birch Works.</p>
    <h2>Gardens</h2><p>She worked as a gardener at Cedar Works from 1990 to 1995.</p>
    <h2>Contact</h2><p>Leeds</p><h2>Kites</h2><p>She also worked as a rigger at Elm Works from 1980 to 1985.</p>`;
  assert.deepEqual(
    jobsOn(page, "Maja Ostrander", "")
      .map(([, company]) => company)
      .sort(),
    ["Birch Works", "Cedar Works", "Elm Works"],
  );
});

test("Columns say which cell is the post, and the page's title whose people they are", () => {
  const table = `<h1>Personal</h1><table><thead><tr><th>Namn</th><th>Ansvar</th><th>Befattning</th></tr></thead><tbody>
    <tr><td>Bo Sample</td><td>Fritids</td><td>Rektor</td></tr>
    <tr><td>Ada Example</td><td>Musik</td><td>Mellanstadielärare</td></tr></tbody></table>`;
  const title = "<title>Personal - Exempels byskola - Exempels kommun</title>";
  assert.deepEqual(jobsOn(table, "Ada Example", title), [["Mellanstadielärare", "Exempels byskola", undefined]]);
});

test("The next person of a list of posts is nobody's title", () => {
  const posts = `<h1>Board</h1><dl><dt>Chair</dt><dd>Moira Tench, editor at Brix plc</dd><dt>Treasurer</dt><dd>Ada Example</dd>
    <dt>Secretary</dt><dd>Piers Cathcart, solicitor at Cathcart &amp; Co</dd><dt>Patron</dt><dd>Bo Hobday, editor 1983–1997</dd></dl>`;
  assert.doesNotMatch(JSON.stringify(jobsOn(posts)), /Tench|Cathcart|Hobday/u);
});

test("A site is called what its metadata and its title say, not by its section", () => {
  const head = `<title>The bookshop | Example Maps</title>${SITE}`;
  const page = "<h1>The bookshop</h1><h2>Our team</h2><div><h3>Ada Example</h3><p>Chief cartographer</p></div>";
  assert.deepEqual(jobsOn(page, "Ada Example", head), [["Chief cartographer", "Example Maps", undefined]]);
});
