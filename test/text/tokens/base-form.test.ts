import { equal } from "node:assert/strict";
import { test } from "node:test";
import { languageFor } from "../../../src/text/languages/languages.ts";
import { baseFormOf } from "../../../src/text/tokens/base-form.ts";

function formIn(lang: string, phrase: string, behind = false): string | undefined {
  const words = languageFor(lang)?.words;
  return words && baseFormOf(phrase, words, behind);
}

test("Turns an inflected phrase into the form used in lists", () => {
  equal(formIn("ru", "горными лыжами"), "горные лыжи");
  equal(formIn("ru", "реставрацией мебели"), "реставрация мебели");
  equal(formIn("ru", "почётной грамотой завода"), "почётная грамота завода");
  equal(formIn("uk", "премії «Обрій»"), "премія «Обрій»");
  equal(formIn("pl", "szachami korespondencyjnymi"), "szachy korespondencyjne");
  equal(formIn("pl", "wędkowaniem"), "wędkowanie");
  equal(formIn("lt", "kalnų žygius"), "kalnų žygiai");
});

test("Leaves a phrase that has this form, or that is not inflected, as it is written", () => {
  equal(formIn("ru", "теннис"), "теннис");
  equal(formIn("lt", "Jono Basanavičiaus premija"), "Jono Basanavičiaus premija");
  equal(formIn("de", "Segeln"), "Segeln");
});

test("Does not invent a form that the words do not reveal", () => {
  equal(formIn("ru", "домбре", true), undefined);
  equal(formIn("pl", "skiturach"), undefined);
  equal(formIn("lt", "bitę ir knygą"), undefined);
});
