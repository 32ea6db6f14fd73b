import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { swedish as words } from "./words.ts";

export const swedish: Language = { lang: "sv", country: "SE", words, dates, inEnglish };
