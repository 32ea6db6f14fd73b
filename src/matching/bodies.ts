import { BODY_ANDS } from "../domain/company.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { foldOcr, isSlip } from "../text/people/name-parts.ts";
import { cue } from "../text/languages/cues.ts";

/** The name of a firm or body as two are compared: folded, "Holt & Vane" and "Holt and Vane" alike. Its first 300 units are read. */
export function foldBody(name: string): string {
  return wordsOf(name)
    .filter((word, at, all) => at === 0 || at === all.length - 1 || !BODY_ANDS.has(word))
    .join(" ");
}

/** How a folded text may write the name: as it stands, without "and", and with it in the languages that are read. */
export function spellingsOf(name: string): readonly string[] {
  const joined = /\s[&+]\s/u.test(name)
    ? [...BODY_ANDS].map((and) => wordsOf(name.replace(/\s[&+]\s/gu, ` ${and} `)).join(" "))
    : [];
  return [...new Set([foldBody(name), wordsOf(name).join(" "), ...joined])];
}

function wordsOf(name: string): string[] {
  return foldWords(name.slice(0, 300));
}

/**
 * One firm or body in two spellings: letter for letter, as an optical reader has it, or without its legal form; or two names of one
 * municipality.
 */
export function sameBody(a: string, b: string): boolean {
  if (a === b) return true;
  const place = municipalityIn(a);
  if (place !== undefined && place === municipalityIn(b)) return true;
  const x = foldOcr(a.replace(LEGAL_FORM, "").replace(LEADING_FORM, ""));
  const y = foldOcr(b.replace(LEGAL_FORM, "").replace(LEADING_FORM, ""));
  return x === y || (x.length > 8 && isSlip(x, y));
}

/** The place whose municipality, council or town hall a body is; `undefined` of any other body. */
function municipalityIn(body: string): string | undefined {
  return BEFORE_MUNICIPALITY.exec(body)?.[1] ?? BEHIND_MUNICIPALITY.exec(body)?.[1];
}

const BEFORE_MUNICIPALITY = new RegExp(`^(?:${cue("before municipalities")}) (.+)$`, "u");
const BEHIND_MUNICIPALITY = new RegExp(`^(.+) (?:${cue("behind municipalities")})$`, "u");

/** "Brunnhof" beside "Brunnhof Optik GmbH": it may be the same in fewer words, and may be another of the group. */
export function isShorter(short: string, long: string): boolean {
  return long.startsWith(`${short.replace(LEGAL_FORM, "")} `);
}

const LEGAL_FORM = new RegExp(`(?: (?:${cue("folded legal forms")})){1,8}$`, "u");

/** Forms that stand before the name (ISO 20275): UAB „Saulės energija“. */
const LEADING_FORM = new RegExp(`^(?:${cue("leading legal forms")}) (?=\\p{L}{3})`, "u");
