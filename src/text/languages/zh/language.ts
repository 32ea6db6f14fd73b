import type { LanguageFolder } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { chinese as frames } from "./frames.ts";

export const chinese: LanguageFolder = { lang: "zh", frames, dates, inEnglish };
