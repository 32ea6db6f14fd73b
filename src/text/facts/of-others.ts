import { commonSexOf } from "../../names/given-names.ts";
import { foldKey } from "../../names/fold.ts";
import { cue } from "../languages/cues.ts";
import type { AssertionOf } from "../assertion.ts";
import { ADDRESSED } from "../tokens/names.ts";

type SaidJob = AssertionOf<"experience">;

/**
 * Whether the words around a reading show that it is not a post of the person: it belongs to a name right beside it
 * ("Otto Brandt, a director of Northmoor Bank", "whose founder Otto Brandt"), says what they are to somebody ("a
 * business partner of Otto Brandt"), or names a prison they were in.
 */
export function isNoPostOfTheirs(job: SaidJob, subject: string): boolean {
  return isServed(job) || isBesidePerson(job) || isOfNeighbour(job, subject);
}

/**
 * A court employs only those with a post there. A prison employs those who have a post there or work there, but not
 * those who "served four years" in it.
 */
function isServed({ quote, value: { title, company } }: SaidJob): boolean {
  if (title === undefined) return COURT.test(company) || (PRISON.test(company) && SERVED.test(quote));
  return PRISON.test(company) && PRISONER.test(title);
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
const PRISONER = new RegExp(`(?<!\\p{L})(?:${cue("prisoners")})(?!\\p{L})`, "iu");
const SERVED = new RegExp(`(?<!\\p{L})(?:${cue("time served")})(?!\\p{L})`, "iu");
const PARTNER = new RegExp(`^(?:${cue("partners of somebody")})$`, "iu");
const PARTNER_FIRST = new RegExp(
  `^(?:${cue("partners of somebody")}|${cue("partners of either kind")}) (\\p{Lu}.{0,80})$`,
  "iu",
);
