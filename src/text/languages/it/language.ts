import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { ITALIAN as grammar } from "./grammar.ts";
import { spokenOf } from "./spoken-of.ts";
import { italian as words } from "./words.ts";

export const italian: LanguageFolder = {
  lang: "it",
  country: "IT",
  words,
  grammar,
  dates,
  spokenOf,
  courtCases,
  inEnglish,
};
