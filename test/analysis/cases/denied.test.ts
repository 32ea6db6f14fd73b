import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

const NAME = "Perdita Wexcombe";
const stageOf = (lang: string, text: string) => judgeCase(text, [NAME], lang)?.last.stage;

test("A step in a case that the sentence denies is none, in any language", () => {
  const denials: readonly (readonly [string, string])[] = [
    ["en", "The arrest of Perdita Wexcombe, announced on a website, never happened."],
    ["en", "Charges against Perdita Wexcombe were entirely made up."],
    ["de", "Ermittlungen gegen Perdita Wexcombe gab es nie."],
    ["de", "Zu einer Anklage gegen Perdita Wexcombe kam es nie."],
    ["de", "Perdita Wexcombe wurde weder festgenommen noch angeklagt."],
    ["de", "Ermittlungen gegen Perdita Wexcombe (44) wurden nie aufgenommen."],
    ["en", "Charges against Perdita Wexcombe, 44, were never brought."],
    ["fr", "La condamnation de Perdita Wexcombe, annoncée sur un site, n’a jamais eu lieu."],
    ["es", "Ninguna jueza ha condenado a Perdita Wexcombe."],
    ["es", "Perdita Wexcombe fue acusada por nadie."],
    ["pt", "Ninguém condenou Perdita Wexcombe."],
    ["it", "Nessun giudice ha condannato Perdita Wexcombe."],
    ["nl", "Perdita Wexcombe is door niemand aangehouden."],
    ["pl", "Żadne zarzuty wobec Perdity Wexcombe nigdy nie zostały postawione."],
    ["sv", "Ingen har åtalat Perdita Wexcombe."],
  ];
  for (const [lang, text] of denials) assert.equal(stageOf(lang, text), undefined, text);
});

test("A step that was taken by mistake, or by nothing that takes any, is none", () => {
  for (const [lang, text] of [
    ["en", "Perdita Wexcombe was arrested in error by the county police on Friday."],
    ["es", "Perdita Wexcombe fue detenida por error en el aeropuerto."],
    ["en", "Perdita Wexcombe was arrested by a view of the estuary."],
    ["en", "Perdita Wexcombe was sentenced to listen to the speeches."],
    ["fr", "Perdita Wexcombe est condamnée par la météo."],
  ] as const)
    assert.equal(stageOf(lang, text), undefined, text);
});

test("What is denied of something else leaves a step as it is", () => {
  for (const [lang, text, stage] of [
    ["en", "Perdita Wexcombe is being sued by a former driver who says he was never paid.", "sued"],
    ["en", "Perdita Wexcombe was found guilty by a majority of ten to two.", "convicted"],
    ["en", "Perdita Wexcombe was arrested by officers at the ferry.", "arrested"],
    ["fr", "Perdita Wexcombe a été condamnée mardi par la cour d’appel.", "convicted"],
    ["es", "Perdita Wexcombe fue condenada por fraude.", "convicted"],
  ] as const)
    assert.equal(stageOf(lang, text), stage, text);
});

test("Who was released without charge is no longer under arrest", () => {
  const text = `${NAME}, 44, was arrested on suspicion of arson. Police said that she had been released without charge.`;
  assert.equal(stageOf("en", text), "dropped");
});

test("A Polish name is found without the vowel that its last syllable loses", () => {
  assert.equal(
    judgeCase("Sąd skazał Gracjana Wróbelka na rok więzienia.", ["Gracjan Wróbelek"], "pl")?.last.stage,
    "sentenced",
  );
});
