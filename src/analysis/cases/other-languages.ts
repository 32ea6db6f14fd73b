import { DUTCH, GERMAN } from "./germanic.ts";
import type { CasePattern } from "./pattern.ts";
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from "./romance.ts";
import { LITHUANIAN, POLISH } from "./inflecting.ts";

/** How cases are told in the languages beside English, by language tag. */
export const OTHER_LANGUAGES: Readonly<Record<string, readonly CasePattern[]>> = {
  de: GERMAN,
  nl: DUTCH,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  pl: POLISH,
  lt: LITHUANIAN,
};
