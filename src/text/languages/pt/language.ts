import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { portuguese as words } from "./words.ts";

export const portuguese: LanguageFolder = { lang: "pt", words, dates, spokenOf, courtCases, inEnglish };
