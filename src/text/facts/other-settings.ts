import { cue } from "../languages/cues.ts";
import type { AssertionOf } from "../assertion.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";

type SaidJob = AssertionOf<"experience">;

/**
 * Whether the words around an employer's name show that it employs nobody in this sentence: what somebody is known for,
 * a school where they trained or studied, a person.
 */
export function isOtherSetting({ quote, value }: SaidJob): boolean {
  const { company, title } = value;
  const at = quote.indexOf(company);
  if (at < 0) return false;
  const [before, behind] = [quote.slice(Math.max(0, at - MAX_BEFORE), at), quote.slice(at + company.length)];
  if (KNOWN_FOR.test(before) || FAMILY_OF.test(before) || isPerson(company, before)) return true;
  // Firms train people whom they employ: "trained at Brandt & Co".
  if (TRAINED_AT.test(before) && !FIRM.test(company)) return true;
  if (title === undefined) return STUDIED_THERE.test(behind) || HEARD_BY.test(before);
  return isDegreeThere(title, before);
}

/** The most UTF-16 units before a name that say what it is. */
const MAX_BEFORE = 160;
const ARTICLE = `(?:(?:${cue("articles of employers")}|${cue("definite articles")}) )?`;

/** "best known for the Corvane Dictionary" */
const KNOWN_FOR = new RegExp(`(?<!\\p{L})(?:${cue("known for")}) ${ARTICLE}$`, "u");

/** "народилася в родині інженера заводу «Корвана»": a parent's post. */
const FAMILY_OF = new RegExp(`(?<!\\p{L})(?:${cue("family of")})[^,.;:()]{1,60}$`, "u");

/** "trained in paediatrics at Halden Hospital", "before training at Larkmoor House": somewhere to learn. */
const TRAINED_AT = new RegExp(`(?<!\\p{L})(?:${cue("trained at")}) ${ARTICLE}$`, "u");

const FIRM = new RegExp(`[&+]|\\s(?:${cue("legal forms")})$`, "u");

/** "the Facultad de Letras, donde se licenció", "at Larkmoor, where she studied". */
const STUDIED_THERE = new RegExp(`^,? (?:${cue("studied there")})`, "u");

/** "testified before the Judiciary Committee in 2018": a body that hears somebody is not their employer. */
const HEARD_BY = new RegExp(`(?<!\\p{L})(?:${cue("heard by a body")}) ${ARTICLE}(?:\\p{L}+ ){0,2}$`, "iu");

/** "whose present head, Ada Finch": a name between commas after somebody's post is a person's. */
function isPerson(name: string, before: string): boolean {
  const post = WHOSE_POST.exec(before)?.[1];
  if (post === undefined || !isJobTitle(post) || isCompanyName(name) || isSchoolName(name)) return false;
  return /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,3}$/u.test(name);
}

const WHOSE_POST = new RegExp(`(?<!\\p{L})(?:${cue("whose post")}) ((?:\\p{Ll}+ ){0,3}\\p{Ll}+),? $`, "u");

/** "formei-me médica pela UFC": what somebody graduated as, and where. */
function isDegreeThere(title: string, before: string): boolean {
  const at = before.lastIndexOf(title);
  if (at < 0 || before.length - at - title.length > MAX_TO_SCHOOL) return false;
  return GRADUATED_AS.test(before.slice(0, at));
}

/** " pela ", " at the ", in UTF-16 units. */
const MAX_TO_SCHOOL = 10;
const GRADUATED_AS = new RegExp(`(?<!\\p{L})(?:${cue("graduates as")}) $`, "iu");
