import { CLOSED } from "./closed-mark.ts";
import { nationalDigitsOf } from "./identifier.ts";

const DOT = "•";
// An @ may be written as an HTML entity or an escape, which does not stop anybody from reading the address.
const AT = String.raw`(?:@|&#64;|&#0*64;|&#x0*40;|&commat;|%40|\\u0040)`;
const EMAIL = new RegExp(String.raw`[\p{L}\p{N}._%+'-]{1,64}${AT}(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}]{2,24}`, "giu");
const INTERNATIONAL_PHONE = /(?:\+|\b00)[1-9][\d\s().\u00a0/-]{5,24}\d/g;
const DIGIT_RUN = /\d(?:[\s().\u00a0/-]{0,3}\d){4,17}/g;

/**
 * Masks email addresses and phone numbers in any text without changing its length, so that every `char=from,to` still
 * points to the same words. The first letter and the top-level domain of an address stay visible, and the last two
 * digits of a phone number.
 *
 * @param phones E.164 numbers that are also masked in every national format
 */
export function maskContacts(text: string, phones: readonly string[]): string {
  const known = phones.flatMap((phone) => [phone.replace(/\D/g, ""), nationalDigitsOf(phone) ?? []].flat());
  return text
    .replace(EMAIL, maskEmail)
    .replace(INTERNATIONAL_PHONE, maskDigits)
    .replace(DIGIT_RUN, (run) => {
      const digits = run.replace(/\D/g, "").replace(/^0+/, "");
      return known.some((phone) => phone === digits || (digits.length >= 7 && phone.endsWith(digits)))
        ? maskDigits(run)
        : run;
    });
}

/** Hides ranges of a text; line breaks stay. */
export function closePlaces(text: string, places: readonly { readonly from: number; readonly to: number }[]): string {
  if (places.length === 0) return text;
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from)) {
    if (to <= done) continue;
    const begin = Math.max(from, done);
    parts.push(text.slice(done, begin), text.slice(begin, to).replace(/[^\n]/g, CLOSED));
    done = to;
  }
  return parts.join("") + text.slice(done);
}

/** Masks every string in a JSON value. */
export function maskContactsDeep(value: unknown, phones: readonly string[]): unknown {
  if (typeof value === "string") return maskContacts(value, phones);
  if (Array.isArray(value)) return value.map((item) => maskContactsDeep(item, phones));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, maskContactsDeep(member, phones)]));
  }
  return value;
}

function maskEmail(address: string): string {
  const topLevel = address.lastIndexOf(".");
  const [first = "", ...rest] = address.slice(0, topLevel).split("");
  return first + rest.map((unit) => (unit === "@" ? unit : DOT)).join("") + address.slice(topLevel);
}

function maskDigits(number: string): string {
  let left = number.replace(/\D/g, "").length;
  return number.replace(/\d/g, (digit) => (left-- <= 2 ? digit : DOT));
}
