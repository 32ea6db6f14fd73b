import { english } from "./english-words.ts";
import { cue } from "../text/languages/cues.ts";
import { ROLE_NOUN } from "../text/tokens/role-nouns.ts";
import { companyKey } from "../domain/company.ts";
import type { ClaimSet } from "./claim-set.ts";
import { IS_FORCE } from "./english.ts";
import { isBodyWord, isDegreeWord, isPostWord, languageOfClaims } from "./foreign.ts";
import { lexiconFor } from "../text/languages/languages.ts";
import { plainQuote } from "./quoted.ts";
import { postKey } from "./post-key.ts";
import { mergeRoles, type MergedRole } from "./roles.ts";
import { sureRole } from "./sure.ts";

/**
 * The roles that a sentence can state, in order: what a person is, not what they do ("writes a monthly column"), and one of two spellings
 * of a post.
 */
export function toldRoles(claims: ClaimSet): readonly MergedRole[] {
  const known = told.get(claims);
  if (known !== undefined) return known;
  const roles = mergeRoles(claims)
    .flatMap((role) => sureRole(role, claims) ?? [])
    .filter((role, _, all) => !isEmployer(role.title, all))
    .map((role) => ({ ...role, company: withoutRest(role.company) }))
    .filter((role) => role.title === undefined || (isToldPost(role, role.title, claims) && !isNoBody(role, claims)));
  const each = roles.filter((role, at) => !roles.slice(0, at).some((other) => isSaidBy(other, role)));
  told.set(claims, each);
  return each;
}

/** "Volley Serramanna at A2": a table's columns taken for one another. */
function isEmployer(title: string | undefined, roles: readonly MergedRole[]): boolean {
  const key = title === undefined ? "" : companyKey(title);
  return key !== "" && roles.some(({ company }) => companyKey(company) === key);
}

/**
 * An employer without the sentence behind its name ("Adega Nova. 3,2 milhões de litros"), and without emoji. A stop that
 * shortens a word ends none: "School No. 3".
 */
function withoutRest(company: string): string {
  const [name = company] = company.replaceAll(/\p{Extended_Pictographic}|\u{FE0F}/gu, "").split(SENTENCE_BEHIND);
  return name.trim() || company;
}

const SENTENCE_BEHIND = new RegExp(`(?<!(?<!\\p{L})(?:${cue("numbers cut short")}))\\. (?=\\p{N})`, "u");

const told = new WeakMap<ClaimSet, readonly MergedRole[]>();

function isToldPost(role: MergedRole, title: string, all: ClaimSet): boolean {
  const lang = languageOfClaims(role.claims, all);
  return (
    isPost(title) && isRank(title, role.company) && !isDegreeWord(title, lang) && !isVerb(title, role.claims, lang)
  );
}

/**
 * "organizo o meetup", "que regeu até 2004": an activity in another language, after a relative word or before an article, which titles do
 * not have.
 */
function isVerb(title: string, claims: MergedRole["claims"], lang: string | undefined): boolean {
  if (!/^\p{Ll}+$/u.test(title) || lang === undefined || lang === "en" || isPostWord(title, lang)) return false;
  const classes = lexiconFor(lang)?.classesOf(title);
  if (classes !== undefined && !classes.has("ROLE") && [...VERBS_OF_WORK].some((each) => classes.has(each)))
    return true;
  const does = new RegExp(`(?:${RELATIVE}) ${title}(?!\\p{L})|(?<!\\p{L})${title} (?:${ARTICLE}) `, "iu");
  return claims.some(({ quote = "" }) => does.test(plainQuote(quote)));
}

const VERBS_OF_WORK = new Set(["TEACH", "LEAD", "WORK", "FOUND", "STUDY", "GRAD"] as const);
const RELATIVE = cue("subjects of verbs");
const ARTICLE = cue("objects of verbs");

/** Not an employer: an office, a clause about the person, or two firms that they moved between. */
function isNoBody({ company, claims }: MergedRole, all: ClaimSet): boolean {
  const names = all.of("fullName").map(({ value }) => value);
  return (
    HOLDS_YEARS.test(company) ||
    company.includes("、") ||
    isPostWord(company, languageOfClaims(claims, all)) ||
    names.some((name) => company.length > name.length && company.startsWith(`${name} `))
  );
}

/** An employer that was cut together with its years: "Termite Ecology (2019→)". */
const HOLDS_YEARS = /\(\d{4}|[→;]|^\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*(?: \d{4})?$/u;

/** Privates serve in forces; elsewhere the word belongs to "private patients" and "private clients". */
function isRank(title: string, company: string): boolean {
  return !/^private$/iu.test(title) || IS_FORCE.test(company);
}

/** Whether a title says what somebody is: a verb at its beginning, a clause, or the name of a thing or body does not. */
export function isPost(title: string): boolean {
  if (
    /\b(?:who|which)\b|, and [a-z]+s |;|(?:\p{Ll}{3}|\))\. \p{Lu}|^(?:on|in|at|for|with|of) /u.test(title) ||
    IS_BODY.test(title) ||
    isBodyWord(title)
  )
    return false;
  if (DOES_THIS.test(title) || IS_ROOM.test(title)) return false;
  if (ROLE_NOUN.test(title) || AGENT.test(title)) return true;
  return !DOES.test(title);
}

/** Whether words say what somebody is, and nothing else: "teacher of trumpet", not "Artist | she/her" or "I help engineers". */
export function isOccupation(words: string): boolean {
  const [head = ""] = words.split(/ (?:of|in|for|at|to) /u);
  const [noun = "", ...before] = head.split(" ").toReversed();
  return (
    words.length <= MAX_OCCUPATION &&
    /^[\p{L}\p{M}'’ -]+$/u.test(words) &&
    before.length < 4 &&
    !/[^su]s$/u.test(noun) &&
    (ROLE_NOUN.test(noun) || (AGENT.test(noun) && before.length < 2 && !/^\p{L}+ing$/u.test(before[0] ?? "")))
  );
}

/** In characters; what is longer describes more than a post. */
const MAX_OCCUPATION = 50;

/** Things that people sit on, study or stand as, but are not. */
const IS_BODY = new RegExp(
  String.raw`^(?:${cue("departments as posts")}|logisti[kc]s?)$|\b(?:board|panel|committee|magazine|bulletin)$|\bnewsletter\b|^(?:independent|freelancing)$|^(?!.*\b(?:of|for)\b).*(?:\b(?:group|team|network|forum|jury)|(?:${english("posts that end in ship")})ship)$`,
  "iu",
);

/** "lead the accessibility guild", "teaches for free": a verb with its object. */
const DOES_THIS = new RegExp(
  String.raw`^(?:${english("verbs in front")})\b|\b(?:endowed by|with effect)\b|^\p{Ll}+ (?:the|an?|my|our|his|her|their) `,
  "u",
);

/** "Fine Arts 214": a room. */
const IS_ROOM = /^(?!.*\b(?:grade|class|year|level|band|key stage|local)\b).*\s[A-Z]?\d{2,4}[a-z]?$/iu;

/** Endings of nouns for posts. */
const AGENT = /(?:ist|ian|[tdnklr]er|[ts]or|man|woman|person|ee)(?:$|[,(])/u;

/** What a person does or did, in prose: lower case, without a following noun for a post. */
const DOES = new RegExp(
  String.raw`^(?:[a-z]+(?:ed|ing)\b|(?:${english("verbs in their base form")})\b|(?:teach|coach)es\b|(?:write|work|serve|run|sing|play|sit|drive|lecture)s\b|[a-z]+s(?:$| (?:${english("behind a verb")})\b)|(?:observership|internship|fellowship|residency|secondment)\b)`,
  "u",
);

/** Whether one role says the same about the same time and employer: "CFO" and "chief financial officer". */
function isSaidBy(said: MergedRole, role: MergedRole): boolean {
  if (said.title === undefined || role.title === undefined || said.current !== role.current) return false;
  const [a, b] = [companyKey(said.company), companyKey(role.company)];
  const isSameEmployer =
    a === b || [a, b].some((one, at) => one.startsWith(`${[b, a][at]} `) || one === `university of ${[b, a][at]}`);
  const isSameTime = said.from === undefined || role.from === undefined || said.from === role.from;
  const [one, two] = [postKey(said.title), postKey(role.title)];
  return (
    isSameEmployer &&
    isSameTime &&
    (one === two ||
      (said.current === true &&
        (one.startsWith(two) || two.startsWith(one) || (HEADS_FIRM.test(one) && HEADS_FIRM.test(two)))))
  );
}

/** "Managing Director / Chief Executive": one post with two names. */
const HEADS_FIRM = /^(?:group )?(?:managing director|chief executive officer|md)$/u;
