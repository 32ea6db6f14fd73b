import type { LanguageFolder } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { arabic as frames } from "./frames.ts";

export const arabic: LanguageFolder = { lang: "ar", frames, dates, inEnglish };
