import type { LanguageFolder } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { turkish as words } from "./words.ts";

export const turkish: LanguageFolder = { lang: "tr", country: "TR", words, dates, inEnglish };
