import { createFormats } from "../formats.ts";

/** BCP 47. */
export const locale = "es-ES";
export const formats = createFormats(locale);
