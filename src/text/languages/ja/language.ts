import type { LanguageFolder } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { japanese as frames } from "./frames.ts";

export const japanese: LanguageFolder = { lang: "ja", country: "JP", frames, dates, inEnglish };
