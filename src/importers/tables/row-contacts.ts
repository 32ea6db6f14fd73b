import { normalizeIdentifier } from "../../domain/identifier.ts";
import { cue } from "../../text/languages/cues.ts";
import { digitsWithCode } from "./cells.ts";

/** Adds the country code to a national number, so that it is the same key everywhere. */
export function internationalPhone(
  phone: string,
  region: string | undefined,
  callingCode: string | undefined,
): readonly string[] {
  // Before the region: with it, a number that has lost its plus is read as a longer one of the same country.
  const whole = beginsWithCode(phone, callingCode) ? normalizeIdentifier("phone", `+${phone.trim()}`) : null;
  if (whole && callingCode && phone.trim().length >= digitsWithCode(callingCode)) return [whole.value];
  const single = normalizeIdentifier("phone", phone, region) ?? normalizeIdentifier("phone", bareNumber(phone), region);
  if (single) return [single.value];
  const several = phone
    .split(/(?:(?<!\s)\s+)?[,/]\s*/)
    .map((part) => normalizeIdentifier("phone", part, region)?.value);
  const found = several.filter((value) => value !== undefined);
  if (found.length > 0) return found;
  // If nothing indicates the country, it may be a number of any.
  return [whole?.value ?? phone];
}

/** Whether it may be a number of the table's country, before which a spreadsheet dropped the plus. */
function beginsWithCode(phone: string, callingCode: string | undefined): callingCode is string {
  return callingCode !== undefined && /^[1-9]\d{10,14}$/.test(phone.trim()) && phone.trim().startsWith(callingCode);
}

/** Shorter numbers work only inside a company; those are written with a word, or after another number. */
export function isPhoneNumber(phone: string): boolean {
  return (phone.match(/\d/g)?.length ?? 0) >= MIN_PHONE_DIGITS;
}

/** `4.91715E+11`: a long number as a spreadsheet shows it, without its last digits. */
export function isRounded(phone: string): boolean {
  return /^\d[.,]\d{1,14}E\+\d{1,2}$/i.test(phone.trim());
}

const MIN_PHONE_DIGITS = 5;

/** `tel: +49 30 5550210 (work)` without the words around the number. */
function bareNumber(phone: string): string {
  return phone.replace(/^\p{L}[\p{L}. -]{0,20}:\s*/u, "").replace(/\([\p{L}\s.-]{1,30}\)$/u, "");
}

/** The email addresses in a cell like `Ines Calder <ines@calder.example> (old)`, including disguised ones. */
export function splitEmails(cells: readonly string[]): readonly string[] {
  return cells.flatMap((cell) => {
    if (normalizeIdentifier("email", cell) !== null) return [cell];
    const parts = cell
      .replace(HIDDEN_AT, "@")
      .replace(HIDDEN_DOT, ".")
      .split(/[\s,<>()[\]]+/);
    return parts.filter((part) => normalizeIdentifier("email", part) !== null);
  });
}

/** Phone numbers next to email addresses: "ines@calder.example / +44 20 7946 0101". */
export function phonesAmong(cells: readonly string[]): readonly string[] {
  return cells
    .flatMap((cell) => cell.replace(ADDRESS, "\n").split(/(?<!\s)\s+[/|,–-]\s+|,\s*|\n/u))
    .map((part) => bareNumber(part.trim().replace(/^(?:\p{L}{1,10}\.\s?)(?=[+\d(])/u, "")))
    .filter((part) => /^[+(\d][\d\s()./-]{7,24}$/u.test(part));
}

const ADDRESS = /(?<![^\s<>,;|])[^\s<>,;|@]{1,64}@[^\s<>,;|\d]{1,200}/gu;

/** `ines(at)calder.example`, `ines [at] calder [dot] example`: addresses disguised from programs that harvest them. */
const HIDDEN_AT = new RegExp(`(?<!\\s)\\s*[(\\[{](?:${cue("at in words")}|@)[)\\]}]\\s*`, "giu");
const HIDDEN_DOT = new RegExp(`(?<!\\s)\\s*[(\\[{](?:${cue("dot in words")}|\\.)[)\\]}]\\s*`, "giu");
