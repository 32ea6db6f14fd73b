import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { emptyTallies, judgeValues } from "../../eval/congress-values.ts";

const draft = (property: "experience" | "education", value: object, quote: string) =>
  ({ property, value, quote, locator: "char=0,1" }) as unknown as ClaimDraft;

/** The counts for a clause with one reading of it. */
function judged(type: string, text: string, value: object) {
  const tallies = emptyTallies();
  judgeValues([{ type, text }], [draft(type === "education" ? "education" : "experience", value, text)], tallies);
  const { known, read, right } = type === "education" ? tallies.schools : tallies.posts;
  return { known, read, right, endsBeforeStart: tallies.endsBeforeStart };
}

test("A post is right if its values are all that the clause says", () => {
  const clause = "member of the Halden, Vt., town council, 1986-1996";
  const whole = { title: "member", company: "Halden, Vt., town council", from: "1986", to: "1996" };
  deepEqual(judged("office", clause, whole), { known: 1, read: 1, right: 1, endsBeforeStart: 0 });
  deepEqual(judged("office", clause, { ...whole, company: "town council" }).right, 0);
  deepEqual(judged("office", clause, { ...whole, company: "Halden, Vt., town council, 1986" }).right, 1);
  deepEqual(judged("office", clause, { ...whole, to: "1995" }).right, 0);
  deepEqual(judged("office", clause, { ...whole, from: "1997" }).endsBeforeStart, 1);
});

test("A school is right if it is a complete part of the clause, with its year", () => {
  const clause = "B.S., Quillfeather College, Port Amber, N.Y., 1973";
  const whole = { degree: "B.S.", school: "Quillfeather College", to: "1973" };
  deepEqual(judged("education", clause, whole), { known: 1, read: 1, right: 1, endsBeforeStart: 0 });
  deepEqual(judged("education", clause, { ...whole, school: "Quillfeather" }).right, 0);
  deepEqual(judged("education", clause, { ...whole, to: undefined }).right, 0);
  deepEqual(judged("education", "attended public schools in Halden", whole).known, 0);
});
