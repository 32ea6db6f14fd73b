import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { russian as words } from "./words.ts";

export const russian: LanguageFolder = { lang: "ru", words, dates, inEnglish, spokenOf, courtCases };
