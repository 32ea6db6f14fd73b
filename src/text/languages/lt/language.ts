import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { LITHUANIAN as grammar } from "./grammar.ts";
import { spokenOf } from "./spoken-of.ts";
import { lithuanian as words } from "./words.ts";

export const lithuanian: LanguageFolder = {
  lang: "lt",
  country: "LT",
  words,
  grammar,
  dates,
  spokenOf,
  courtCases,
  inEnglish,
};
