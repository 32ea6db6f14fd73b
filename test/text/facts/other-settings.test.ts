import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const employersIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true }).flatMap(({ property, value }) =>
    property === "experience" ? [value.company] : [],
  );

const timesIn = (text: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true }).flatMap(({ property, value }) =>
    property === "experience" ? [`${value.from ?? "?"}–${value.to ?? "?"} ${value.company}`] : [],
  );

const degreesIn = (text: string, lang: string) =>
  readText(text, { subject: "Ada Finch", lang, about: true }).flatMap(({ property, value }) =>
    property === "education" ? [`${value.degree ?? "?"}, ${value.school}`] : [],
  );

test("What somebody is known for employs nobody", () => {
  deepEqual(
    employersIn("Ada Finch was a linguist and broadcaster, best known for the Corvane Dictionary of Halden."),
    [],
  );
  deepEqual(employersIn("Ada Finch was a senior lecturer at Halden University, known for her patience."), [
    "Halden University",
  ]);
});

test("Where somebody trained or studied is no employer, unless it is a firm", () => {
  deepEqual(employersIn("Ada Finch is a doctor. She trained in pediatrics at Larkmoor Children's Hospital."), []);
  deepEqual(employersIn("Ada Finch rose to head of department at Oakhanger School before training at Halden House."), [
    "Oakhanger School",
  ]);
  deepEqual(employersIn("Ada Finch is a lawyer. She trained at Brandt & Co, qualified there and moved on."), [
    "Brandt & Co",
  ]);
  deepEqual(
    employersIn("Ada Finch fue una de las pocas mujeres en la Facultad de Farmacia de Torla, donde se licenció.", "es"),
    [],
  );
  deepEqual(employersIn("Formei-me médica pela UFT em 2004. Sou Ada Finch e moro em Torla.", "pt"), []);
  deepEqual(employersIn("Ada Finch trabalha como médica na UFT desde 2004.", "pt"), ["UFT"]);
});

test("A person named behind a post employs nobody", () => {
  deepEqual(
    employersIn(
      "Ada Finch was managing partner of our Torvik office, whose present head, Otto Brandt Holm, trained under her.",
    ),
    [],
  );
});

test("A year that a sentence gives for something else dates no job", () => {
  deepEqual(
    timesIn("Before the move to industry in 2021 Ada Finch was a postdoc at the Halden Polar Institute.").map((each) =>
      each.replace("the ", ""),
    ),
    ["?–? Halden Polar Institute"],
  );
  deepEqual(timesIn("Ada Finch was a postdoc at the Halden Polar Institute from 2015 to 2021."), [
    "2015–2021 Halden Polar Institute",
  ]);
  deepEqual(
    timesIn("Ada Finch is currently Director of the Corvane Housing Group and went to Halden University (MBA, 1999)."),
    ["?–? Corvane Housing Group"],
  );
  deepEqual(timesIn("Ada Finch is Director of the Corvane Housing Group (since 1999)."), [
    "1999–? Corvane Housing Group",
  ]);
  deepEqual(
    timesIn(
      "Ada Finch foi superintendente de crédito do Banco Torvik, instituição na qual ingressou como trainee em 2004.",
      "pt",
    ),
    ["?–? Banco Torvik"],
  );
});

test("A degree that a verb governs stands in the form that lists have", () => {
  deepEqual(degreesIn("W 1954 Ada Finch ukończyła filologię polską na Uniwersytecie Halden.", "pl"), [
    "filologia polska, Uniwersytet Halden",
  ]);
});

test("A parent's post, an offer and advice are no post of the person's, and a body's name goes on", () => {
  deepEqual(employersIn("Ada Finch народилася в родині інженера заводу «Корвана» та вчительки.", "uk"), []);
  deepEqual(employersIn("In 2022 Ada Finch was offered the VP Operations job at Corvane and said no."), []);
  deepEqual(employersIn("Ada Finch previously chaired the Halden Council on Maternal Care (2014–2016)."), [
    "Halden Council on Maternal Care",
  ]);
  deepEqual(employersIn("Ada Finch chaired the Halden Council from 2014 to 2016."), ["Halden Council"]);
});
