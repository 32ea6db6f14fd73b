import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { SPANISH as grammar } from "./grammar.ts";
import { spokenOf } from "./spoken-of.ts";
import { spanish as words } from "./words.ts";

export const spanish: LanguageFolder = { lang: "es", words, grammar, dates, spokenOf, courtCases, inEnglish };
