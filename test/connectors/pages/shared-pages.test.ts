import assert from "node:assert/strict";
import { test } from "node:test";
import type { Capture } from "../../../src/connectors/connector.ts";
import { readPersonPage } from "../../../src/connectors/pages/person-page.ts";

/** A page found by a search for Ada Finch. */
function found(title: string, body: string, lang = "en"): Capture {
  return {
    kind: "web-page",
    url: "https://www.globex.example/page",
    mediaType: "text/html",
    collectedAt: null,
    sought: ["Ada Finch"],
    data: `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`,
  };
}

function read(capture: Capture): Record<string, unknown[]> {
  const said: Record<string, unknown[]> = {};
  for (const { claims } of readPersonPage(capture))
    for (const { property, value } of claims) (said[property] ??= []).push(value);
  return said;
}

const ARTICLE =
  "<article><h1>A prize for the keeper of the tower</h1><p class=byline>By Ned Marlow, ned.marlow@paper.example</p>" +
  "<time datetime=2025-06-12>12 June 2025</time><p>Ada Finch was born in Leeds in 1970. She has kept the tower since 1998.</p>";

test("An article gives nobody its author's mailbox or a press office's number", () => {
  const said = read(found("A prize", `${ARTICLE}<p>Press office<br>press@globex.example<br>Tel. +44 191 496 0455</p>`));
  assert.deepEqual([said["email"], said["phone"]], [undefined, undefined]);
  assert.deepEqual(said["birthDate"], ["1970"]);
});

test("A mailbox in an article that contains the person's name is theirs", () => {
  const said = read(found("A prize", `${ARTICLE}<p>Write to afinch@globex.example</p></article>`));
  assert.deepEqual(said["email"], ["afinch@globex.example"]);
});

const TEAM =
  "<h1>Our team</h1><div class=card><div class=card-body><h5>Ada Finch</h5><h6>Engineer</h6></div>" +
  "<div class=card-footer><a href='mailto:a.finch@globex.example'>a.finch@globex.example</a> · Tel. +44 191 496 0610</div></div>" +
  "<div class=card><div class=card-body><h5>Bert Umber</h5><h6>Treasurer</h6></div></div>";

test("The footer of a card belongs to the card, not to the frame of the page", () => {
  const said = read(found("Our team | Globex Ltd", TEAM));
  assert.deepEqual([said["email"], said["phone"]], [["a.finch@globex.example"], ["+441914960610"]]);
});

test("A number on a line that mentions somebody else by title or a common given name is theirs", () => {
  for (const line of ["Clerk: Mrs C. Marlow, 0191 496 0455", "Press officer Robert Umber, tel. 0191 496 0455"]) {
    const said = read(found("Councillors", `<h1>Ada Finch</h1><p>Councillor</p><p>${line}</p>`));
    assert.equal(said["phone"], undefined, line);
  }
});

test("Cards headed by initials and the given name in brackets are about one person each", () => {
  const card = (name: string, post: string) =>
    `<article><h3>${name}</h3><dl><dt>Functie</dt><dd>Raadslid</dd><dt>Nevenfuncties</dt><dd>${post}</dd></dl></article>`;
  const said = read(
    found(
      "Raadsleden | Gemeente Oosterdam",
      `<h1>Raadsleden</h1>${card("A. (Ada) Finch", "Penningmeester Stichting De Toren (sinds 2010)")}` +
        card("B.J. (Bert) Umber", "Voorzitter Stichting Molen De Zwaluw (sinds 2012)"),
      "nl",
    ),
  );
  assert.match(JSON.stringify(said), /Penningmeester/u);
  assert.doesNotMatch(JSON.stringify(said), /Zwaluw/u);
});

test("Two adjacent links are two lines", () => {
  const teasers =
    "<a href=/1><span>Teacher in Leeds reported for assault</span></a><a href=/2><span>Here they dance</span></a>";
  const said = read(found("A prize", `${ARTICLE}</article><div>${teasers}</div>`));
  assert.doesNotMatch(JSON.stringify(said), /assaultHere/u);
});

test("The only top-level heading says what the page is, and opens no list of pastimes", () => {
  const said = read(
    found(
      "Personal - Tärnby skola",
      "<h1>Personal</h1><table><tr><td>Ada Finch</td><td>Rektor</td></tr></table><h2>Sjukanmälan</h2><p>Ring expeditionen, eller anmäl i appen</p>",
      "sv",
    ),
  );
  assert.equal(said["interest"], undefined);
});

test("Platforms after the label of pastimes are not pastimes", () => {
  const said = read(
    found("Ada Finch", "<h1>Ada Finch</h1><dl><dt>Elsewhere</dt><dd>GitHub, Mastodon, rowing</dd></dl>"),
  );
  assert.deepEqual(said["interest"], ["rowing"]);
});

test("A whole entry after the label of a school is read as one", () => {
  const said = read(
    found("Ada Finch", "<h1>Ada Finch</h1><dl><dt>School</dt><dd>BSc in Botany, Leeds University, 2014</dd></dl>"),
  );
  assert.deepEqual(said["education"], [{ degree: "BSc in Botany", school: "Leeds University", to: "2014" }]);
});

test("A firm with the person's family name and a legal form is the employer on its staff page", () => {
  const said = read(
    found(
      "Geschäftsleitung | Finch Siebtechnik GmbH",
      "<h1>Geschäftsleitung</h1><div><h3>Bert Umber</h3><p>Prokurist</p></div><div><h3>Ada Finch</h3><p>Geschäftsführerin</p></div>",
      "de",
    ),
  );
  assert.deepEqual(
    (said["experience"] as { title: string; company: string }[]).map(({ title, company }) => [title, company]),
    [["Geschäftsführerin", "Finch Siebtechnik GmbH"]],
  );
});
