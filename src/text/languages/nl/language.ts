import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { dutch as words } from "./words.ts";

export const dutch: LanguageFolder = { lang: "nl", country: "NL", words, dates, spokenOf, courtCases, inEnglish };
