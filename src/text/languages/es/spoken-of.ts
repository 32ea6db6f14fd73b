import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("él", "gu"),
  she: whole("ella", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  age: whole("(?:el|la) (?:hombre|mujer) de (\\d{1,3}) años"),
  ageBehind: /^(?:,\s*(?:de\s+)?|\s*\()(\d{1,3})\s+años/u,
  description: whole(
    "(?:una?|su|sus|el|la)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:hombre|mujer|padre|madre|hermano|hermana|hijo|hija|marido|esposa|empleado|empleada|vecino|vecina|testigo|juez|jueza|abogado|abogada|cómplice|constructor|víctima)s?",
  ),
};
