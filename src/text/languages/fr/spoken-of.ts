import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("il", "gu"),
  she: whole("elle", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  age: whole("(?:le|la|l['’]homme de|la femme de) (\\d{1,3}) ans"),
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})\s+ans/u,
  description: whole(
    "(?:une?|son|sa|ses|le|la)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:homme|femme|père|mère|frère|sœur|fils|fille|mari|épouse|employée?|voisine?|collègue|témoin|juge|avocate?|complice|client|suspect|victime)s?",
  ),
};
