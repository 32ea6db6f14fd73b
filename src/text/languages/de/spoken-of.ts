import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("er|ihn", "gu"),
  she: whole("sie", "gu"),
  his: whole("sein(?:e[nrms]?)?", "gu"),
  her: whole("ihr(?:e[nrms]?)?", "gu"),
  infinitive: "zu|um",
  acted: /^(?:ihn|sie)$/u,
  age: whole("(?:de[rnms]|die) (\\d{1,3})-[Jj]ährigen?"),
  ageBefore: /(?<!\p{N})(\d{1,3})-[Jj]ährigen?(?!\p{L})/gu,
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})(?=[,).;])/u,
  description: whole(
    "(?:eine?[nrms]?|seine?[nrms]?|ihre?[nrms]?|de[rnms]|die)\\s+(?:(?!als\\s)[\\p{L}\\p{N}-]+\\s+){0,2}?(?:Mann|Frau|Vater|Mutter|Bruder|Schwester|Sohn|Tochter|Ehemann|Ehefrau|Mitarbeiter(?:in)?|Angestellte[rn]?|Nachbar(?:in)?|Kollege|Kollegin|Zeuge|Zeugin|Richter(?:in)?|Anwalt|Anwältin|Verteidiger(?:in)?|Mitangeklagte[rn]?|Unbekannte[rn]?|Täter(?:in)?|Opfer)",
    "gu",
  ),
};
