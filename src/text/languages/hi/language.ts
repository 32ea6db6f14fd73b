import type { LanguageFolder } from "../language.ts";
import { dates } from "./dates.ts";
import { inEnglish } from "./in-english.ts";
import { hindi as frames } from "./frames.ts";

export const hindi: LanguageFolder = { lang: "hi", country: "IN", frames, dates, inEnglish };
