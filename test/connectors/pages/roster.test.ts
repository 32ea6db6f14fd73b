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

test("A card on a body's page says what its person does there, and nobody else's card does", () => {
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

test("A line names the post behind the name", () => {
  const lines = "<h1>Committee</h1><ul><li>Bo Sample, chair</li><li>Ada Example, treasurer</li></ul>";
  assert.deepEqual(jobsOn(lines), [["treasurer", "Example Maps", undefined]]);
});

test("News, and a person's own site, are no body's list", () => {
  const card = "<h1>Team</h1><div><h3>Ada Example</h3><p>Chief cartographer</p></div>";
  assert.deepEqual(jobsOn(card, "Ada Example", `${SITE}<meta property="og:type" content="article">`), []);
  assert.deepEqual(jobsOn(card, "Ada Example", '<meta property="og:site_name" content="Ada Example">'), []);
  assert.deepEqual(jobsOn(card, "Ada Example", ""), []);
});

test("On a page about many, the only mailbox is nobody's who is not named in it", () => {
  const list =
    "<h1>Band</h1><h2>Tuba</h2><p>Ada Example, Bo Sample</p><h2>Conductor</h2><p><a href='mailto:erwin@band.example.org'>Erwin</a></p>";
  assert.deepEqual(jobsOn(list, "Ada Example", ""), []);
});

test("A page about three hundred people gives of each what stands beside their name, and nobody else's", () => {
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
