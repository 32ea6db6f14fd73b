import { cue, cueIn, wordOf } from "../languages/cues.ts";
import type { AssertionOf } from "../assertion.ts";
import { languageFor } from "../languages/languages.ts";
import { perLanguage } from "../languages/per-language.ts";
import { isCompanyName, isInstitution, isPersonName, isSchoolName } from "../people/naming.ts";

/** What else a text says that bears on an assertion. */
export interface Telling {
  readonly text: string;
  /** The language of the text. */
  readonly lang: string;
  /** Whether the text reports the person's death: "was married to" then describes a marriage that lasted. */
  readonly isDead: boolean;
}

/**
 * Whether the words around a spouse say that the marriage is over, by divorce or the spouse's death: "her former
 * husband", "was married to … until 2014", "the widow of". Only in the language of the text: such a word can mean
 * something else in another.
 */
export function isMarriageOver({ quote, value, to }: AssertionOf<"spouse">, { text, lang, isDead }: Telling): boolean {
  const over = overIn(lang);
  const at = placeOf(quote, value);
  const before = afterOthers(quote.slice(Math.max(0, at - NEAR), at));
  const behind = quote.slice(at + value.length).slice(0, NEAR);
  if (over.before.test(before) || over.behind.test(withoutOthers(behind))) return true;
  const next = nextSentence(text, to);
  if (next.length < NEAR && OF_COUPLE.test(next) && over.behind.test(next)) return true;
  return !isDead && over.past.test(`${before}${quote.slice(at, at + value.length)}${behind}`) && !ON_DAY.test(behind);
}

/**
 * Whether somebody taken for a spouse is a partner of another kind, or may be: "her business partner, Otto Brandt",
 * "founded the firm with her partner, Otto Brandt".
 */
export function isPartnerInWork({ quote, value }: AssertionOf<"spouse">): boolean {
  const at = placeOf(quote, value);
  const before = quote.slice(0, at).slice(-NEAR);
  if (IN_WORK.test(before) || PARTNER_OF.test(before)) return true;
  const clause = `${before.split(/[.;!?]\s/u).at(-1) ?? ""} … ${quote.slice(at, at + NEAR).split(/[.;!?]\s/u, 1)[0] ?? ""}`;
  return EITHER_PARTNER.test(before) && FOUNDS.test(clause);
}

/** "Globex, which I started with Otto Brandt": a name that may be a person's, taken for an employer, is the partner's. */
export function isFounderBeside({ quote, value }: AssertionOf<"experience">): boolean {
  const before = quote.slice(0, placeOf(quote, value.company)).slice(-NEAR);
  return FOUNDED_WITH.test(before) && isPersonName(value.company);
}

const FOUNDED_WITH = new RegExp(
  `(?<!\\p{L})(?:${cue("founds together")})\\s(?:[\\p{L}\\d]+\\s){0,4}?(?:${cue("founded with")})\\s$`,
  "u",
);

/**
 * Whether a spouse is somebody else's: in "the son of Albert Brekke and his wife Edith", the wife is Albert's. Judged
 * by the possessive after an "and", in the languages that have one there.
 */
export function isOfOtherCouple({ quote, value }: AssertionOf<"spouse">, subject: string): boolean {
  const clause =
    quote
      .slice(0, placeOf(quote, value))
      .split(/[.!?;]\s/u)
      .at(-1) ?? "";
  const near = clause.slice(-MAX_CLAUSE);
  const pair = OF_PAIR.exec(near);
  const whose = pair?.groups?.["whose"]?.replace(/^(?:d|l|D|L)['’]/u, "").split(" ");
  const names = subject.split(/[\s-]+/u);
  const [first = ""] = whose ?? [];
  if (IS_PRONOUN.test(first) || EMPLOYED_AT.test(near.slice(0, pair?.index)) || isBody(whose?.join(" ") ?? ""))
    return false;
  return (
    whose !== undefined && !names.includes(first) && (whose.length > 1 || !names.some((name) => whose.includes(name)))
  );
}

/** "Ada Finch, a nurse at Quayside, and her husband": an employer has no spouse. */
const EMPLOYED_AT = new RegExp(`(?<!\\p{L})(?:${cue("employed at")})\\s(?:(?:${cue("articles")})\\s)?$`, "u");

function isBody(name: string): boolean {
  return isInstitution(name) || isCompanyName(name) || isSchoolName(name);
}

const IS_PRONOUN = wordOf("pronouns of a subject");
/** Before a name, in UTF-16 units. */
const MAX_CLAUSE = 160;
const OF_PAIR = new RegExp(
  `(?<whose>(?<![\\p{L}'’])(?:[dl]['’])?\\p{Lu}[\\p{L}'’-]{0,30}(?: \\p{Lu}[\\p{L}'’-]{0,30}){0,3}),? (?:${cue("list ands")}) (?:(?:${cue("whose kin")}) ){1,3}(?:\\p{L}{2,20},? ){1,4}$`,
  "u",
);

/** Around a name: about a clause, in UTF-16 units. */
const NEAR = 100;

interface Over {
  readonly before: RegExp;
  readonly behind: RegExp;
  readonly past: RegExp;
}

const overIn = perLanguage((lang: string): Over => {
  // Words that no space separates have no bounds.
  const isUnparted = languageFor(lang)?.dates.unparted === "both";
  const bound = isUnparted ? ["", ""] : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"];
  const worded = (words: string) => new RegExp(`${bound[0]}(?:${words})${bound[1]}`, "iu");
  return {
    before: new RegExp(`${bound[0]}(?:${cueIn(lang, "marriage over before")})`, "iu"),
    behind: worded(cueIn(lang, "marriage over behind")),
    past: worded(cueIn(lang, "was married")),
  };
});

/** The offset of a name; in languages with cases, found by its beginning. */
function placeOf(quote: string, name: string): number {
  const at = quote.indexOf(name);
  if (at >= 0) return at;
  const stem = quote.indexOf(name.slice(0, STEM_LENGTH));
  return stem < 0 ? quote.length : stem;
}

const STEM_LENGTH = 4;

/** "divorced from Peter Marsh in 2001 and married …": words before another person's name are about that person. */
function afterOthers(before: string): string {
  const clause = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf(";")) + 1);
  const [last] = [...clause.matchAll(OTHER_NAME)].slice(-1);
  return last === undefined ? clause : clause.slice(last.index + last[0].length);
}

function withoutOthers(behind: string): string {
  const end = behind.search(ANY_NAME);
  return end < 0 ? behind : behind.slice(0, end);
}

const OTHER_NAME = /(?<!\p{L})\p{Lu}\p{L}{1,40}\s\p{Lu}\p{L}{1,40}/gu;
const ANY_NAME = /(?<!\p{L})\p{Lu}\p{L}{1,40}\s\p{Lu}\p{L}/u;
/** "They divorced in 2004": a sentence about both. */
const OF_COUPLE = new RegExp(`^(?:${cue("of a couple")})`, "u");
const IN_WORK = new RegExp(
  `(?<!\\p{L})(?:${cue("partners in work")})\\s\\p{L}{1,40}(?:\\s*,)?\\s*(?:\\p{Lu}\\p{L}{0,4}\\.?\\s)?$`,
  "u",
);
const EITHER_PARTNER = new RegExp(
  `(?<!\\p{L})(?:${cue("whose kin")}) (?:${cue("partners of either kind")}),?\\s?$`,
  "iu",
);
const FOUNDS = new RegExp(`(?<!\\p{L})(?:${cue("founds together")})(?!\\p{L})`, "iu");
const PARTNER_OF = new RegExp(`(?<!\\p{L})(?:${cue("partners of somebody")})\\s(?:${cue("of somebody")})\\s?$`, "iu");
/** After the spouse's name, the day or year of the wedding. */
const ON_DAY = new RegExp(`^[^.;]{0,30}?(?<!\\p{L})(?:${cue("before a wedding day")})\\s(?:\\p{L}+\\s){0,2}\\d`, "u");

function nextSentence(text: string, to: number): string {
  const behind = text.slice(to, to + MAX_NEXT).replace(/^[.;!?]?\s+/u, "");
  const end = behind.search(/[.!?](?:\s|$)/u);
  return end < 0 ? behind : behind.slice(0, end);
}

const MAX_NEXT = 200;

/** How the words around a school show that somebody has no degree from it: they left without one, or never began. */
export function undoneStudies(
  { quote, value, to }: AssertionOf<"education">,
  text: string,
): "left" | "never" | undefined {
  const at = Math.min(
    placeOf(quote, value.school),
    value.degree === undefined ? Infinity : placeOf(quote, value.degree),
  );
  const before = quote.slice(Math.max(0, at - NEAR), at);
  const [clause = ""] = before.split(/[.;]\s|,\s(?=\p{L}+ed\s)/u).slice(-1);
  const end = placeOf(quote, value.school) + value.school.length;
  const [behind = ""] = quote.slice(end, end + NEAR).split(NEXT_DEED);
  const next = nextSentence(text, to);
  const isSaidBehind = next.length < NEAR && (PRONOUN_FIRST.test(next) || LEFT.exec(next)?.index === 0);
  const around = `${clause} … ${behind}${isSaidBehind ? ` … ${next}` : ""}`;
  if (NEVER.test(around)) return "never";
  return LEFT.test(around) ? "left" : undefined;
}

const LEFT = new RegExp(`(?<!\\p{L})(?:${cue("left a school")})(?!\\p{L})`, "iu");
const NEVER = new RegExp(`(?<!\\p{L})(?:${cue("never began")})(?!\\p{L})`, "iu");
/** "She did not complete it": refers to what was said before. */
const PRONOUN_FIRST = new RegExp(`^(?:${cue("pronouns before a verb")})\\s(?:\\S+\\s){1,6}`, "u");

const NEXT_DEED = new RegExp(
  `,?\\s(?:${cue("next deed behind a school")}|${cue("next clause behind a school")})\\s`,
  "u",
);
