import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { judgeRecords } from "../../src/matching/score.ts";
import { born, claim, person } from "./people.ts";

const candidate = person({ claims: [claim("experience", { company: "Norden Press", title: "Editor" })] });

function judged(text: string, claims: ClaimDraft[] = [], isDescribed = true): string | undefined {
  const record = { id: "r", connector: "website", names: ["Anna Berg"], identifiers: [], claims, texts: [text] };
  return judgeRecords({
    candidate,
    isDescribed,
    asOf: "2026-12-01",
    namesakes: [],
    records: [record],
    nameFrequency: () => 0,
  }).get("r")?.judgement;
}

test("Whoever worked for a firm a lifetime ago is not the person who is there today", () => {
  assert.equal(judged("Anna Berg is with Norden Press."), "own");
  assert.notEqual(judged("Anna Berg was with Norden Press from 1958 to 1989."), "own");
  assert.notEqual(judged("Anna Berg was with Norden Press.", [claim("deathDate", "2019-05-03")]), "own");
  assert.notEqual(judged("Anna Berg was with Norden Press.", [born("1921")]), "own");
});

test("Whoever has been there since then, or has a post today, may be the person", () => {
  assert.equal(judged("Anna Berg has been with Norden Press since 1988."), "own");
  const post = claim("experience", { company: "Norden Press", from: "1988", current: true });
  assert.equal(judged("Anna Berg came to Norden Press in 1988.", [post]), "own");
});

test("A page that tells of pupils makes nobody whom it gives no post an employee of its owner", () => {
  const onPage = (text: string) =>
    judgeRecords({
      candidate,
      isDescribed: true,
      asOf: "2026-12-01",
      namesakes: [],
      records: [
        {
          id: "r",
          connector: "website",
          url: "https://www.nordenpress.example/news",
          names: ["Anna Berg"],
          identifiers: [],
          claims: [],
          texts: [text],
        },
      ],
      nameFrequency: () => 0,
    }).get("r")?.judgement;
  assert.equal(onPage("Congratulations to Anna Berg."), "own");
  assert.notEqual(onPage("Our trainees did well. Congratulations to Anna Berg."), "own");
});
