import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { chinese as frames } from "./frames.ts";

export const chinese: Language = { lang: "zh", frames, dates };
