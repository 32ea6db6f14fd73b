import assert from "node:assert/strict";
import { test } from "node:test";
import { employerKeys, isCompanyRecord, judgeCompanies, judgeWithCompanies } from "../../src/matching/companies.ts";
import type { RecordToJudge } from "../../src/matching/score.ts";
import { born, claim, person } from "./people.ts";

const job = claim("experience", { company: "Norden Press", companyUrl: "https://norden.example.com/" });
const page = (id: string, name: string): RecordToJudge => ({
  id,
  connector: "archive",
  names: [name],
  identifiers: [],
  claims: [claim("company", { name })],
});

test("A company named by an own record is own, any other is undecided, and its name rules nobody out", () => {
  const own: RecordToJudge = {
    id: "anna",
    connector: "archive",
    names: ["Anna Berg"],
    identifiers: [],
    claims: [born("1972-03-04"), job],
  };
  const { matches, employers } = judgeWithCompanies({
    candidate: person({ claims: [born("1972-03-04")] }),
    namesakes: [],
    records: [page("norden", "Norden Press"), page("cobalt", "Cobalt Works"), own],
    nameFrequency: () => 1e-5,
  });
  assert.deepEqual([...matches].map(([id, { judgement }]) => `${id} ${judgement}`).sort(), [
    "anna own",
    "cobalt undecided",
    "norden own",
  ]);
  assert.deepEqual(
    employers.map(({ value }) => value),
    employerKeys([job]).map(({ value }) => value),
  );
});

test("A record is a company's if all its claims are, and a person's decision about it stands", () => {
  assert.equal(isCompanyRecord(page("norden", "Norden Press")), true);
  assert.equal(isCompanyRecord({ claims: [] }), false);
  assert.equal(isCompanyRecord({ claims: [job] }), false);
  const judged = judgeCompanies([page("norden", "Norden Press")], [job], new Map([["norden", "other" as const]]));
  assert.equal(judged.get("norden")?.judgement, "other");
});

test("Asks about at most twelve employers, each once", () => {
  const jobs = Array.from({ length: 40 }, (_, at) =>
    claim("experience", { company: `Firm ${at % 20}`, companyUrl: `https://firm${at % 20}.example.com/` }),
  );
  assert.equal(employerKeys(jobs).length, 12);
});
