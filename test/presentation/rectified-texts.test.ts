import assert from "node:assert/strict";
import { test } from "node:test";
import { rectifiedTexts } from "../../src/presentation/rectified-texts.ts";
import { loadWords } from "../../src/words/languages.ts";

const RECTIFICATIONS = [
  { kind: "corrected", property: "birthPlace", on: "2026-03-01" },
  { kind: "disputed", property: "birthDate", value: "1971-02-03", source: "https://register.example.org/7" },
  { kind: "disputed", property: "birthDate", value: "1971", source: "" },
] as const;

test("What the person had corrected is told in the reader's language", async () => {
  const told = async (language: "en" | "de" | "fr" | "es" | "lt") =>
    rectifiedTexts(await loadWords(language), { rectifications: RECTIFICATIONS });
  assert.deepEqual(await told("en"), [
    "Corrected by the person on 1 Mar 2026: place of birth",
    "Disputed by the person: 1971-02-03 (https://register.example.org/7)",
    "Disputed by the person: 1971",
  ]);
  assert.deepEqual((await told("de")).slice(0, 2), [
    "Von der Person berichtigt am 1. März 2026: Geburtsort",
    "Von der Person bestritten: 1971-02-03 (https://register.example.org/7)",
  ]);
  const others = [...(await told("fr")), ...(await told("es")), ...(await told("lt"))].join(" ");
  assert.match(others, /lieu de naissance.*lugar de nacimiento.*gimimo vieta/);
  assert.doesNotMatch(others, /[Cc]orrected|[Dd]isputed|birth/);
});

test("What an earlier release stored in English is told as it is", async () => {
  const metadata = { "candor.rectified": "Place of residence: corrected by the person on 2026-03-01" };
  assert.deepEqual(rectifiedTexts(await loadWords("de"), { metadata }), [metadata["candor.rectified"]]);
});
