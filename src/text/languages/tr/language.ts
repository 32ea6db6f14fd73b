import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { turkish as words } from "./words.ts";

export const turkish: LanguageFolder = { lang: "tr", country: "TR", words, dates, spokenOf, courtCases, inEnglish };
