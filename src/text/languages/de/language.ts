import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { GERMAN as grammar } from "./grammar.ts";
import { spokenOf } from "./spoken-of.ts";
import { german as words } from "./words.ts";

export const german: LanguageFolder = { lang: "de", words, grammar, dates, spokenOf, courtCases, inEnglish };
