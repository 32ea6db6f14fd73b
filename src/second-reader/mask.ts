import { maskContacts } from "../domain/mask.ts";

/**
 * Masks every email address and phone number in a text, whoever's they are, without changing its length, so that
 * positions in the masked text are valid in the original. A run of digits that may be a phone number counts as one;
 * years and dates stay.
 */
export function maskEveryContact(text: string): string {
  return maskContacts(text, []).replace(DIGIT_RUN, (run) => {
    const left = run.replace(DATE, "").replace(/\D/gu, "").length;
    return left >= MIN_DIGITS || LOCAL.test(run) ? run.replace(/\d/gu, "•") : run;
  });
}

const DIGIT_RUN = /\d(?:[\s().\u00a0/-]{0,3}\d){6,17}/gu;
/** `2012`, `12.2012`, `31/12/2012`, `2012-12-31`. */
const DATE = /(?<!\d)(?:\d{1,2}[./-]){0,2}(?:1[89]|20)\d{2}(?:[./-]\d{1,2}){0,2}(?!\d)/gu;
/** Fewer digits are a house number, a room, a quantity. */
const MIN_DIGITS = 5;
/** A number without its area code, whose end may look like a year. */
const LOCAL = /^\d{3}[-.\s]\d{4}$/u;
