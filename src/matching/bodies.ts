import { BODY_ANDS } from "../domain/company.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { foldOcr, isSlip } from "../text/people/ordered-name.ts";
import { cue } from "../text/languages/cues.ts";

/**
 * The name of a firm or other body in the form in which two are compared: folded, with "Holt & Vane" and "Holt and
 * Vane" alike. Reads its first 300 UTF-16 units.
 */
export function foldBody(name: string): string {
  return wordsOf(name)
    .filter((word, at, all) => at === 0 || at === all.length - 1 || !BODY_ANDS.has(word))
    .join(" ");
}

/** The ways a folded text may write the name: as it is, without "and", and with "and" in each language that is read. */
export function spellingsOf(name: string): readonly string[] {
  const joined = /\s[&+]\s/u.test(name)
    ? [...BODY_ANDS].map((and) => wordsOf(name.replace(/\s[&+]\s/gu, ` ${and} `)).join(" "))
    : [];
  return [...new Set([foldBody(name), wordsOf(name).join(" "), ...joined])];
}

function wordsOf(name: string): string[] {
  return foldWords(name.slice(0, 300));
}

/** A body's folded name, with what two names are compared by. */
export interface Body {
  readonly name: string;
  /** Without its legal form, and with letters that optical readers confuse alike. */
  readonly core: string;
  readonly municipality: string | undefined;
}

/** @param name as `foldBody` makes it */
export function readBody(name: string): Body {
  return {
    name,
    core: foldOcr(name.replace(LEGAL_FORM, "").replace(LEADING_FORM, "")),
    municipality: municipalityIn(name),
  };
}

/**
 * Whether two spellings mean one firm or body: identical letters after allowing for optical readers, or the same name
 * without its legal form, or two names of one municipality.
 */
export function sameBody(a: string, b: string): boolean {
  return a === b || isOneBody(readBody(a), readBody(b));
}

/** `sameBody` of names that are read already. */
export function isOneBody(a: Body, b: Body): boolean {
  if (a.name === b.name) return true;
  // The mayor of a town is at its town hall.
  const isTown = ({ municipality }: Body, other: Body) =>
    municipality !== undefined && (municipality === other.municipality || municipality === other.name);
  if (isTown(a, b) || isTown(b, a)) return true;
  return a.core === b.core || (a.core.length > 8 && isSlip(a.core, b.core));
}

/** The place whose municipality, council or town hall the body is; `undefined` for any other body. */
export function municipalityIn(body: string): string | undefined {
  return BEFORE_MUNICIPALITY.exec(body)?.[1] ?? BEHIND_MUNICIPALITY.exec(body)?.[1];
}

const BEFORE_MUNICIPALITY = new RegExp(`^(?:${cue("before municipalities")}) (.+)$`, "u");
const BEHIND_MUNICIPALITY = new RegExp(`^(.+) (?:${cue("behind municipalities")})$`, "u");

/** "Brunnhof" beside "Brunnhof Optik GmbH": possibly the same firm in fewer words, possibly another in the group. */
export function isShorter(short: string, long: string): boolean {
  return long.startsWith(`${short.replace(LEGAL_FORM, "")} `);
}

/** Whether two names, as written without spaces, are a body's and that of a part of it: 白浜重工 and 白浜重工陸上部. */
export function isUnspacedPart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return isUnspacedBody(short) && long.startsWith(short);
}

/** Whether a body's name needs no space in running text, and has enough letters not to be there by chance. */
export function isUnspacedBody(written: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,}$/u.test(written);
}

/** Whether a body's name is in Hangul, where particles are written onto its last word: 등불게임즈 and 등불게임즈를. */
export function takesParticles(written: string): boolean {
  return /^(?=(?:\s*\p{Script=Hangul}){4})[\p{Script=Hangul}\d\s]+$/u.test(written);
}

const LEGAL_FORM = new RegExp(`(?: (?:${cue("folded legal forms")})){1,8}$`, "u");

/** Legal forms that precede the name (ISO 20275): UAB „Saulės energija“. */
const LEADING_FORM = new RegExp(`^(?:${cue("leading legal forms")}) (?=\\p{L}{3})`, "u");
