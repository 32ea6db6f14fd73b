import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { reportedDates } from "../../../src/text/dates/reported.ts";

const datesIn = (text: string, lang = "en", written = "2026-01-20"): readonly string[] =>
  reportedDates(text, lang, written).map(({ value }) => value);

describe("the dates of a report", () => {
  it("are counted back from the day on which it was written, in any language", () => {
    for (const [lang, text, day] of [
      ["en", "He was arrested on Monday.", "2026-01-19"],
      ["en", "He was arrested yesterday.", "2026-01-19"],
      ["en", "He was charged on 30 December.", "2025-12-30"],
      ["en", "The jury returned on Dec. 30.", "2025-12-30"],
      ["en", "He was jailed in November.", "2025-11"],
      ["de", "Das teilte sie am Montag mit.", "2026-01-19"],
      ["fr", "Il a été relaxé mardi.", "2026-01-20"],
      ["es", "Fue detenido ayer.", "2026-01-19"],
      ["pl", "Został zatrzymany w środę.", "2026-01-14"],
      ["ru", "Суд в среду признал его виновным.", "2026-01-14"],
      ["sv", "Domen kom i onsdags.", "2026-01-14"],
    ] as const)
      assert.deepEqual(datesIn(text, lang), [day], text);
  });

  it("are none of days to come, of words that look like months, and of reports without a day or with a hidden one", () => {
    assert.deepEqual(datesIn("He will be sentenced on 4 June."), []);
    assert.deepEqual(datesIn("He may march on."), []);
    assert.deepEqual(datesIn("Mr March was there."), []);
    assert.deepEqual(datesIn("He was arrested on Monday.", "en", "2026-01"), []);
    assert.deepEqual(datesIn("He was arrested on Monday.", "en", "2026-01-██"), []);
    assert.deepEqual(datesIn("He was arrested on 4 May 2024.", "en", "2026-01"), ["2024-05-04"]);
  });

  it("are in the year just named, if a month is called that month", () => {
    assert.deepEqual(datesIn("He was arrested in March 2024 and charged that June."), ["2024-03", "2024-06"]);
    assert.deepEqual(datesIn("He was charged that December.", "en", "2026-01-20"), ["2025-12"]);
  });
});
