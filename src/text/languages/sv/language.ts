import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { swedish as words } from "./words.ts";

export const swedish: LanguageFolder = { lang: "sv", country: "SE", words, dates, inEnglish, spokenOf, courtCases };
