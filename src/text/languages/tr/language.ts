import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { turkish as words } from "./words.ts";

export const turkish: Language = { lang: "tr", country: "TR", words, dates, inEnglish };
