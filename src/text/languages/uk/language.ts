import type { LanguageFolder } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { ukrainian as words } from "./words.ts";

export const ukrainian: LanguageFolder = { lang: "uk", country: "UA", words, dates, inEnglish };
