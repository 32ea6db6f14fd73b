import { isJobTitle } from "../people/naming.ts";

/** A part of an entry that is neither its post nor its employer: how much somebody worked, how long, in which season, a grade. */
export function isAside(text: string): boolean {
  return HOURS.test(text) || DURATION.test(text) || MEASURE.test(text) || (SEASONAL.test(text) && !isJobTitle(text));
}

const HOURS =
  /^(?:f\.?\/?t|p\.?\/?t|full[- ]time|part[- ]time|remote|hybrid|freelance|contract|permanent|internship|tempo pieno|tiempo completo|vollzeit|teilzeit|temps plein|voltijd|heltid)$/iu;
/** "12 hours a week", "60,000 taps", "2nd cox since 2018", "GS-0025-11": a number of things, a turn, a grade. */
const MEASURE = /^(?!(?:19|20)\d\d\s)\d[\d.,]*\+?(?:st|nd|rd|th)?\s\p{Ll}|^[A-Z]{1,3}-\d[\d-]*$/u;
const SEASONAL =
  /^(?:summers?|saturdays?|weekends?|vacations?|school holidays|estati|somrarna|sommer|étés|veranos|campañas?|verões)(?!\p{L})/iu;
const DURATION =
  /^[·\s]*\d{1,2}\s?(?:yrs?|years?|mos?|months?|jahre?n?|monate?n?|ans?|années|mois|años?|meses|mes|anos?|anni?|mesi|jaar|maanden|lata?|lat|miesi\p{L}+|лет|года?|мес\p{L}*|рок\p{L}*|міс\p{L}*|yıl|ay|år|mån\p{L}*|metai|metų|mėn\p{L}*)(?:\s\d{1,2}\s?\p{L}+\.?)?$/iu;
