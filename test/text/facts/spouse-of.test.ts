import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const spousesIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang }).flatMap((said) => (said.property === "spouse" ? [said.value] : []));

test("A spouse whom the sentence names before the person is read", () => {
  deepEqual(spousesIn("The house was built by Otto Brandt and his wife, Ada Finch."), ["Otto Brandt"]);
  deepEqual(spousesIn("Otto Brandt's wife, the violist Ada Finch, sang."), ["Otto Brandt"]);
  deepEqual(spousesIn("In 1960 Otto Brandt married Ada Finch."), ["Otto Brandt"]);
  deepEqual(spousesIn("La maison fut bâtie par Otto Brandt et sa femme, Ada Finch.", "fr"), ["Otto Brandt"]);
});

test("Behind “wife of” stands the spouse of the person whom the sentence is about", () => {
  deepEqual(spousesIn("Ada Finch is a violist and the wife of Otto Brandt."), ["Otto Brandt"]);
  deepEqual(spousesIn("Hilda Moss met Ada Finch and the wife of Otto Brandt."), []);
});

test("A partner, and a spouse of another time, is no spouse", () => {
  deepEqual(spousesIn("The house was built by Otto Brandt and his partner, Ada Finch."), []);
  deepEqual(spousesIn("The house was built by Otto Brandt and his former wife, Ada Finch."), []);
  deepEqual(spousesIn("Otto Brandt met his future wife, Ada Finch, in 1960."), []);
  deepEqual(spousesIn("Otto Brandt's fiancée, the violist Ada Finch, sang."), []);
});
