import { createFormats } from "../formats.ts";

/** BCP 47. */
export const locale = "fr-FR";
export const formats = createFormats(locale);
