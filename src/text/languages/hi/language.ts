import type { Language } from "../language.ts";
import { dates } from "./dates.ts";
import { hindi as frames } from "./frames.ts";

export const hindi: Language = { lang: "hi", country: "IN", frames, dates };
