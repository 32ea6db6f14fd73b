import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { ukrainian as words } from "./words.ts";

export const ukrainian: Language = { lang: "uk", country: "UA", words, dates, inEnglish };
