import assert from "node:assert/strict";
import test from "node:test";
import { partIn } from "../../../src/analysis/cases/part.ts";

const NAME = "Ada Finch";

const TOLD = [
  ["en", "judge", "Judge Ada Finch told him that he had betrayed his friends."],
  ["en", "prosecutor", "Prosecutor Ada Finch KC said that he had spent the money."],
  ["en", "lawyer", "Defending, Ada Finch said her client was ashamed."],
  ["en", "investigator", "Detective Sergeant Ada Finch, who led the investigation, welcomed the verdict."],
  ["en", "victim", "One of the pensioners, Ada Finch, 81, lost her savings."],
  ["en", "witness", "Ada Finch testified that the minister had asked her for bribes."],
  ["en", "reporter", "By Ada Finch\nA baker was jailed for fraud."],
  ["en", "untrueClaim", "An earlier version of this article wrongly stated that Ada Finch was convicted."],
  ["en", "notCharged", "Captain Ada Finch was not charged after the collision."],
  ["de", "judge", "Die Vorsitzende Richterin Ada Finch sprach von einem dreisten Einbruch."],
  ["de", "victim", "Geschädigt wurde Ada Finch, der Uhren gestohlen wurden."],
  ["fr", "witness", "Ada Finch, adjointe au maire, entendue comme témoin, a dit n’avoir rien su."],
  ["fr", "victim", "Un élève a été arrêté après avoir agressé la proviseure Ada Finch."],
  ["es", "judge", "La jueza Ada Finch ha archivado la causa."],
  ["it", "prosecutor", "Il pm Ada Finch ha chiesto quattro anni."],
  ["nl", "victim", "Een man is veroordeeld voor een inbraak bij ondernemer Ada Finch."],
  ["pl", "judge", "„Wina nie budzi wątpliwości” – powiedziała sędzia Ada Finch."],
  ["pt", "judge", "A juíza Ada Finch condenou o banqueiro a nove anos de prisão."],
  ["lt", "prosecutor", "Prokurorė Ada Finch perdavė bylą teismui."],
  ["sv", "prosecutor", "Åklagaren Ada Finch väntas väcka åtal."],
  ["ru", "victim", "Потерпевшая Ada Finch подала заявление."],
] as const;

test("what an article plainly says somebody is in a case, in every language whose articles are read", () => {
  for (const [lang, part, text] of TOLD) assert.equal(partIn(text, [NAME], lang), part, text);
});

test("nothing is told of a part that was theirs before, that is somebody else's, or where the text gives two", () => {
  for (const text of [
    "Former judge Ada Finch was seen at the court.",
    "Ada Finch said that the judge had been fair.",
    "The judge told Ada Finch that she had betrayed her friends.",
    "Ada Finch, accused of attacking a judge, said nothing.",
    "Judge Ada Finch spoke first. The victim, Ada Finch, was not there.",
    "According to the witness, Ada Finch took the money.",
    "Ada Finch’s lawyer said that she was ashamed.",
    "Solicitor Ada Finch was seen at the tribunal.",
  ])
    assert.equal(partIn(text, [NAME], "en"), null, text);
});
