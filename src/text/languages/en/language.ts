import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { ENGLISH as grammar } from "./grammar.ts";
import { spokenOf } from "./spoken-of.ts";
import { english as words } from "./words.ts";

export const english: LanguageFolder = { lang: "en", words, grammar, dates, spokenOf, courtCases };
