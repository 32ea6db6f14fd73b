import { equal } from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "../../../src/text/languages/languages.ts";
import { townFormOf } from "../../../src/text/places/town-form.ts";

function townIn(lang: string, name: string): string | undefined {
  const words = languageFor(lang)?.words;
  return words && townFormOf(name, words);
}

test("Gives a town after a preposition in the form used on maps", () => {
  equal(townIn("pl", "Wrocławiu"), "Wrocław");
  equal(townIn("pl", "Krakowie"), "Kraków");
  equal(townIn("lt", "Vilniuje"), "Vilnius");
  equal(townIn("lt", "Utenoje"), "Utena");
  equal(townIn("ru", "Новосибирске"), "Новосибирск");
  equal(townIn("ru", "Осло"), "Осло");
  equal(townIn("es", "Sevilla"), "Sevilla");
});

test("Gives no form of a place if it is not certain", () => {
  equal(townIn("pl", "Wilczej Wólce"), undefined);
  equal(townIn("ru", "Пинеге"), undefined);
});
