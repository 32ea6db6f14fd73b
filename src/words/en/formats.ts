import { createFormats } from "../formats.ts";

/** BCP 47: British spelling, dates and numbers. */
export const locale = "en-GB";
export const formats = createFormats(locale);
