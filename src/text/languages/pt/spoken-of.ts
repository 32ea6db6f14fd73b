import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";
import { spokenOf as spanish } from "../es/spoken-of.ts";

export const spokenOf: SpokenOf = {
  ...spanish,
  belonging,
  he: whole("ele", "gu"),
  she: whole("ela", "gu"),
  object: {
    he: whole("o(?=\\s(?:absolveu|absolve|condenou|condena|deteve|prendeu|multou|ilibou|indiciou)(?!\\p{L}))", "giu"),
    she: whole("a(?=\\s(?:absolveu|absolve|condenou|condena|deteve|prendeu|multou|ilibou|indiciou)(?!\\p{L}))", "giu"),
  },
  age: whole("(?:o|a) (?:homem|mulher) de (\\d{1,3}) anos"),
  ageBehind: /^(?:,\s*(?:de\s+)?|\s*\()(\d{1,3})\s+anos/u,
  description: whole(
    "(?:uma?|seu|sua|o|a)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:homem|mulher|pai|mãe|irmão|irmã|filho|filha|marido|esposa|empregado|empregada|vizinho|vizinha|testemunha|juiz|juíza|advogado|advogada|cúmplice|vítima)s?",
  ),
};
