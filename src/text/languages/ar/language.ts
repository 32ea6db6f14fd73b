import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { arabic as frames } from "./frames.ts";

export const arabic: Language = { lang: "ar", frames, dates };
