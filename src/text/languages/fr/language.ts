import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { FRENCH as grammar } from "./grammar.ts";
import { spokenOf } from "./spoken-of.ts";
import { french as words } from "./words.ts";

export const french: LanguageFolder = { lang: "fr", words, grammar, dates, spokenOf, courtCases, inEnglish };
