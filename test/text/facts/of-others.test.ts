import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const told = (text: string, about = false) =>
  readText(text, { subject: "Ada Finch", about }).flatMap(({ property, value }) => {
    if (property === "spouse") return [`spouse ${value}`];
    return property === "experience" ? [`${value.title ?? "?"} at ${value.company}`] : [];
  });

test("A post right before or after a name belongs to that person only", () => {
  for (const text of [
    "Otto Brandt, the chief executive of Northmoor Bank, told Ada Finch to sign the papers.",
    "Ada Finch sued Brightwell Ltd, whose founder Otto Brandt was convicted of fraud in 2019.",
    "Mr Brandt, a teacher at Oakhanger Primary, met Ada Finch in 2003.",
  ])
    deepEqual(told(text), [], text);
  deepEqual(told("Dr Finch, a senior lecturer at Leeds University, was not there."), [
    "senior lecturer at Leeds University",
  ]);
});

test("A prison employs people with a post there, not its inmates", () => {
  for (const text of [
    "Ada Finch was born in Leeds and served four years at HMP Wakefield for fraud.",
    "Ada Finch served four years at HMP Wakefield before she moved to Leeds.",
    "Finch spent three years at Holme House Prison.",
  ])
    deepEqual(told(text), [], text);
  deepEqual(told("Ada Finch was governor of HMP Wakefield until 2015."), ["governor at HMP Wakefield"]);
  deepEqual(told("Ada Finch has worked at HMP Wakefield as a prison officer since 2012."), [
    "prison officer at HMP Wakefield",
  ]);
});

test("A business partner is neither an employee nor a spouse", () => {
  deepEqual(told("Ada Finch is the business partner of Otto Brandt."), []);
  deepEqual(told("Ada Finch, a business partner of Otto Brandt, told the court that she knew nothing."), []);
  deepEqual(told("Ada Finch is HR business partner at Morgan Stanley."), ["HR business partner at Morgan Stanley"]);
  deepEqual(told("Ada Finch lives in Leeds with her partner, Otto Brandt.", true), ["spouse Otto Brandt"]);
});

test("In an article, a fact belongs to the person whom the whole text means by a name", () => {
  const text = "Pavol Finch (born 17 May 1983) is a Slovak footballer. His elder sister Ada Finch is a painter.";
  deepEqual(readText(text, { subject: "Ada Finch", lang: "en" }), []);
  const born = readText(text, { subject: "Pavol Finch", lang: "en" }).map(({ property, value }) => [property, value]);
  deepEqual(born[0], ["birthDate", "1983-05-17"]);
});

test("Whoever prosecutes somebody, the law that was broken and an unnamed employee are no employment of theirs", () => {
  for (const text of [
    "Ada Finch, who was charged by the Serious Fraud Office in 2019, lives in Leeds.",
    "Ada Finch admitted two breaches of the Lobbying Transparency Act.",
    "Ada Finch went on trial at Leeds Crown Court on Monday.",
    "U.S. Attorney's Office, Northern District of Ohio. Ada Finch pleaded guilty.",
    "A bookkeeper at Hale Mills was charged with theft on Monday. Ada Finch was there.",
    "The surgery's senior partner, Dr Olive Brandt, found the letters of Ada Finch.",
    "Ada Finch founded the bakery with Otto Brandt in 2004 and lives there.",
  ])
    deepEqual(
      told(text, true).filter((said) => !said.startsWith("founder at the")),
      [],
      text,
    );
  deepEqual(told("Ada Finch was a detective at Kent Police until she was arrested in 2015.", true), [
    "detective at Kent Police",
  ]);
});

test("An order that somebody was appointed to, an award of the year and a continent employ nobody", () => {
  for (const text of [
    "In 2022 Ada Finch was appointed an Officer of the New Zealand Order of Merit.",
    "Ada Finch was Director General for Eastern Europe and Eurasia.",
    "Ada Finch is Director of Postgraduate Research.",
  ])
    deepEqual(told(text, true), [], text);
  deepEqual(told("Ada Finch was director of Europe Direct in Leeds.", true), ["director at Europe Direct"]);
});

test("The post of whoever hired somebody is not theirs", () => {
  deepEqual(told("Ada Finch is a pilot. She was recruited from Goldwyn Partners by its then chief executive.", true), [
    "? at Goldwyn Partners",
  ]);
  const curate = "Ada Finch went into Corvane Air as a porter in 1956 on the recommendation of the curate.";
  deepEqual(told(curate, true), ["porter at Corvane Air"]);
  deepEqual(told("Ada Finch was the chief executive of Goldwyn Partners.", true), [
    "chief executive at Goldwyn Partners",
  ]);
});

test("The prize of a book is not its author's", () => {
  const badges = (text: string) =>
    readText(text, { subject: "Ada Finch", about: true }).flatMap(({ property, value }) =>
      property === "badge" ? [value] : [],
    );
  deepEqual(badges("Ada Finch wrote a history of the Forth bridges, which won the Halden Prize in 2015."), []);
  deepEqual(badges("Ada Finch, who won the Halden Prize in 2015, is a historian."), ["Halden Prize"]);
});
