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
