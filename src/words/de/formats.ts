import { createFormats } from "../formats.ts";

/** BCP 47. */
export const locale = "de-DE";
export const formats = createFormats(locale);
