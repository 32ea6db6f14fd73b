import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { mayTellOfCase } from "../../../../src/analysis/adverse-media.ts";
import { judgeCase } from "../../../../src/analysis/cases/judge-case.ts";

const LINES = readFileSync(new URL("vocabulary.txt", import.meta.url), "utf8").split("\n");

test("the ordinary words for each stage of a case are read in every language", () => {
  let [lang, name] = ["", ""];
  const wrong: string[] = [];
  let judged = 0;
  for (const line of LINES) {
    const [, heading, person] = /^\[(\w+): (.+)\]$/u.exec(line) ?? [];
    if (heading !== undefined && person !== undefined) [lang, name] = [heading, person];
    const [, stage, sentence] = /^(\w+|-): (.+)$/u.exec(line) ?? [];
    if (stage === undefined || sentence === undefined || lang === "") continue;
    judged += 1;
    const said = judgeCase(sentence, [name], lang)?.last.stage ?? "-";
    if (lang === "en" && stage !== "-" && !mayTellOfCase(sentence)) wrong.push(`not read at all: ${sentence}`);
    if (said !== stage) wrong.push(`${lang}: ${said} instead of ${stage}: ${sentence}`);
  }
  assert.deepEqual(wrong, []);
  assert.ok(judged > 350, `${judged} sentences`);
});
