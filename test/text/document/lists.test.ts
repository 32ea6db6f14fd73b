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
