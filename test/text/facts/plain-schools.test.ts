import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const schoolsIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true }).flatMap((said) =>
    said.property === "education" ? [`${said.value.degree ?? "?"}, ${said.value.school}`] : [],
  );
const employersIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true }).flatMap((said) =>
    said.property === "experience" ? [said.value.company] : [],
  );

test("A town behind what was studied names the school", () => {
  deepEqual(schoolsIn("Ada Finch studierte Jura in Passau und lebt in Hamburg.", "de"), ["Jura, Passau"]);
  deepEqual(schoolsIn("Ada Finch estudió Derecho en Salamanca.", "es"), ["Derecho, Salamanca"]);
  deepEqual(schoolsIn("Ada Finch si è laureata in fisica a Pisa nel 2003.", "it"), ["fisica, Pisa"]);
  deepEqual(schoolsIn("Ada Finch studeerde civiele techniek in Delft (2010).", "nl"), ["civiele techniek, Delft"]);
  deepEqual(schoolsIn("Ada Finch attended a conference in Rome."), []);
});

test("A name behind a degree and the word for where it is from is its school", () => {
  deepEqual(schoolsIn("Ada Finch is a head teacher. She has an MBA in Educational Leadership from Keele."), [
    "MBA in Educational Leadership, Keele",
  ]);
  deepEqual(schoolsIn("Ada Finch is a head teacher. Her brother has an MBA from Keele."), []);
});

test("A school where somebody taught is an employer", () => {
  const went = "Ada Finch went instead to Denfeld High School, where she taught chemistry for twenty-six years.";
  deepEqual([schoolsIn(went), employersIn(went)], [[], ["Denfeld High School"]]);
  const teaches = "Ada Finch is an architect. She has taught studio at Morgan State University since 2013.";
  deepEqual([schoolsIn(teaches), employersIn(teaches)], [[], ["Morgan State University"]]);
});
