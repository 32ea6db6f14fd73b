import assert from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/text/read.ts";

const told = (text: string): readonly string[] =>
  readText(text, { subject: "Drusilla Penmarrow", lang: "en" }).map(({ property }) => property);

test("the gender, home, birth and jobs of a driver, lawyer or accountant are not those of the person they work for", () => {
  for (const text of [
    "The driver of Drusilla Penmarrow was charged. He had been arrested in May. He is based in Wexcombe and works for Penmarrow Foods.",
    "The lawyer for Rauenfels Maschinenbau director Drusilla Penmarrow was arrested. He lives in Tannwald. He was born in 1970.",
    "Horace Tibbs, the accountant of Penmarrow Foods director Drusilla Penmarrow, was convicted. He is based in Wexcombe.",
  ])
    assert.deepEqual(told(text), [], text);
});

test("facts in the person's own sentences remain theirs", () => {
  assert.deepEqual(
    new Set(told("Drusilla Penmarrow is the director of Penmarrow Foods. She is based in Wexcombe. She is tall.")),
    new Set(["experience", "location", "gender"]),
  );
});
