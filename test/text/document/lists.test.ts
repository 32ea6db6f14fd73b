import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "../../../src/connectors/pages/page-text.ts";
import { readDocument } from "../../../src/text/document/reading.ts";

function told(property: string, body: string): unknown[] {
  const page = `<title>Ada Example</title><h1>Ada Example</h1>${body}`;
  return readDocument(readPage(page), "Ada Example", "en").told.flatMap((each) =>
    each.property === property ? [each.value] : [],
  );
}

test('Splits a list at its last "and", also between two names of several words', () => {
  assert.deepEqual(told("skill", "<h2>Skills</h2><p>Water law, wound care and minor surgery</p>"), [
    "Water law",
    "wound care",
    "minor surgery",
  ]);
  assert.deepEqual(told("skill", "<h2>Skills</h2><p>Women’s health and minor surgery</p>"), [
    "Women’s health",
    "minor surgery",
  ]);
  assert.deepEqual(told("skill", "<h2>Skills</h2><p>Research and development</p>"), ["Research and development"]);
});

test("Languages in a sentence without a verb are the person's; a site's language switch is ignored", () => {
  const names = (body: string) => told("language", body).map((value) => (value as { language: string }).language);
  assert.deepEqual(names("<h2>Odds and ends</h2><p>English, Polish. Canoe and quilts.</p>"), ["English", "Polish"]);
  assert.deepEqual(names('<p><a href="/en">English</a>, <a href="/pl">Polski</a></p>'), []);
  assert.deepEqual(names("<h2>Odds and ends</h2><p>English, rowing. Canoe and quilts.</p>"), []);
});

test("The date of an award is not part of its name", () => {
  assert.deepEqual(told("badge", "<h2>Prizes</h2><ul><li>Lantern Prize 2023, 28 Sept 2023</li></ul>"), [
    "Lantern Prize",
  ]);
});

test("Accounts that somebody follows are no pastimes: among them are people", () => {
  const interests = (list: string) => told("interest", `<h2>Interests</h2><p>${list}</p>`);
  assert.deepEqual(interests("Corvane Logistics, Warehouse Weekly, Simon Sayle, sailing"), ["sailing"]);
  assert.deepEqual(interests("Trail Running, Sea Kayaking"), ["Trail Running", "Sea Kayaking"]);
});

test("A prize that somebody only came close to, and a grant that they lead, is no honour of theirs", () => {
  const list =
    "<h2>Grants and awards</h2><ul><li>Early Career Award, Aurora Society, 2019</li><li>Finalist, Teaching Prize, 2017</li><li>Whistled tones (PI; with K. Vatne), 2022–25</li></ul>";
  assert.deepEqual(told("badge", list), ["Early Career Award, Aurora Society"]);
});

test("What stands between a degree's colon and its school is the subject", () => {
  const list =
    "<h2>Education</h2><ul><li>Ph.D.: Linguistics, Aurora State, 2012.</li><li>B.A.: Norwegian, Aurora College, 2003.</li></ul>";
  assert.deepEqual(told("education", list), [
    { degree: "Ph.D. Linguistics", school: "Aurora State", to: "2012" },
    { degree: "B.A. Norwegian", school: "Aurora College", to: "2003" },
  ]);
});

test("A post before a name and a hyphen in a heading is the person's, and a Turkish label names a birth", () => {
  const page = "<title>Board</title><h2>Our board</h2><h3>Chair - Ada Example</h3><p>Elected in 2023.</p>";
  const post = readDocument(readPage(page), "Ada Example", "en").told.map(({ value }) => value);
  assert.ok(JSON.stringify(post).includes("Chair"), JSON.stringify(post));
  assert.deepEqual(told("birthDate", "<p><b>Doğum yeri ve yılı:</b> Alaşehir, 1980</p>"), ["1980"]);
});
