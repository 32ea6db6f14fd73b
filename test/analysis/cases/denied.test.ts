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

test("What a blogger or a rival claims of somebody is no step in their case", () => {
  for (const [lang, text] of [
    ["en", "The court heard that the blogger alleged Perdita Wexcombe had been jailed in Spain."],
    ["en", "Hackers who claimed potter Perdita Wexcombe was arrested in Dubai later admitted they had made it up."],
    ["en", "A newsletter said that Perdita Wexcombe had been convicted of fraud."],
    ["de", "Der Blogger behauptete, Perdita Wexcombe sei wegen Betrugs verurteilt worden."],
    ["fr", "Le blogueur affirmait que Perdita Wexcombe a été condamnée pour escroquerie."],
    ["es", "El bloguero aseguró que Perdita Wexcombe fue condenada por fraude."],
    ["it", "Il blogger sosteneva che Perdita Wexcombe è stata condannata per truffa."],
    ["nl", "De blogger beweerde dat Perdita Wexcombe veroordeeld is wegens fraude."],
    ["pl", "Bloger twierdził, że Perdita Wexcombe została skazana za oszustwo."],
    ["pt", "O blogueiro afirmava que Perdita Wexcombe foi condenada por burla."],
    ["sv", "Bloggaren påstod att Perdita Wexcombe dömdes för bedrägeri."],
  ] as const)
    assert.equal(stageOf(lang, text), undefined, text);
  for (const [lang, text, stage] of [
    ["en", "Police claimed that Perdita Wexcombe was arrested at the ferry.", "arrested"],
    ["en", "Prosecutors allege that Perdita Wexcombe stole £40,000.", "alleged"],
    ["pl", "Policja podała, że Perdita Wexcombe została zatrzymana.", "arrested"],
  ] as const)
    assert.equal(stageOf(lang, text), stage, text);
});

test("An accusation that a court rejects, or that the defence makes of a witness, is none", () => {
  for (const [lang, text] of [
    ["en", "Perdita Wexcombe was accused by the prosecution of leaking a statement, which the judge called nonsense."],
    ["en", "Perdita Wexcombe was accused of theft, a claim the court later dismissed as baseless."],
    ["en", "Perdita Wexcombe was accused by the defence of withholding a video."],
    ["de", "Perdita Wexcombe wurde der Untreue beschuldigt, ein Vorwurf, den das Gericht zurückwies."],
    ["fr", "Perdita Wexcombe était accusée de vol, une accusation que le tribunal a rejetée."],
    ["es", "Perdita Wexcombe fue acusada de robo, una acusación que el juez rechazó."],
  ] as const)
    assert.equal(stageOf(lang, text), undefined, text);
  const claimed = "Perdita Wexcombe was accused by prosecutors of stealing £4,000, a claim she rejects.";
  assert.equal(stageOf("en", claimed), "alleged");
});

test("A part in a play, a joke and a parking fine say nothing against anybody", () => {
  for (const [lang, text] of [
    ["en", "Perdita Wexcombe is sentenced to life for murder in tonight’s finale of Blackwater."],
    ["en", "Perdita Wexcombe is arrested for poisoning the vicar in episode four. Don’t miss it when she is charged."],
    ["en", "Perdita Wexcombe, who was jailed in her first novel, is guilty of too many commas."],
    ["de", "Perdita Wexcombe wird in Folge vier wegen Mordes verhaftet."],
    ["es", "Perdita Wexcombe es condenada por asesinato en el capítulo final."],
    ["it", "Nella prossima puntata Perdita Wexcombe è arrestata per omicidio."],
    ["sv", "I avsnitt fyra grips Perdita Wexcombe för mord."],
    ["en", "Perdita Wexcombe was sentenced to 400 years of uninterrupted sunshine by the Grand Court of Weather."],
    ["en", "Perdita Wexcombe was found guilty by a jury of village bakers of baking the best pork pie."],
    ["en", "Perdita Wexcombe was convicted by her grandchildren of eating the last scone."],
    ["en", "Perdita Wexcombe was charged with the care of 300 hedgehogs."],
    ["en", "The Rev Perdita Wexcombe was fined £70 for parking outside her own church."],
    ["de", "Perdita Wexcombe wurde wegen Falschparkens zu einer Geldbuße von 40 Euro verurteilt."],
  ] as const)
    assert.equal(stageOf(lang, text), undefined, text);
  for (const [text, stage] of [
    ["Perdita Wexcombe was sentenced to three years of hard labour.", "sentenced"],
    ["A jury of seven women and five men found Perdita Wexcombe guilty of fraud.", "convicted"],
    ["Perdita Wexcombe was fined £40,000 for taking bribes over parking contracts.", "fined"],
  ] as const)
    assert.equal(stageOf("en", text), stage, text);
});

test("Of two people in a case, the acquitted one does not get the fine of whom a pronoun means", () => {
  const both = "Skippers Jedediah Orcombe and Amos Pell both stood trial for illegal netting.";
  const judged = (text: string) => judgeCase(text, ["Jedediah Orcombe"], "en");
  const shared = judged(`${both} Pell was convicted; Orcombe was acquitted. He was fined £4,000.`);
  assert.equal(shared?.last.stage, "acquitted");
  assert.ok(shared.assertions.every(({ stage }) => stage !== "fined"));
  assert.equal(
    judged(`${both} Pell was jailed. Orcombe was cleared. He was also banned from driving.`)?.last.stage,
    "acquitted",
  );
  assert.equal(
    judged("Jedediah Orcombe was acquitted of assault but convicted of theft. He was fined £400.")?.last.stage,
    "fined",
  );
});
