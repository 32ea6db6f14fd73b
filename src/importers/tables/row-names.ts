import { normalizeIdentifier } from "../../domain/identifier.ts";
import { splitBirthName } from "../../names/birth-name.ts";
import { isParticle } from "../../names/parts.ts";
import { cue } from "../../text/languages/cues.ts";
import { withoutCredentials, withoutTitles } from "../credentials.ts";
import type { ImportedPerson } from "../person.ts";
import type { SaidCell } from "./row-place.ts";
import { type One, opt } from "./row-work.ts";
import { numberIn, plainTitle } from "./titles.ts";

/** Both surnames, if there is a column for each. */
export function surnameOf(said: readonly SaidCell[]): string | undefined {
  const [first, ...others] = said.filter(({ field }) => field === "lastName");
  // "Nom" next to "Nom de famille" is the full name.
  const last = others.find(({ value }) => first?.value.endsWith(` ${value}`));
  if (last !== undefined) return last.value;
  const second = others.find(({ title }) => SECOND.test(plainTitle(title)) || numberIn(title) === 2);
  return second === undefined || second.value === first?.value ? first?.value : `${first?.value} ${second.value}`;
}

const SECOND = new RegExp(`\\b(?:${cue("second names")})\\b`, "u");

/** The names of a row. `undefined` if they name nobody. */
export function readNames(
  one: One,
  surname: string | undefined,
): Pick<ImportedPerson, "fullName" | "firstName" | "lastName"> | undefined {
  const [first, last] = [one("firstName"), surname].map((part) => part && withoutCredentials(part));
  const middle = one("middleName");
  const isFamilyFirst = [first, last].every((part) => part !== undefined && FAMILY_FIRST.test(part));
  const joined = (isFamilyFirst ? [last, first] : [first, middle, last]).filter(Boolean).join(" ");
  const written = first && last ? joined : givenFirst(turnName(withoutCredentials(one("fullName") ?? joined)));
  const bare = splitBirthName(written).atBirth === undefined ? written.replace(REMARK, "") : written;
  const fullName = withoutTitles(bare.replace(SYMBOLS, " ").replace(/ {2,}/gu, " ").trim());
  if (isNobody(fullName)) return undefined;
  if (!/\p{L}/u.test(fullName) || normalizeIdentifier("name", fullName) === null || fullName.includes("@"))
    return undefined;
  return { fullName, ...opt("firstName", first), ...opt("lastName", last) };
}

/** Emoji and other pictures that people put beside names in address books. */
const SYMBOLS = /\p{Extended_Pictographic}[\ufe0f\u200d]*|[★☆♥❤✓✔]/gu;

/** "Ada Finch *VIP*", "Ada (student) Finch": what is said about somebody in the cell of their name. */
const REMARK = /\*[^*]{1,20}\*|\((?=\p{Ll})[^()]{2,40}\)/gu;

/** "FINCH LOWE Ada": a surname in capitals before the given name. */
function givenFirst(name: string): string {
  const [, family = "", given = ""] = FAMILY_IN_CAPITALS.exec(name) ?? [];
  return family.length >= MIN_FAMILY ? `${given} ${family.trim()}` : name;
}

const FAMILY_IN_CAPITALS =
  /^((?:\p{Lu}['’]?\p{Lu}[\p{Lu}\p{M}'’-]*\s+)+)(\p{Lu}[\p{Ll}\p{M}'’-]+(?:[\s-]\p{Lu}[\p{Ll}\p{M}'’-]+)*)$/u;
/** In letters: shorter ones are initials. */
const MIN_FAMILY = 3;

/** A vacancy, a question, or a remark in the place of a name: "n.n.", "Somebody from Globex??", "Do not call - duplicate". */
function isNobody(name: string): boolean {
  if (name.includes("?") || NOBODY.test(name)) return true;
  const words = name.split(/[\s–—-]+/u).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !isParticle(word));
  return words.length > 2 && small.length === words.length - 1 && /^\p{Lu}/u.test(name);
}

const NOBODY = new RegExp(`^(?:${cue("nobody in a post")})$`, "iu");

/** In these scripts the family name comes first. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** `Thornquist, Ada` as `Ada Thornquist`; `Ada Thornquist, PhD` is unchanged. */
export function turnName(name: string): string {
  const [, last = "", first = ""] = /^([^,]+),\s*([^,\s][^,]*)$/u.exec(name) ?? [];
  if (first === "" || SUFFIX.test(first)) return name;
  return `${first} ${last}`;
}

const SUFFIX = new RegExp(String.raw`^(?:${cue("letters behind a name in a table")})\.?$`, "i");
