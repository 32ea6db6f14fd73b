import { createFormats } from "../formats.ts";

/** BCP 47. */
export const locale = "lt-LT";
export const formats = createFormats(locale);
