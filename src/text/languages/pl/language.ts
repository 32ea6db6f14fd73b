import type { LanguageFolder } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { polish as words } from "./words.ts";

export const polish: LanguageFolder = { lang: "pl", country: "PL", words, dates, spokenOf, courtCases, inEnglish };
