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

test("What stands in brackets right behind a degree is its school, and no other degree's", () => {
  deepEqual(schoolsIn("Ada Finch is a coach. BSc Sport Science (Stirling), PGCE (MMU, 2014)."), [
    "BSc Sport Science, Stirling",
    "PGCE, MMU",
  ]);
  deepEqual(schoolsIn("Ada Finch is a coach. She holds a BSc in mathematics (First)."), []);
});

test("Whoever has an office of an institution, or was a postdoctoral fellow there, has not studied there", () => {
  const pt = "Ada Finch é economista, com MBA no Insper (2016), e conselheira fiscal do Instituto Aurora.";
  deepEqual(
    schoolsIn(pt, "pt").filter((school) => school.includes("Aurora")),
    [],
  );
  deepEqual(
    schoolsIn("Ada Finch is a biologist. After a postdoctoral fellowship at the Aurora Institution, she returned."),
    [],
  );
});

test("A German school whose adjective is in a case is one school, with its degree", () => {
  deepEqual(schoolsIn("Ada Finch studierte an der Pädagogischen Hochschule Freiburg auf Lehramt.", "de"), [
    "Lehramt, Pädagogische Hochschule Freiburg",
  ]);
});

test("A year that opens another clause does not end a job", () => {
  const ends = (text: string, lang: string) =>
    readText(text, { subject: "Ada Finch", lang, about: true }).flatMap((said) =>
      said.property === "experience" ? [said.value.to] : [],
    );
  const es =
    "Soy Ada Finch. En 2020 empecé a dar clase en la Universidad de Brisa, donde sigo de profesora asociada, y en 2022 salió el libro.";
  deepEqual(ends(es, "es"), [undefined]);
});
