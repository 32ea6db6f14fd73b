import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { russian as words } from "./words.ts";

export const russian: Language = { lang: "ru", words, dates, inEnglish };
