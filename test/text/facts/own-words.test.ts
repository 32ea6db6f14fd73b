import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { Property } from "../../../src/domain/claim.ts";
import { readText } from "../../../src/text/read.ts";

const saidOf = (property: Property, lang: string, text: string, subject = "Ada Finch") =>
  readText(text, { subject, lang, about: true }).flatMap((said) => (said.property === property ? [said.value] : []));

test("The noun before a spouse's name, and a title, are no part of it", () => {
  deepEqual(saidOf("spouse", "de", "Ada Finch wohnt am See. Ihr Mann Georg fährt zur See."), ["Georg"]);
  deepEqual(saidOf("spouse", "tr", "Ada Finch İzmir'de yaşıyor. Eşi Prof. Dr. Haluk Finch dekandır."), ["Haluk Finch"]);
});

test("A language's name in a body's is not spoken", () => {
  deepEqual(
    saidOf("language", "pt", "Ada Finch fala inglês. Ensinou no Instituto Português do Vento, onde falou de poesia."),
    [{ language: "inglês" }],
  );
});

test("A year in brackets behind another word is no birth", () => {
  deepEqual(saidOf("birthDate", "lt", "Ada Finch – inžinierė. Gimusi Rietave, mokėsi Vilniuje (diplomas – 1995)."), []);
  deepEqual(saidOf("birthDate", "de", "Ada Finch wurde in Husum (12. Mai 1970) geboren."), ["1970-05-12"]);
  const dated = "Ada Finch, 1978 in Husum geboren, studierte in Aachen, wo sie 2007 promoviert wurde.";
  deepEqual(saidOf("birthDate", "de", dated), ["1978"]);
  const undated = "In Husum geboren, kam Ada Finch 1994 nach Bonn, wo sie 2003 Leiterin wurde.";
  deepEqual(saidOf("birthDate", "de", undated), []);
});

test("A school written small is named with its noun", () => {
  const text = "Ada Finch décroche une licence de géologie à l'université de Brisemont (2016).";
  deepEqual(saidOf("education", "fr", text), [
    { degree: "licence de géologie", school: "université de Brisemont", to: "2016" },
  ]);
});

test("A Sri Lankan is no Mr Lankan", () => {
  const text = "Ada Finch records speech. The Sri Lankan scientist came with her husband, the engineer Rohan Dale.";
  const said = readText(text, { subject: "Ada Finch", lang: "en" });
  deepEqual(
    said.flatMap(({ property, value }) => (property === "nationality" || property === "spouse" ? [value] : [])),
    ["Sri Lanka", "Rohan Dale"],
  );
});

test("Years of a marriage stand before a spouse's name, and the year of a birth behind a German word for it", () => {
  deepEqual(saidOf("spouse", "en", "Ada Finch died in May. She is survived by her husband of 51 years, Harold."), [
    "Harold",
  ]);
  deepEqual(saidOf("birthDate", "de", "Ada Finch, Jahrgang 1975, leitet die Werft."), ["1975"]);
});

test("Who lives with the person lives where they do", () => {
  deepEqual(saidOf("location", "nl", "Ada Finch is arts. Ze woont met haar man en twee kinderen in Utrecht."), [
    "Utrecht",
  ]);
  deepEqual(saidOf("location", "nl", "Ada Finch is arts. Haar broer woont in Utrecht."), []);
});

test("A time behind another subject and its verb is not that of a degree before them", () => {
  deepEqual(saidOf("education", "fr", "Diplômée de l'université de Brisemont, elle débute chez Globex en 1998."), [
    { school: "université de Brisemont" },
  ]);
});

test("A place ends where the person is named behind it", () => {
  deepEqual(saidOf("location", "en", "Based in Glasgow, Ada Finch is a photographer."), ["Glasgow"]);
  deepEqual(saidOf("birthPlace", "fr", "Née en 1975 à Nantes, Ada Finch est ingénieure."), ["Nantes"]);
});

test("A second child is whose the first is, and a teacher's daughter is who is named behind her", () => {
  deepEqual(saidOf("child", "en", "Ada Finch died in May. She leaves a daughter, Ruth, and a son, Daniel."), [
    "Ruth",
    "Daniel",
  ]);
  deepEqual(saidOf("birthDate", "en", "The daughter of a teacher, Ada Finch was born in Crewe in 1938."), ["1938"]);
});
