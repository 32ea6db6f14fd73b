import type { Language } from "../language.ts";
import { courtCases } from "./court-cases.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { spokenOf } from "./spoken-of.ts";
import { portuguese as words } from "./words.ts";

export const portuguese: Language = { lang: "pt", words, dates, spokenOf, courtCases, inEnglish };
