import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

/** Participles for what courts and police do, without the feminine ending. */
const DONE =
  "acquitté|relaxé|condamné|blanchi|innocenté|disculpé|inculpé|arrêté|interpellé|incarcéré|écroué|reconnu|déclaré|mis|placé|renvoyé|radié|gracié";
const HAS = "(?:a|ont|avait|avaient)\\s(?:\\p{L}+ment\\s)?";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("il", "gu"),
  she: whole("[Ee]lle", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  object: {
    he: new RegExp(
      `(?<!\\p{L})(?:l['’](?=${HAS}(?:${DONE})(?!\\p{L}))|le(?=\\s(?:relaxe|condamne|blanchit|disculpe)(?:nt)?(?!\\p{L})))`,
      "giu",
    ),
    she: new RegExp(
      `(?<!\\p{L})(?:l['’](?=${HAS}(?:${DONE})e(?!\\p{L}))|la(?=\\s(?:condamne|blanchit|disculpe)(?:nt)?(?!\\p{L})))`,
      "giu",
    ),
    either: new RegExp(
      `(?<!\\p{L})(?:l['’](?=(?:acquitte|innocente|inculpe|arrête|interpelle|incarcère)(?:nt)?(?!\\p{L}))|lui(?=\\s${HAS}(?:infligé|retiré|imposé)(?!\\p{L})))`,
      "giu",
    ),
  },
  age: whole("(?:le|la|l['’]homme de|la femme de) (\\d{1,3}) ans"),
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})\s+ans/u,
  description: whole(
    "(?:une?|son|sa|ses|le|la)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:homme|femme|père|mère|frère|sœur|fils|fille|mari|épouse|employée?|voisine?|collègue|témoin|juge|avocate?|complice|client|suspect|victime)s?",
  ),
};
