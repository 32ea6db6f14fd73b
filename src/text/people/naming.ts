import { cue } from "../languages/cues.ts";
import { ORGANISATION_WORD } from "../prose/arguments.ts";
import { ROLE_NOUN } from "../tokens/role-nouns.ts";
import { HONORIFIC, isThing } from "../tokens/names.ts";
import { GRAMMARS, lexiconFor, WORDED } from "../languages/languages.ts";
import type { WordClass } from "../languages/words.ts";

/** A text that is a person's name and nothing else: two to six words with capitals, small particles between them. */
export function isPersonName(text: string): boolean {
  return (
    text.length <= MAX_NAME_LENGTH && NAME.test(text) && !NO_NAME.test(text) && !isThing(text) && !isCompanyName(text)
  );
}

const MAX_NAME_LENGTH = 80;
/** Words of headings that name no person: of menus, sections and greetings. */
const NO_NAME = new RegExp(`(?<!\\p{L})(?:${cue("heads no name")})(?!\\p{L})`, "u");
const NAME = new RegExp(
  String.raw`^(?:${HONORIFIC}\s)*\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:${cue("particles")}|${cue("name ands")})\s)*[\p{Lu}"“„][\p{L}.'’"”“-]*){1,5}(?:,?\s(?:Jr|Sr|II|III|IV)\.?)?$`,
  "u",
);

/** A text that holds the noun of a post, in one of our languages. */
export function isJobTitle(written: string): boolean {
  const text = written.replace(OF_PARTNERS, "").replace(ENDS_LIKE_A_POST, "");
  if (ROLE_NOUN.test(text)) return true;
  roles ??= new RegExp(
    `(?<![\\p{L}-])(?:${GRAMMARS.flatMap((grammar) => (grammar.roles === "" ? [] : [grammar.roles])).join("|")})(?![\\p{L}])`,
    "iu",
  );
  return roles.test(text) || hasWord(text, "ROLE") || OTHER_ROLES.test(text);
}

/** "Doktorat": ends like "Hofrat", and is no post. */
const ENDS_LIKE_A_POST = new RegExp(`(?<!\\p{L})(?:${cue("ends like a post")})(?!\\p{L})`, "giu");

/** Behind the name of a firm: "Falke & Partner". */
const OF_PARTNERS = new RegExp(
  `(?<!\\s)\\s(?:&|\\+|${cue("ands of names")})\\s(?:${cue("partners behind a firm")})(?!\\p{L})`,
  "iu",
);

/** Posts in scripts without capitals: in Chinese and Japanese by how a text ends, in others by their nouns. */
const OTHER_ROLES = new RegExp(
  `(?:${cue("post ends")})(?:（[^）]{0,400}）|\\([^)]{0,400}\\))?$|(?<!\\p{L})(?:${cue("joined articles")})?(?:${cue("posts")})(?!\\p{L})|(?:${cue("posts joined")})(?!\\p{L})`,
  "u",
);

/** A text with a noun of institutions in one of our languages, or a name in quotation marks. */
export function isInstitution(text: string): boolean {
  return hasWord(text, "ORG") || hasWord(text, "SCHOOL") || /[«„「『][^»“”」』]{2,60}[»“”」』]/u.test(text);
}

/** A word that a language's list has in a class; in languages of cases by its stem. */
function hasWord(text: string, of: WordClass): boolean {
  const words = text.slice(0, MAX_TITLE_LENGTH).toLowerCase().match(WORD) ?? [];
  if (words.length === 0) return false;
  const cyrillic = /\p{Script=Cyrillic}/u.test(text);
  return WORDED.some(({ lang, inflects, cyrillic: isCyrillic = false }) => {
    if (cyrillic !== isCyrillic) return false;
    const lexicon = lexiconFor(lang);
    return words.some(
      (word) =>
        word.length > 3 &&
        lexicon?.classesOf(word).has(of) &&
        (inflects !== true || cyrillic || lexicon.isListed(word)),
    );
  });
}

/** Of a line; longer ones are no titles. */
const MAX_TITLE_LENGTH = 160;
const WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;

let roles: RegExp | undefined;

/** A text with a word that companies and offices have in their names, or a legal form. */
export function isCompanyName(text: string): boolean {
  return ORGANISATION_WORD.test(text) || LEGAL_FORM.test(text) || OTHER_BODIES.test(text);
}

/** Bodies in the same scripts. */
const OTHER_BODIES = new RegExp(
  `(?:${cue("body ends")})(?:（[^）]{0,60}）|\\([^)]{0,60}\\))?$|(?<!\\p{L})(?:${cue("joined articles")})?(?:${cue("body nouns")})(?!\\p{L})`,
  "u",
);

const LEGAL_FORM = new RegExp(`(?:^|\\s)(?:${cue("further legal forms")})(?:[\\s,]|$)`, "u");

/** A text with a word that schools have in their names, in the languages of Europe. */
export function isSchoolName(text: string): boolean {
  return SCHOOL.test(text);
}

const SCHOOL = new RegExp(cue("schools"), "iu");
