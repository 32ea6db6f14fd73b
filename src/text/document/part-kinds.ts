import { cue, wordOf } from "../languages/cues.ts";
import { GRAMMARS, LANGUAGES } from "../languages/languages.ts";
import { isCompanyName, isInstitution, isJobTitle, isSchoolName } from "../people/naming.ts";
import { isPlaceName } from "../places/towns.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import { SUBUNIT } from "./subunit.ts";

/** "Consultora Girasol S.L." contains the word for a post, but is a firm. */
export function isTitle({ text }: Pick<Piece, "text">): boolean {
  return isJobTitle(text) && !isNamedBody(text) && !LEGAL_FORM.test(text) && !isFirmOfPeople(text);
}

/** "Keystone Partners", "Hale Solicitors": in an entry, where a post is one person's, a name before several people is a firm's. */
export function isFirmOfPeople(text: string): boolean {
  return FIRM_OF_PEOPLE.test(text);
}

const FIRM_OF_PEOPLE = new RegExp(
  `^(?!(?:${cue("ranks of several")})\\s)\\p{Lu}[\\p{L}'’.-]{1,40}(?:\\s(?:&\\s)?\\p{Lu}[\\p{L}'’.-]{0,40}){0,3}\\s(?:${cue("people of a firm")})$`,
  "u",
);

/**
 * "Cheltenham General Hospital", "Borrowby Board Mills": the last word of the name is an organisation's, whatever
 * comes before it.
 */
function isNamedBody(text: string): boolean {
  const [first = "", ...more] = text.split(" ");
  const last = more.at(-1) ?? "";
  return (
    more.length > 0 &&
    more.length < 5 &&
    /^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*\s?$/u.test(text) &&
    /\p{Ll}$/u.test(last) &&
    !isJobTitle(first) &&
    !isJobTitle(last) &&
    (isInstitution(last) || isCompanyName(last) || isSchoolName(last)) &&
    !SUBUNIT.test(text)
  );
}

/** An organisation's name as it is by itself: after "an der" it is the "Technischen Universität". */
export function properName(text: string): string {
  return GRAMMARS.reduce((name, grammar) => grammar.properName?.(name) ?? name, text);
}

export function firstWords({ text }: Piece): Pick<Piece, "text"> {
  return { text: text.split(/\s+/u).slice(0, 2).join(" ") };
}

export function isBody({ text }: Piece): boolean {
  return (
    isCompanyName(text) ||
    isSchoolName(text) ||
    isFirmOfPeople(text) ||
    /^\p{Lu}{2,6}$/u.test(text) ||
    QUOTED.test(text)
  );
}

/** Firms' names are in quotation marks in Russian, Ukrainian, Lithuanian and Polish. */
const QUOTED = /^(?:\p{Lu}{2,5}\s)?[«„“"『「].{2,60}[»“”"』」]/u;

const COUNTRIES = new Set(
  LANGUAGES.flatMap(({ lang }) => {
    const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
    return "US GB IE CA AU NZ DE AT CH FR BE LU ES PT IT NL PL CZ SK HU RO BG GR TR RU UA BY LT LV EE SE NO DK FI IS MX AR CL PE CO BR VE CU ZA NG KE GH EG MA TN DZ IL JO LB SA AE QA KW IN PK BD LK NP CN TW HK JP KR SG MY TH VN ID PH"
      .split(" ")
      .flatMap((code) => names.of(code) ?? []);
  }),
);

const ANYWHERE = wordOf("works from afar");

/** A known place, a country, or the words for a post that can be held from anywhere. */
export function isPlace({ text }: Pick<Piece, "text">): boolean {
  const bare = text.replace(/(?<!\s)\s+[A-Z]{1,2}\d[\dA-Z]?$/u, "").replace(/(?:(?<!\s)\s+)?\([^)]{0,400}\)$/u, "");
  return isPlaceName(bare) || COUNTRIES.has(bare) || ANYWHERE.test(bare);
}

/** One or two capitalised words, as in town names. */
export function isPlain({ text }: Piece): boolean {
  return /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(text) && !isCompanyName(text);
}

const LEGAL_FORM = new RegExp(`(?:\\s|,)(?:${cue("legal forms end a name")})\\.?$`, "u");

/** An organisation's location, after a comma on its own line: "Globex Ltd, York". */
export function placeBehind({ block, to }: Piece): Piece | undefined {
  const [mark, said = ""] = /^,\s+([^·|]{2,60})/u.exec(block.text.slice(to)) ?? [];
  if (mark === undefined) return undefined;
  const end = to + mark.trimEnd().length;
  const piece = pieceOf(block, to + mark.length - said.length, end);
  return isPlace(piece) ? piece : undefined;
}
