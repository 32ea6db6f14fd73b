import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const childrenIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true }).flatMap((said) =>
    said.property === "child" ? [said.value] : [],
  );

test("Several children are read with what is said of each between their names", () => {
  deepEqual(childrenIn("Ada Finch died in 2003; she is survived by two daughters, Miriam, a judge, and Hannah."), [
    "Miriam",
    "Hannah",
  ]);
  deepEqual(
    childrenIn(
      "Ada Finch était avocate. À ses enfants, Maryse, directrice de banque, et Alain, nos condoléances.",
      "fr",
    ),
    ["Maryse", "Alain"],
  );
});

test("Of one child, what follows is not another", () => {
  deepEqual(childrenIn("Ada Finch is a surgeon. Her son Paul, a judge, and Hannah Moss opened the show."), ["Paul"]);
});

test("Children are told from nouns where all nouns are capitalised", () => {
  deepEqual(
    childrenIn("Ada Finch war Lehrerin. Um sie trauern die Kinder Martin und Dorothee sowie vier Enkel.", "de"),
    ["Martin", "Dorothee"],
  );
  deepEqual(childrenIn("Ada Finch lebt mit den Zwillingen Mats und Fiete in Ketzin.", "de"), ["Mats", "Fiete"]);
});
