import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";
import { dateOfStage } from "../../../src/analysis/cases/stage-date.ts";

function dateIn(text: string, lang = "en"): string | undefined {
  const report = judgeCase(text, ["Perdita Wexcombe"], lang);
  assert.ok(report, text);
  return dateOfStage(report.last, report.assertions, lang, "2026-10-20");
}

/** The dates of every step that a text states, by stage. */
function datesIn(text: string, lang = "en"): Readonly<Record<string, string>> {
  const { assertions = [] } = judgeCase(text, ["Perdita Wexcombe"], lang) ?? {};
  return Object.fromEntries(
    assertions.flatMap((each) => {
      const date = dateOfStage(each, assertions, lang, "2026-10-20");
      return date === undefined ? [] : [[each.stage, date]];
    }),
  );
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

test("A step that is only named by what ends it has no date", () => {
  const dropped = "Prosecutors on Monday dropped all charges against Perdita Wexcombe.";
  assert.deepEqual(datesIn(dropped), { dropped: "2026-10-19" });
  assert.deepEqual(datesIn(`${dropped} She was charged in January 2023 and was arrested in November 2022.`), {
    dropped: "2026-10-19",
    charged: "2023-01",
    arrested: "2022-11",
  });
});

test("Of two steps in a sentence, each has the date of its own clause", () => {
  assert.deepEqual(
    datesIn("Perdita Wexcombe had been convicted of tax evasion in 2020 and jailed for two years in 2021."),
    { convicted: "2020", sentenced: "2021" },
  );
  assert.deepEqual(datesIn("Perdita Wexcombe was convicted of theft in 2020 and jailed for two years."), {
    convicted: "2020",
  });
  assert.deepEqual(datesIn("The court has quashed the conviction of Perdita Wexcombe, who was found guilty in 2023."), {
    convicted: "2023",
  });
  assert.deepEqual(
    datesIn("Das Gericht hat Perdita Wexcombe freigesprochen, die 2023 verurteilt worden war.", "de")["acquitted"],
    undefined,
  );
  assert.equal(
    datesIn("Perdita Wexcombe walked free yesterday after a second jury found her not guilty of fraud.")["acquitted"],
    "2026-10-19",
  );
  assert.deepEqual(datesIn("Perdita Wexcombe a été condamnée jeudi à dix-huit mois de prison pour fraude.", "fr"), {
    convicted: "2026-10-15",
    sentenced: "2026-10-15",
  });
  assert.deepEqual(datesIn("Perdita Wexcombe, convicted in 2021 of fraud, was acquitted on Monday."), {
    acquitted: "2026-10-19",
  });
  assert.equal(
    datesIn(
      "La cour d’appel de Rennes a annulé lundi la condamnation prononcée en 2023 contre le maire Perdita Wexcombe.",
      "fr",
    )["overturned"],
    "2026-10-19",
    "the year is that of the conviction",
  );
});

test("A date in a clause about something else is not that of the step", () => {
  const filed = "Theft charges against Perdita Wexcombe, which were withdrawn in March, have been filed again.";
  assert.deepEqual(datesIn(filed)["charged"], undefined);
});

test("A charge that was brought again has the day of that, and not of its dropping", () => {
  assert.deepEqual(
    datesIn("Theft charges against Perdita Wexcombe, which were dropped in January, were filed again on 4 May 2026."),
    { charged: "2026-05-04" },
  );
});
