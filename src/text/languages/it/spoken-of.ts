import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("lui|egli", "gu"),
  she: whole("lei|ella", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  age: whole("(?:il|la) (\\d{1,3})enne"),
  ageBehind: /^(?:,\s*(?:di\s+)?|\s*\()(\d{1,3})\s+anni/u,
  description: whole(
    "(?:una?|un['’]|il suo|la sua|suo|sua|il|la|l['’])\\s*(?:[\\p{L}-]+\\s+){0,2}?(?:uomo|donna|padre|madre|fratello|sorella|figlio|figlia|marito|moglie|dipendente|vicino|vicina|collega|testimone|giudice|avvocato|avvocata|complice|vittima|sarta|aiuto)",
  ),
};
