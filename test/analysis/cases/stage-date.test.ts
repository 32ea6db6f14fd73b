import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";
import { dateOfStage } from "../../../src/analysis/cases/stage-date.ts";

function dateIn(text: string, lang = "en"): string | undefined {
  const last = judgeCase(text, ["Perdita Wexcombe"], lang)?.last;
  assert.ok(last, text);
  return dateOfStage(last, lang, "2026-10-20");
}

test("A stage has the date that its words have beside them", () => {
  assert.equal(dateIn("Perdita Wexcombe was convicted of fraud in May 2024."), "2024-05");
  assert.equal(dateIn("In 2023 Perdita Wexcombe was jailed for two years."), "2023");
  assert.equal(dateIn("Perdita Wexcombe was arrested in March 2025 and charged that September with fraud."), "2025-09");
});

test("A year in the next clause is of another step", () => {
  assert.equal(
    dateIn("El tribunal ha absuelto a la constructora Perdita Wexcombe, condenada en 2024 por cohecho.", "es"),
    undefined,
  );
});
