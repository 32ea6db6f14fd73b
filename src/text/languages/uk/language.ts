import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { ukrainian as words } from "./words.ts";

export const ukrainian: LanguageFolder = { lang: "uk", country: "UA", words, dates, spokenOf, courtCases, inEnglish };
