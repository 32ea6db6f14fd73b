import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

/** What an article says about somebody's gender and children. */
const told = (subject: string, text: string, options: { about?: boolean; lang?: string } = {}) =>
  readText(text, { subject, about: true, ofSeveral: true, lang: "en", ...options }).flatMap(({ property, value }) =>
    property === "gender" || property === "child" || property === "childCount" ? [value] : [],
  );

test("In an article, the person gets neither another person's gender nor their children", () => {
  const defendant = "He had admitted the theft. He has two sons, Mark and Lewis, and he wept.";
  for (const opening of [
    "A warehouse manager was jailed on Tuesday. Judge Nkiru Voll heard the case.",
    "Judge Nkiru Voll sentenced Daniel Crewe, 41.",
    "Prosecutor Nkiru Voll said the driver had been drinking.",
    "Spokeswoman Nkiru Voll said the mayor had resigned.",
    "A burglar broke into the home of Nkiru Voll.",
    "Coach Nkiru Voll welcomed striker Ben Arkle.",
  ]) {
    deepEqual(told("Nkiru Voll", `${opening} ${defendant}`), [], opening);
    deepEqual(told("Nkiru Voll", `${opening} ${defendant}`, { about: false }), [], opening);
  }
  const german = "Richterin Ulrike Sand verurteilte Jens Kolb. Er ist Vater von zwei Kindern. Er war geständig.";
  deepEqual(told("Ulrike Sand", german, { lang: "de" }), []);
});

test("In an article, a pronoun that contradicts a given name's usual gender is somebody else's", () => {
  deepEqual(told("Graham Petty", "Graham Petty said she was of good character. She was sorry."), []);
});

test("One pronoun in an article is not enough; two unambiguous ones are", () => {
  const opening = "Nkiru Voll won the prize on Tuesday.";
  deepEqual(told("Nkiru Voll", `${opening} She lives in Leeds.`), []);
  deepEqual(told("Nkiru Voll", `${opening} She lives in Leeds. She joined Corvane Institute in 2009.`), ["female"]);
});

test("On a page about the person, one pronoun is enough", () => {
  const page = "Nkiru Voll won the prize on Tuesday. She lives in Leeds.";
  deepEqual(told("Nkiru Voll", page), []);
  deepEqual(
    readText(page, { subject: "Nkiru Voll", about: true, lang: "en" }).filter(({ property }) => property === "gender")
      .length,
    1,
  );
});

test("Children in an article are the person's if the words connect them", () => {
  deepEqual(told("Martin Hale", "Martin Hale denies the charge. Hale, who has two sons, said he was innocent."), [2]);
  deepEqual(told("Martin Hale", "Martin Hale denies the charge. The driver has two sons."), []);
  deepEqual(told("Martin Hale", "A mother of four was spared prison. Martin Hale spoke for her."), []);
});

test("Somebody treated like a son is not a child", () => {
  const kin = (text: string) =>
    readText(`Martin Hale is a baker. ${text}`, { subject: "Martin Hale", about: true, lang: "en" }).filter(
      ({ property }) => property === "childCount",
    ).length;
  deepEqual(kin("He treated his apprentice like a son."), 0);
  deepEqual(kin("He has a son."), 1);
});
