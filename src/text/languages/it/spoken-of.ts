import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

/** Participles for what courts and police do, without their endings. */
const DONE =
  "assolt|prosciolt|scagionat|condannat|arrestat|fermat|incriminat|rinviat|multat|radiat|riconosciut|ritenut|dichiarat|graziat";
const HAS = "(?:ha|hanno|aveva|avevano)\\s(?:\\p{L}+mente\\s)?";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("lui|egli", "gu"),
  she: whole("lei|ella", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  object: {
    he: new RegExp(
      `(?<!\\p{L})(?:(?:l['’]|lo\\s)(?=${HAS}(?:${DONE})o(?!\\p{L}))|lo\\s(?=(?:assolve|condanna|scagiona|proscioglie)(?!\\p{L})))`,
      "giu",
    ),
    she: new RegExp(
      `(?<!\\p{L})(?:(?:l['’]|la\\s)(?=${HAS}(?:${DONE})a(?!\\p{L}))|la\\s(?=(?:assolve|scagiona|proscioglie)(?!\\p{L})))`,
      "giu",
    ),
    either: new RegExp(`(?<!\\p{L})(?:gli|le)\\s(?=${HAS}(?:inflitto|comminato|revocato)(?!\\p{L}))`, "giu"),
  },
  age: whole("(?:il|la) (\\d{1,3})enne"),
  ageBehind: /^(?:,\s*(?:di\s+)?|\s*\()(\d{1,3})\s+anni/u,
  description: whole(
    "(?:una?|un['’]|il suo|la sua|suo|sua|il|la|l['’])\\s*(?:[\\p{L}-]+\\s+){0,2}?(?:uomo|donna|padre|madre|fratello|sorella|figlio|figlia|marito|moglie|dipendente|vicino|vicina|collega|testimone|giudice|avvocato|avvocata|complice|vittima|sarta|aiuto)",
  ),
};
