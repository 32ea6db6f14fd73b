import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

/** What courts and police do or did to somebody; none of these words is a noun. */
const ACTS =
  "absuelven?|absolvió|absolvieron|condenó|condenaron|detiene|detuvo|detuvieron|arrestó|arrestaron|imputó|imputan?|procesó|procesan?|exoneró|exculpó|multó|inhabilitó|indultó|acusó|acusan?|declaró|ha(?:n|bía|bían)? (?:absuelto|condenado|detenido|arrestado|imputado|procesado|exonerado|exculpado|multado|inhabilitado|indultado|declarado)";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("él", "gu"),
  she: whole("ella", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  object: {
    he: whole(`lo(?=\\s(?:${ACTS}|condena|multa|investigan?)(?!\\p{L}))`, "giu"),
    she: whole(`la(?=\\s(?:${ACTS})(?!\\p{L}))`, "giu"),
    either: whole("le(?=\\s(?:impuso|impone|ha impuesto|retiró)(?!\\p{L}))", "giu"),
  },
  age: whole("(?:el|la) (?:hombre|mujer) de (\\d{1,3}) años"),
  ageBehind: /^(?:,\s*(?:de\s+)?|\s*\()(\d{1,3})\s+años/u,
  description: whole(
    "(?:una?|su|sus|el|la)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:hombre|mujer|padre|madre|hermano|hermana|hijo|hija|marido|esposa|empleado|empleada|vecino|vecina|testigo|juez|jueza|abogado|abogada|cómplice|constructor|víctima)s?",
  ),
};
