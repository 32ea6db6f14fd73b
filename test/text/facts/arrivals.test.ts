import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const jobsIn = (text: string, posts: readonly string[], lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true, organisation: "Fenland Shelter", posts }).flatMap((said) =>
    said.property === "experience"
      ? [`${said.value.title ?? "?"}, ${said.value.company}, ${said.value.from ?? "?"}`]
      : [],
  );

test("When somebody joined the board, their only post on the organisation's page began", () => {
  deepEqual(jobsIn("Ada joined the board in September 2020.", ["Treasurer"]), ["Treasurer, Fenland Shelter, 2020-09"]);
  deepEqual(jobsIn("Ada Finch kam 2014 ins Team.", ["Leiterin Finanzen"], "de"), [
    "Leiterin Finanzen, Fenland Shelter, 2014",
  ]);
});

test("A card says since when somebody is at the organisation whose page it is", () => {
  const from = (text: string, lang: string, posts = ["Nurse"]) => jobsIn(text, posts, lang);
  deepEqual(from("At the hospital since 2016.", "en"), ["Nurse, Fenland Shelter, 2016"]);
  deepEqual(from("With us since May 2018.", "en"), ["Nurse, Fenland Shelter, 2018-05"]);
  deepEqual(from("An der Schule seit 2016.", "de"), ["Nurse, Fenland Shelter, 2016"]);
  deepEqual(from("Seit 2016 an der Schule.", "de"), ["Nurse, Fenland Shelter, 2016"]);
  deepEqual(from("En poste depuis 2012.", "fr"), ["Nurse, Fenland Shelter, 2012"]);
  deepEqual(from("W szpitalu od 2018 roku.", "pl"), ["Nurse, Fenland Shelter, 2018"]);
  deepEqual(from("En el colegio desde 2020.", "es"), ["Nurse, Fenland Shelter, 2020"]);
});

test("A card that says since when of something else, or has two posts, says nothing of a post", () => {
  for (const text of [
    "Vegetarian since 2016.",
    "At Halden Hospital since 2016.",
    "Member of the club of Holm since 2016.",
  ])
    deepEqual(
      jobsIn(text, ["Nurse"]).filter((job) => job.startsWith("Nurse")),
      [],
      text,
    );
  deepEqual(jobsIn("At the hospital since 2016.", ["Nurse", "Ward manager"]), []);
});

test("Of several posts, or beside another organisation, a day of joining says nothing", () => {
  deepEqual(jobsIn("Ada joined the board in September 2020.", ["Treasurer", "Trustee"]), []);
  deepEqual(
    jobsIn("Ada joined the board of Halden Arts in 2020.", ["Treasurer"]).filter((job) => job.startsWith("Treasurer")),
    [],
  );
});

test("A sentence may name the post of the page in fewer words", () => {
  deepEqual(jobsIn("She was sworn in as Deputy Secretary on February 5, 2024.", ["Deputy Secretary for Rail"]), [
    "Deputy Secretary for Rail, Fenland Shelter, 2024-02-05",
  ]);
});

test("A board belongs to the organisation whose page it is, and names none on other pages", () => {
  deepEqual(jobsIn("Ada Finch is lid van de Raad van Toezicht sinds 2019.", [], "nl"), [
    "lid van de Raad van Toezicht, Fenland Shelter, 2019",
  ]);
  const elsewhere = readText("Ada Finch is lid van de Raad van Toezicht sinds 2019.", {
    subject: "Ada Finch",
    lang: "nl",
    about: true,
  });
  deepEqual(
    elsewhere.filter(({ property }) => property === "experience"),
    [],
  );
});
