import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { japanese as frames } from "./frames.ts";

export const japanese: Language = { lang: "ja", country: "JP", frames, dates };
