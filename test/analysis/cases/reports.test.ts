import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";
import { REPORTS, stageOf } from "./reports.ts";

describe("a headline", () => {
  const judged = (headline: string, text: string) => judgeCase(text, ["Ada Finch"], "en", headline)?.last.stage;

  test("yields a stage if the text below confirms it", () => {
    const text =
      "The founder of a charity has been jailed. Ada Finch, 52, ran it. In April she was found guilty of fraud.";
    assert.equal(judged("Charity boss Ada Finch jailed for six years", text), "sentenced");
  });

  test("accuses nobody if the text states no stage about them", () => {
    assert.equal(judged("Ada Finch arrested in her shop", "Not she: a former aide, 51, was led away."), undefined);
  });
});

test("of two namesakes, the one with the person's age is the person, if the statement gives the age", () => {
  const judged = (text: string, age: number) =>
    judgeCase(text, ["Ada Finch"], "en", undefined, (years) => years === age)?.last.stage;
  const told = "Ada Finch, 52, was convicted of theft on Friday. She was given two years.";
  for (const other of [
    "She is not to be confused with Ada Finch, a dentist.",
    "A dentist has the same name and surname.",
  ])
    assert.equal(judged(`${told}\n${other}`, 52), "sentenced", other);
  const apart = `${told}\nShe is not related to the dentist of the same name.`;
  assert.deepEqual([judged(apart, 52), judged(apart, 60)], ["sentenced", undefined]);
  const asked =
    "Ada Finch, 52, a dentist, is not related to the thief of the same name. Ada Finch was convicted on Friday.";
  assert.equal(judged(asked, 52), undefined);
});

describe("two charges", () => {
  const judged = (text: string) => judgeCase(text, ["Ada Finch"], "en")?.last.stage;

  test("being cleared of one does not undo a conviction for the other, however far apart", () => {
    const between = "The jury had been out for nine hours. Two of them wept.";
    assert.equal(
      judged(`Ada Finch was cleared of theft. ${between} Ada Finch was found guilty of fraud.`),
      "convicted",
    );
    assert.equal(
      judged(`Ada Finch was found guilty of theft. ${between} Ada Finch was cleared of theft.`),
      "acquitted",
    );
    assert.equal(
      judged(`Ada Finch was found guilty of theft. ${between} On appeal Ada Finch was cleared of fraud.`),
      "acquitted",
    );
  });
});

describe("reports of other people's cases, of which the sweeps read all", () => {
  const some = REPORTS.filter((_, at) => at % 12 === 0);

  test("say nothing about those who are no party", () => {
    const others = some.filter(({ stage }) => stage === null);
    assert.ok(others.length > 15);
    for (const report of others) assert.equal(stageOf(report), null, `${report.lang}: ${report.text}`);
  });

  test("state a stage for the party", () => {
    const parties = some.filter(({ stage }) => stage !== null);
    assert.ok(parties.length > 15);
    for (const report of parties) assert.equal(stageOf(report), report.stage, `${report.lang}: ${report.text}`);
  });
});
