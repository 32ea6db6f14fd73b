import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

const ANN = ["Ann Carrow"];
const MAYOR = { titles: ["mayor"], places: ["Torvik, Northland"] };
const stageOf = (text: string, office?: typeof MAYOR) =>
  judgeCase(text, ANN, "en", undefined, () => false, office)?.last.stage;

describe("a lead that calls the person only by an office which another source gives them", () => {
  const lead = "A court barred the mayor of Torvik from public office for seven years on Wednesday.";

  test("is about them if the text names them next", () => {
    const text = `${lead}\nAnn Carrow, 51, must leave city hall within ten days.`;
    assert.equal(stageOf(text, MAYOR), "disqualified");
    assert.equal(stageOf(text), undefined);
    const port = { titles: ["mayor"], places: ["Port Kestrand"] };
    assert.equal(stageOf(text.replace("Torvik", "Port Kestrand"), undefined), undefined);
    assert.equal(stageOf(text.replace("Torvik", "Port Kestrand"), port), "disqualified");
  });

  test("is about them if the sources say that they no longer hold it", () => {
    const told = (lang: string, text: string, title: string) =>
      judgeCase(text, ANN, lang, undefined, () => false, { titles: [title], places: ["Torvik"] })?.last.stage;
    const italian =
      "Quattro anni di reclusione per bancarotta: è la sentenza letta martedì nei confronti dell'ex amministratore dei cantieri.\nAnn Carrow, 64 anni, avrebbe svuotato le casse.";
    assert.equal(told("it", italian, "ex amministratore"), "sentenced");
    assert.equal(told("it", italian, "ex assessore"), undefined);
    const german =
      "Der Landrat von Torvik wurde am Dienstag wegen Untreue verurteilt.\nAnn Carrow, 61, nutzte Dienstwagen für Jagdausflüge.";
    assert.equal(told("de", german, "Landrat a. D."), "convicted");
    assert.equal(told("de", german, "Richter a. D."), undefined);
  });

  test("is about nobody if somebody else holds it, or was named first", () => {
    const other = `${lead}\nAnn Carrow, 51, must leave her flat.\nThe mayor, Idris Holm, will appeal.`;
    assert.equal(stageOf(other, MAYOR), undefined);
    const before = `${lead}\nIdris Holm had used city trucks.\nAnn Carrow, 51, lives next door.`;
    assert.equal(stageOf(before, MAYOR), undefined);
  });

  test("is not about them if they only speak of it, or do something else", () => {
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, said voters deserved better.`, MAYOR), undefined);
    const baker = { titles: ["baker"], places: ["Torvik"] };
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, must leave city hall within ten days.`, baker), undefined);
  });
});

describe("a lead without a name", () => {
  const lead = "A bookkeeper has been jailed for three years.";

  test("is about whoever is told of next as the accused is", () => {
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, has maintained her innocence.`), "sentenced");
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, siphoned £40,000 from a hospice.`), "sentenced");
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, kept the books of a hospice. She will appeal.`), "sentenced");
  });

  test("is about nobody who lost money, or of whom nothing is told", () => {
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, lost £4,000.`), undefined);
    assert.equal(stageOf(`${lead}\nAnn Carrow, 51, kept the books of a hospice.`), undefined);
  });
});

describe("a first sentence without a name that says what a jury found", () => {
  const lead = "A former harbourmaster was jailed for three years on Thursday after a jury found him guilty of theft.";
  const next = "Ann Carrow, 58, of Quay Lane, had denied the charges.";

  test("is about the person whom the text names next, as the one jailed and not as the jury", () => {
    assert.equal(stageOf(`${lead}\n${next}`), "sentenced");
  });

  test("is so below a line that names its author", () => {
    assert.equal(stageOf(`By Idris Holm · 16 October 2026\n${lead}\n${next}`), "sentenced");
  });

  test("is about nobody who was its judge or its victim", () => {
    assert.equal(stageOf(`${lead}\nJudge Ann Carrow told him that he had betrayed his friends.`), undefined);
    assert.equal(stageOf(`${lead}\nOne of the pensioners, Ann Carrow, 81, lost her savings.`), undefined);
  });
});

test("a title with an elided article before a name is the person's", () => {
  const told = (lang: string, text: string) => judgeCase(text, ANN, lang)?.last.stage;
  const french = "Le tribunal a condamné mardi l’ancien maire de Torvik, Ann Carrow, à dix-huit mois de prison.";
  assert.equal(told("fr", french), "sentenced");
  assert.equal(told("it", "Il tribunale ha condannato l’ex sindaco di Torvik, Ann Carrow, a due anni."), "sentenced");
  const brother = "Le tribunal a condamné l’ancien frère d’armes de l’adjointe, Ann Carrow, à dix mois de prison.";
  assert.equal(told("fr", brother), undefined);
});
