import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { Property } from "../../../src/domain/claim.ts";
import { readText } from "../../../src/text/read.ts";

const saidOf = (property: Property, lang: string, text: string, subject = "Ada Finch") =>
  readText(text, { subject, lang, about: true }).flatMap((said) => (said.property === property ? [said.value] : []));

test("A spouse's name includes neither the noun before it nor a title", () => {
  deepEqual(saidOf("spouse", "de", "Ada Finch wohnt am See. Ihr Mann Georg fährt zur See."), ["Georg"]);
  deepEqual(saidOf("spouse", "tr", "Ada Finch İzmir'de yaşıyor. Eşi Prof. Dr. Haluk Finch dekandır."), ["Haluk Finch"]);
});

test("A language in an institution's name is not a spoken language", () => {
  deepEqual(
    saidOf("language", "pt", "Ada Finch fala inglês. Ensinou no Instituto Português do Vento, onde falou de poesia."),
    [{ language: "inglês" }],
  );
});

test("A year in brackets after another word is not a birth year", () => {
  deepEqual(saidOf("birthDate", "lt", "Ada Finch – inžinierė. Gimusi Rietave, mokėsi Vilniuje (diplomas – 1995)."), []);
  deepEqual(saidOf("birthDate", "de", "Ada Finch wurde in Husum (12. Mai 1970) geboren."), ["1970-05-12"]);
  const dated = "Ada Finch, 1978 in Husum geboren, studierte in Aachen, wo sie 2007 promoviert wurde.";
  deepEqual(saidOf("birthDate", "de", dated), ["1978"]);
  const undated = "In Husum geboren, kam Ada Finch 1994 nach Bonn, wo sie 2003 Leiterin wurde.";
  deepEqual(saidOf("birthDate", "de", undated), []);
});

test("A school in lower case is named with its noun", () => {
  const text = "Ada Finch décroche une licence de géologie à l'université de Brisemont (2016).";
  deepEqual(saidOf("education", "fr", text), [
    { degree: "licence de géologie", school: "université de Brisemont", to: "2016" },
  ]);
});

test("The first word of Sri Lankan is not a form of address", () => {
  const text = "Ada Finch records speech. The Sri Lankan scientist came with her husband, the engineer Rohan Dale.";
  const said = readText(text, { subject: "Ada Finch", lang: "en" });
  deepEqual(
    said.flatMap(({ property, value }) => (property === "nationality" || property === "spouse" ? [value] : [])),
    ["Sri Lanka", "Rohan Dale"],
  );
});

test("Reads a spouse's name after the years of marriage, and a birth year after the German Jahrgang", () => {
  deepEqual(saidOf("spouse", "en", "Ada Finch died in May. She is survived by her husband of 51 years, Harold."), [
    "Harold",
  ]);
  deepEqual(saidOf("birthDate", "de", "Ada Finch, Jahrgang 1975, leitet die Werft."), ["1975"]);
});

test("Reads the person's home from a sentence about living with family", () => {
  deepEqual(saidOf("location", "nl", "Ada Finch is arts. Ze woont met haar man en twee kinderen in Utrecht."), [
    "Utrecht",
  ]);
  deepEqual(saidOf("location", "nl", "Ada Finch is arts. Haar broer woont in Utrecht."), []);
});

test("A year after another subject and verb is not that of an earlier degree", () => {
  deepEqual(saidOf("education", "fr", "Diplômée de l'université de Brisemont, elle débute chez Globex en 1998."), [
    { school: "université de Brisemont" },
  ]);
});

test("A place ends where the person's name follows", () => {
  deepEqual(saidOf("location", "en", "Based in Glasgow, Ada Finch is a photographer."), ["Glasgow"]);
  deepEqual(saidOf("birthPlace", "fr", "Née en 1975 à Nantes, Ada Finch est ingénieure."), ["Nantes"]);
});

test("A second child belongs to the same parent as the first, and a teacher's daughter is the person named after her", () => {
  deepEqual(saidOf("child", "en", "Ada Finch died in May. She leaves a daughter, Ruth, and a son, Daniel."), [
    "Ruth",
    "Daniel",
  ]);
  deepEqual(saidOf("birthDate", "en", "The daughter of a teacher, Ada Finch was born in Crewe in 1938."), ["1938"]);
});
