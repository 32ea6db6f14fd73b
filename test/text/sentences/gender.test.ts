import { equal } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const genderIn = (text: string) =>
  readText(text, { subject: "Ada Finch", lang: "en", about: true }).find(({ property }) => property === "gender")
    ?.value;

test("A pronoun behind a byline is about those of whom its author writes", () => {
  equal(genderIn("By Ada Finch, court reporter. He confessed to all of it. Nobody had asked him."), undefined);
  equal(genderIn("By Ada Finch\nHe confessed to all of it."), undefined);
  equal(genderIn("Reported by Ada Finch. Nobody confessed. Ada Finch is a potter. She lives in Leeds."), "female");
  equal(genderIn("By training Ada Finch is a potter. She lives in Leeds."), "female");
  equal(genderIn("By Ada Finch's account nobody came. She lives in Leeds."), "female");
});

test("Somebody's gender is shown by a sentence that names nobody else, if there is one", () => {
  const quoteIn = (text: string) =>
    readText(text, { subject: "Ada Finch", lang: "en", about: true }).find(({ property }) => property === "gender")
      ?.quote;
  const others = "Ada Finch said that she knew Ben Hale, born on 22 July 1983.";
  equal(quoteIn(`${others} She fired a kiln. She sold it.`), "She fired a kiln.");
  equal(quoteIn(`${others} Nobody else came.`), others);
});

test("Nobody's gender is told by what an article says of somebody else of the name", () => {
  const told = (another: string) =>
    readText(
      `${another} was convicted of fraud last month. She is 31 and lives in the south. Ada Finch, 48, the ski instructor, is not related to her.`,
      { subject: "Ada Finch", lang: "en", about: false },
    ).find(({ property }) => property === "gender")?.value;
  equal(told("An Ada Finch"), undefined);
  equal(told("Another Ada Finch"), undefined);
  equal(told("Ada Finch"), "female");
});
