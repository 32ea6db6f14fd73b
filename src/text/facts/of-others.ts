import { commonSexOf } from "../../names/given-names.ts";
import { foldKey } from "../../names/fold.ts";
import { cue } from "../languages/cues.ts";
import { LANGUAGES } from "../languages/languages.ts";
import { namesProceedings } from "../languages/proceedings.ts";
import type { AssertionOf } from "../assertion.ts";
import { isJobTitle } from "../people/naming.ts";
import { ADDRESSED } from "../tokens/names.ts";

type SaidJob = AssertionOf<"experience">;

/**
 * Whether the words around a reading show that it is not a post of the person: it belongs to a name right beside it
 * ("Otto Brandt, a director of Northmoor Bank", "whose founder Otto Brandt"), says what they are to somebody ("a
 * business partner of Otto Brandt"), or names a prison they were in, or who
 * prosecuted them.
 */
export function isNoPostOfTheirs(job: SaidJob, subject: string): boolean {
  return (
    isServed(job) ||
    isInCase(job) ||
    isOffice(job) ||
    isBesidePerson(job) ||
    isFoundedWith(job) ||
    isOfSomebody(job, subject) ||
    isOfNeighbour(job, subject)
  );
}

/**
 * A court employs only those with a post there. A prison employs those who have a post there or work there, but not
 * those who "served four years" in it.
 */
function isServed({ quote, value: { title, company } }: SaidJob): boolean {
  if (title === undefined && NO_EMPLOYER.test(company)) return true;
  if (title === undefined || NO_POST.test(title))
    return COURT.test(company) || (PRISON.test(company) && SERVED.test(quote));
  return PRISON.test(company) && PRISONER.test(title);
}

/**
 * "was charged by the Serious Fraud Office in 2023": in a sentence about a case, a court, a prosecutor, the police or
 * a regulator employs only whoever is said to have a post there, right beside its name.
 */
function isInCase({ quote, value: { title, company } }: SaidJob): boolean {
  if (!(COURT.test(company) || JUSTICE.test(company)) || !namesProceedings(quote.replace(company, " "))) return false;
  if (title === undefined || (namesProceedings(title) && !isJobTitle(title))) return true;
  const [post, body] = [quote.indexOf(title), quote.indexOf(company)];
  if (post < 0 || body < 0) return false;
  const between = post < body ? quote.slice(post + title.length, body) : quote.slice(body + company.length, post);
  return !BESIDE_BODY.test(between);
}

/** "U.S. Attorney's Office": an office, and no post of anybody. */
function isOffice({ quote, value: { title } }: SaidJob): boolean {
  const at = title === undefined ? -1 : quote.indexOf(title);
  return title !== undefined && at >= 0 && OFFICE_BEHIND.test(quote.slice(at + title.length));
}

/** "founded the firm with Otto Brandt": whom somebody founded something with employs nobody. */
function isFoundedWith({ quote, value: { company } }: SaidJob): boolean {
  const at = quote.indexOf(company);
  return at > 0 && isPersons(company) && FOUNDS.test(quote) && BESIDE.test(quote.slice(Math.max(0, at - 12), at));
}

/** "A bookkeeper at Hale Mills was charged": somebody whom the sentence does not name, in a text that names the person. */
function isOfSomebody({ quote, value: { title, company } }: SaidJob, subject: string): boolean {
  if (title === undefined) return false;
  const [post, body] = [quote.indexOf(title), quote.indexOf(company)];
  if (post < 0 || body < 0 || !SOMEBODY.test(quote.slice(0, post))) return false;
  const behind = quote.slice(Math.max(post + title.length, body + company.length));
  const others = quote.replace(company, " ");
  const isNamed = subject.split(/\s+/u).some((word) => word.length > 2 && others.includes(word));
  return !isNamed && DOES.test(behind);
}

/**
 * "is a business partner of Otto Brandt", "with partner Otto Brandt": a person is not the employer of their partner.
 */
function isBesidePerson({ value: { title, company } }: SaidJob): boolean {
  const named = PARTNER_FIRST.exec(company)?.[1];
  return named === undefined ? title !== undefined && PARTNER.test(title) && isPersons(company) : isPersons(named);
}

function isOfNeighbour({ quote, value: { title } }: SaidJob, subject: string): boolean {
  const at = title === undefined ? -1 : quote.indexOf(title);
  if (title === undefined || at < 0) return false;
  const before = quote.slice(Math.max(0, at - NEAR), at);
  const behind = quote.slice(at + title.length, at + title.length + NEAR);
  const named = [NAME_BEFORE.exec(before), WHOSE_BEFORE.test(before) ? NAME_BEHIND.exec(behind) : null];
  return named.some((found) => found?.[1] !== undefined && isPersons(found[1]) && !isCalled(subject, found[1]));
}

function isPersons(name: string): boolean {
  const [first = "", ...more] = name.split(" ");
  return more.length > 0 && (ADDRESSED.test(first) || commonSexOf(first) !== null);
}

/**
 * Whether a name could be another spelling or form of the person's: one word of each begins alike, or they are in
 * different scripts.
 */
function isCalled(subject: string, name: string): boolean {
  const beginnings = (text: string) => text.split(/[\s-]+/u).map((word) => foldKey(word).slice(0, SAME_BEGINNING));
  const own = new Set(beginnings(subject));
  return !/\p{Script=Latin}/u.test(subject) || beginnings(name).some((word) => own.has(word));
}

/** In UTF-16 units. */
const NEAR = 100;
const SAME_BEGINNING = 3;
const NAME = String.raw`(?:\p{Lu}[\p{L}\p{M}’'-]{0,30}\.?)(?: \p{Lu}[\p{L}\p{M}’'-]{0,30}\.?){1,3}`;
const NAME_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{M}’'])(${NAME})(?:, \\d\\d)?, (?:(?:${cue("articles behind a name")}) )?(?:\\p{Ll}{3,20} )?$`,
  "u",
);
const NAME_BEHIND = new RegExp(`^,? (${NAME})`, "u");
const WHOSE_BEFORE = new RegExp(`(?<!\\p{L})(?:${cue("whose in a clause")}) (?:\\p{L}{2,20} ){0,2}$`, "iu");
const PRISON = new RegExp(`(?<!\\p{L})(?:${cue("prisons")})(?!\\p{L})`, "iu");
const COURT = new RegExp(`(?<!\\p{L})(?:${cue("courts")})(?!\\p{L})`, "iu");
/** "the Political Reform Act": a law, as a prize, employs nobody. */
const NO_EMPLOYER = new RegExp(`(?<!\\p{L})(?:${cue("no employers end")})$`, "u");
const NO_POST = new RegExp(`^(?:${cue("no posts")})$`, "iu");
const JUSTICE = new RegExp(`(?<!\\p{L})(?:${cue("bodies of justice")})(?!\\p{L})`, "iu");
/** Small words alone, or nothing. */
const BESIDE_BODY = /^(?:,? (?:\p{L}{1,4} ){0,3}| )$/u;
const OFFICE_BEHIND = new RegExp(`^['’]s? (?:${cue("offices of posts")})(?!\\p{L})`, "iu");
const FOUNDS = new RegExp(`(?<!\\p{L})(?:${cue("founds together")})(?!\\p{L})`, "iu");
const BESIDE = new RegExp(`(?<!\\p{L})(?:${cue("together with")})\\s+$`, "iu");
const SOMEBODY = new RegExp(`^["“„«–— ]*(?:${cue("indefinite articles")})\\s(?:[\\p{L}-]+\\s){0,3}$`, "iu");
/** The verb of a clause. */
const DOES = new RegExp(
  `^\\s(?:${LANGUAGES.flatMap(({ spokenOf }) => spokenOf?.belonging.verbs ?? []).join("|")}|${cue("says")})(?!\\p{L})`,
  "iu",
);
const PRISONER = new RegExp(`(?<!\\p{L})(?:${cue("prisoners")})(?!\\p{L})`, "iu");
const SERVED = new RegExp(`(?<!\\p{L})(?:${cue("time served")})(?!\\p{L})`, "iu");
const PARTNER = new RegExp(`^(?:${cue("partners of somebody")})$`, "iu");
const PARTNER_FIRST = new RegExp(
  `^(?:${cue("partners of somebody")}|${cue("partners of either kind")}) (\\p{Lu}.{0,80})$`,
  "iu",
);
