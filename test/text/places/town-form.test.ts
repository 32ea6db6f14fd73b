import { equal } from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "../../../src/text/languages/languages.ts";
import { townFormOf } from "../../../src/text/places/town-form.ts";

function townIn(lang: string, name: string): string | undefined {
  const words = languageFor(lang)?.words;
  return words && townFormOf(name, words);
}

test("A town behind a preposition is given as a map has it", () => {
  equal(townIn("pl", "Wrocławiu"), "Wrocław");
  equal(townIn("pl", "Krakowie"), "Kraków");
  equal(townIn("lt", "Vilniuje"), "Vilnius");
  equal(townIn("lt", "Utenoje"), "Utena");
  equal(townIn("ru", "Новосибирске"), "Новосибирск");
  equal(townIn("es", "Sevilla"), "Sevilla");
});

test("A place whose form is not certain is none", () => {
  equal(townIn("pl", "Wilczej Wólce"), undefined);
  equal(townIn("ru", "Пинеге"), undefined);
});
