import assert from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/connectors/pages/prose.ts";

function claimsOf(lines: readonly string[]) {
  const data = ["Ada Example", "", ...lines, ""].join("\n");
  const capture = { kind: "text", url: "urn:candor:test", mediaType: "text/plain", data, identifiers: [] };
  const [finding] = readText({ ...capture, about: ["Ada Example"] } as never);
  return finding?.claims ?? [];
}

const jobsOf = (line: string) =>
  claimsOf(["Experience", line, "2010 – 2014 Analyst, Norvik Bank, Torvik"]).flatMap(({ property, value }) =>
    property === "experience" ? [`${value.title} @ ${value.company}`] : [],
  );

test("Who chairs a committee does not chair the firm", () => {
  const [chair] = jobsOf("2021 – present Chair, Risk Committee, Norvik Bank");
  assert.equal(chair, "Chair, Risk Committee @ Norvik Bank");
  const [member] = jobsOf("2021 – heute Mitglied, Prüfungsausschuss, Norvik Bank AG");
  assert.equal(member, "Mitglied, Prüfungsausschuss @ Norvik Bank AG");
  const [whole] = jobsOf("2021 – present Chair, Norvik Bank");
  assert.equal(whole, "Chair @ Norvik Bank");
});

test("A firm whose name ends like a word for machines is an employer, and no order to one", () => {
  assert.deepEqual(jobsOf("2014 – 2018 Sales trainee, Vaigai Systems, Madurai"), [
    "Sales trainee @ Vaigai Systems",
    "Analyst @ Norvik Bank",
  ]);
});

test("A birth line below a list is none of its entries", () => {
  const claims = claimsOf(["Awards", "2021 Amber Pen Prize", "Born 12 March 1989 in Torvik"]);
  const found = claims.flatMap(({ property, value }) =>
    property === "badge" || property === "birthDate" ? [`${property} ${String(value)}`] : [],
  );
  assert.deepEqual(found.sort(), ["badge Amber Pen Prize", "birthDate 1989-03-12"]);
});

test("A word for heading takes the part of an organisation behind it, and nothing else", () => {
  const [chief] = jobsOf("2021 – 2023 Chief, Mobility Division, Norvik Transport Command, Torvik");
  assert.equal(chief, "Chief, Mobility Division @ Norvik Transport Command");
  const [director] = jobsOf("2021 – 2023 Director, Norvik Transport Command, Torvik");
  assert.equal(director, "Director @ Norvik Transport Command");
});

test("A student works nowhere, an assistant to students does", () => {
  assert.deepEqual(jobsOf("2002 – 2003 Student, pilot training, Norvik Air Base"), ["Analyst @ Norvik Bank"]);
  const [adviser] = jobsOf("2002 – 2003 Student adviser, Norvik College, Torvik");
  assert.equal(adviser, "Student adviser @ Norvik College");
});
