import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { readDocument } from "../../../src/text/document/reading.ts";
import { readText } from "../../../src/text/read.ts";

const births = (text: string, name = "Ada Finch", lang = "en") =>
  readDocument(plainBlocks(text), name, lang)
    .told.filter(({ property }) => property === "birthDate")
    .map(({ value }) => value);

test("Reads a birth after the person's name, from years of life or after a mark", () => {
  deepEqual(births("Ada Finch (1938–2021)\n\nThe museum has lost its keeper of coins."), ["1938"]);
  deepEqual(births("Ada Finch (b. 4 March 1931) is a keeper of coins at Kestrel Museum."), ["1931-03-04"]);
  deepEqual(births("Ada Finch (ur. 4 marca 1931 w Łodzi) – polska poetka i tłumaczka.", "Ada Finch", "pl"), [
    "1931-03-04",
  ]);
  deepEqual(births("Ada Finch (b. April 1931) is a keeper of coins at Kestrel Museum."), ["1931-04"]);
  deepEqual(births("Ada Finch (geboren am 4. März 1931) ist Münzwartin in Graz.", "Ada Finch", "de"), ["1931-03-04"]);
  deepEqual(births("Ada Finch (geb. op 4 maart 1931) is muntbewaarder in Leiden.", "Ada Finch", "nl"), ["1931-03-04"]);
});

test("Does not take years of an office, or those of somebody else, for the person's life", () => {
  deepEqual(births("Ada Finch (2002–2014)\n\nKeepers of coins of the museum."), []);
  deepEqual(births("Ada Finch works as keeper of coins. Otto Brandt (1938–2021) led the museum before."), []);
});

test("Does not take what a gentleman did in a year, or where somebody is from, for a birth", () => {
  const said = (text: string, name: string, lang: string) =>
    readText(text, { subject: name, lang, about: true }).filter(({ property }) => property === "birthDate");
  deepEqual(said("沈若愚先生于2012年创办澜石新材料股份有限公司。", "沈若愚", "zh"), []);
  deepEqual(said("Seine Laufbahn begann der gebürtige Steyrer 2003 als Prüfer.", "Ada Finch", "de"), []);
});

test("Does not take the year of a later event for the birth", () => {
  const said = (text: string) =>
    readText(text, { subject: "Ada Finch", lang: "en", about: true })
      .filter(({ property }) => property === "birthDate")
      .map(({ value }) => value);
  for (const text of [
    "She was born Ada Finch at Collon, the daughter of a blacksmith, and entered the order in 1952.",
    "I was born in Montego Bay, came here at nine, in 1981, and I work nights.",
    "Ada Finch was born in Leeds and moved to York in 1984.",
  ])
    deepEqual(said(text), [], text);
  deepEqual(said("Ada Finch was born in Leeds in 1974, and moved to York in 1984."), ["1974"]);
});

test("Reads a year alone in brackets behind a name as that of the birth, but not in English", () => {
  deepEqual(births("Ada Finch (1971) is lid van de raad.", "Ada Finch", "nl"), ["1971"]);
  deepEqual(births("Ada Finch (2014) is lid van de raad.", "Ada Finch", "nl"), []);
  deepEqual(births("Ada Finch (1971) is a member of the board."), []);
});

test("Reads the death after the birth from years of life, and none from years of an office", () => {
  const deaths = (text: string) =>
    readDocument(plainBlocks(text), "Ada Finch", "en")
      .told.filter(({ property }) => property === "deathDate")
      .map(({ value }) => value);
  deepEqual(deaths("Ada Finch (1931–2009) is remembered as the founder of Corvane Air."), ["2009"]);
  deepEqual(deaths("Ada Finch (1998–2009)\n\nKeepers of coins of the museum."), []);
  deepEqual(deaths("Ada Finch (b. 4 March 1931) is a keeper of coins at Kestrel Museum."), []);
});
