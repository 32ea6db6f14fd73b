import { english } from "./english-words.ts";
import { cue } from "../text/languages/cues.ts";
import type { ClaimOf, EducationValue, ExperienceValue } from "../domain/claim.ts";
import { isPlaceName } from "../text/places/towns.ts";
import { ROLE_NOUN } from "../text/tokens/role-nouns.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isSubjectWord, languageOfClaims } from "./foreign.ts";
import { isNoSchool } from "./no-school.ts";
import { plainKey } from "../domain/plain-key.ts";
import { isMadeOfTitleWords } from "./english.ts";
import { isFromText, placeOf, plainQuote } from "./quoted.ts";
import type { MergedRole } from "./roles.ts";

/**
 * A summary must be more certain than a list: of a post or school from running text it says only what the text's own words tie to it.
 * English; from a quotation in another language only items with several years lose them.
 */
export function sureRole(role: MergedRole, all: ClaimSet): MergedRole | undefined {
  if (!role.claims.every(isFromText)) return role;
  const own = role.claims.filter((claim) => !isBehindOther(claim, all));
  const sayings = own.flatMap((claim) => sayingOf(claim) ?? []);
  if (sayings.length === 0) return undefined;
  const { from, to, current, ...rest } = role;
  const told = (date: string | undefined) => date !== undefined && sayings.some(({ years }) => years.includes(date));
  const lasts = current === true && sayings.some((said) => said.lasts) && !sayings.some(({ ends }) => ends);
  return {
    ...rest,
    ...(role.title === undefined ? {} : { title: nounOf(role.title) }),
    company: withoutTown(role),
    ...(told(from) ? { from } : {}),
    ...(told(to) ? { to } : {}),
    ...(lasts ? { current } : {}),
  } as MergedRole;
}

/** Whether a role comes from sentences alone, which need not mention the others. */
export function isFromSentences({ claims }: MergedRole): boolean {
  return claims.every((claim) => isFromText(claim) && isSentence(plainQuote(claim.quote ?? "")));
}

/** What one quotation says about a post. */
interface PostSaying {
  /** The start and end dates that are tied to the post. */
  readonly years: readonly string[];
  /** Stated in the present tense. */
  readonly lasts: boolean;
  /** Stated with its end. */
  readonly ends: boolean;
}

function sayingOf({ value, quote = "" }: ClaimOf<"experience">): PostSaying | undefined {
  const text = plainQuote(quote);
  const dates = [value.from, value.to].filter((date) => date !== undefined);
  if (isCutIn(value.company, text) || isPartIn(value.company, text) || /\?["”’]?$/u.test(text)) return undefined;
  if (isNoEmployer(value, text) || OF_THE_LATTER.test(text) || BY_TRAINING.test(text)) return undefined;
  if (!isSentence(text)) return { years: dates, lasts: value.current === true, ends: false };
  const at = value.title === undefined ? -1 : text.toLowerCase().indexOf(value.title.toLowerCase());
  if (at < 0) return { years: [], lasts: value.current === true && value.title === undefined, ends: false };
  const [before, behind] = [text.slice(0, at), text.slice(at + (value.title ?? "").length)];
  // "I lecture to any club with a projector."
  if (/(?:^|\s)(?:I|we|you|they|who) $/iu.test(before)) return undefined;
  return {
    years: dates.filter((date) => isTied(date, value, text, at)),
    lasts: value.current === true && !isToldAsPast(before) && !IS_PAST.test(value.title ?? ""),
    ends: ENDED.test(behind),
  };
}

/** "The latter": the person named last in the sentence before, who is seldom the page's person. */
const OF_THE_LATTER = new RegExp(`^(?:${cue("the latter")})(?!\\p{L})`, "iu");
/** "Z wykształcenia jest technologiem po …": what somebody trained as, at a school and not at an employer. */
const BY_TRAINING = new RegExp(`^(?:${cue("by training")})(?!\\p{L})`, "iu");

/** A department, a subject before its university, a part of an unnamed whole, or a paper that prints the post: not an employer. */
function isNoEmployer({ title = "", company }: ExperienceValue, text: string): boolean {
  if (IS_PART_OF_ANY.test(company) || (IS_PAPER.test(company) && !EDITS.test(title))) return true;
  if (isMadeOfTitleWords(company) && text.includes(`${title}, ${company}`)) return true;
  const behind = text.slice(text.indexOf(company) + company.length);
  const isName = IS_INSTITUTION.test(company) || /\p{Lu}{3,}/u.test(company);
  return TELLS_DEEDS.test(company) || (text.includes(company) && !isName && BEFORE_INSTITUTION.test(behind));
}

const IS_PART_OF_ANY =
  /^(?:the )?(?:(?:board of )?(?:trustees|governors|directors)|board|head ?quarters|head office|HQ|management|administration|industry|field)$/iu;
/** "Landed the overflow contract": an achievement on the line below a post. */
const TELLS_DEEDS = /^\p{Lu}\p{Ll}+ed (?:the|an?|over|all|our|and)\b/u;
const IS_PAPER = /\b(?:bulletin|newsletter)$/iu;
const EDITS = new RegExp(String.raw`\b(?:${english("stems of editing")})`, "iu");
const IS_INSTITUTION = new RegExp(String.raw`\b(?:${english("institutions")})\b`, "iu");
/** A subject is followed by its institution: "Printmaking, UCA Canterbury". */
const BEFORE_INSTITUTION = /^, (?:(?!UAE|USA|NSW)\p{Lu}{3,} \p{Lu}|[^,.;]{0,40}\b(?:University|College|Academy)\b)/u;

/** "Hormel Foods in Austin, Minnesota": the employer, without half of a place. */
function withoutTown({ company, claims }: MergedRole): string {
  const [, name] = /^(.+) in \p{Lu}[\p{L}.' -]+$/u.exec(company) ?? [];
  const isHalf = claims.some(({ quote = "" }) => plainQuote(quote).includes(`${company}, `));
  return name !== undefined && isHalf ? name : company;
}

/** "Joe trained at …" on the same page before "She is …": that page has moved on to somebody else. */
function isBehindOther(claim: ClaimOf<"experience">, all: ClaimSet): boolean {
  if (!/^(?:she|he|they) /iu.test(plainQuote(claim.quote ?? ""))) return false;
  const at = placeOf(claim)?.from ?? 0;
  return all
    .of("education")
    .some(
      (other) =>
        other.datasourceId === claim.datasourceId &&
        (placeOf(other)?.from ?? at) < at &&
        isOfOther(plainQuote(other.quote ?? ""), all),
    );
}

/** Whether whoever trained or studied, in these words, has a name that the person does not have. */
function isOfOther(text: string, all: ClaimSet): boolean {
  const [, subject] =
    /(?:^|[.!?)\s])(\p{Lu}\p{L}+) (?:trained|studied|graduated|qualified|was educated) /u.exec(text) ?? [];
  if (subject === undefined || NO_FIRST_NAME.test(subject)) return false;
  const names = [...all.of("fullName"), ...all.of("alias"), ...all.of("firstName"), ...all.of("lastName")];
  const first = plainKey(subject);
  // "Pip", for Philippa, begins as she does.
  return (
    names.length > 0 &&
    !names.some(({ value }) =>
      plainKey(value)
        .split(/[\s-]+/u)
        .some((name) => name[0] === first[0]),
    )
  );
}

/** Whether no other clause, and no other post's dates, separate a post from its year. */
function isTied(date: string, { title = "", company, from, to }: ExperienceValue, text: string, at: number): boolean {
  const year = date.slice(0, 4);
  const written = new RegExp(`(?<!\\d)${year}(?!\\d)|(?<=\\d{4}\\s?[-–—/]\\s?)${year.slice(2)}(?!\\d)`, "gu");
  return [...text.matchAll(written)].some(({ index, 0: found }) => {
    const between = index < at ? text.slice(index + found.length, at) : text.slice(at + title.length, index);
    const rest = between
      .replace(company, "")
      .replace(/\bbetween (\d{4}) and (?=$|\d{4})|^ and (?=\d{4})/gu, " ")
      .replace(/\bfrom (?=\d{4})/gu, " ");
    const years = [...rest.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].map(([each]) => each);
    return !BREAKS.test(rest) && years.every((each) => each === from?.slice(0, 4) || each === to?.slice(0, 4));
  });
}

const NO_FIRST_NAME = new RegExp(String.raw`^(?:${english("no first names")})$`, "u");

/** What begins another clause or item. */
const BREAKS = new RegExp(String.raw`\b(?:${english("begins another clause")})\b|[;¦]|[.!?]\s`, "u");

/** Whether the last verb before a post is about its beginning, or in the past tense. */
function isToldAsPast(before: string): boolean {
  const [sentence = ""] = before.split(/[.!?]\s+(?=\p{Lu})/u).slice(-1);
  const verb = [...sentence.matchAll(VERBS)].at(-1);
  return verb?.groups?.["past"] !== undefined;
}

const VERBS = new RegExp(
  String.raw`\b(?:(?<now>${english("verbs of now")})|(?<past>${english("verbs of the past")}))(?!\p{L})`,
  "giu",
);

/** Words after a post that say it is over or will be: "which she left", not "in place of Ann Lee, who leaves". */
const ENDED = new RegExp(String.raw`(?<!\bwho )\b(?:${english("ends of posts")})`, "iu");

/**
 * What a school is stated with: without a degree from elsewhere, and without a year that is not the degree's. `undefined` if it is not
 * stated at all.
 */
export function sureSchool(
  value: EducationValue,
  claims: readonly ClaimOf<"education">[],
  all: ClaimSet,
): EducationValue | undefined {
  if (IS_KIND.test(value.school) || isSubjectWord(value.school, languageOfClaims(claims, all))) return undefined;
  if (!claims.every(isFromText)) return value;
  const own = claims.filter((claim) => {
    const text = plainQuote(claim.quote ?? "");
    return (
      !isCutIn(claim.value.school, text) &&
      !isNoSchool(claim.value, text) &&
      !isOfNext(claim, all) &&
      !isOfOther(text, all) &&
      isStudied(claim, text, all)
    );
  });
  if (own.length === 0) return undefined;
  const { degree, to, from, ...rest } = value;
  const lines = own.flatMap(({ quote = "" }) => quote.split(/\n+/u).map(plainQuote));
  const schools = all.of("education").map((each) => each.value.school);
  const isElse = (between: string) => schools.some((school) => school !== value.school && between.includes(school));
  // If the degree comes from another sentence, the reader connected them.
  const keepsDegree =
    degree !== undefined &&
    !IS_NO_DEGREE.test(degree) &&
    !ROLE_NOUN.test(/ (\p{L}+)$/u.exec(degree)?.[1] ?? "") &&
    (!lines.some((line) => line.includes(degree)) ||
      lines.some((line) => isDegreeOf(degree, value.school, line, isElse)));
  // A year on its own may be that of a degree, an exam or a beginning.
  const keepsYear = keepsDegree && to !== undefined && lines.some((line) => isYearOf(to, degree, value.school, line));
  return {
    ...rest,
    ...(keepsDegree ? { degree: degree.replace(/^(?:her|his|their|my|an?|the) /u, "") } : {}),
    ...(keepsYear ? { to, ...(from === undefined ? {} : { from }) } : {}),
  };
}

/** Military training, a base, a beginning, a mode of study. */
const IS_NO_DEGREE = new RegExp(`${cue("no degrees before schools")}`, "iu");

/**
 * Whether a school without a degree was studied at. In a sentence the verb says so; in a list, degrees on nearby lines do, but not if the
 * line names a post or a client.
 */
function isStudied(claim: ClaimOf<"education">, text: string, { of }: ClaimSet): boolean {
  if (claim.value.degree !== undefined || STUDIES.test(text)) return true;
  if (isSentence(text) && !text.includes("¦")) return !IS_ENGLISH.test(text);
  if (
    ROLE_NOUN.test(text.replace(claim.value.school, "")) ||
    /^(?:fellow|member|associate) of\b/iu.test(claim.value.school)
  )
    return false;
  const at = placeOf(claim)?.from;
  const degrees = of("education").filter(
    (other) => other.value.degree !== undefined && other.datasourceId === claim.datasourceId,
  );
  const ends = degrees.flatMap((other) => placeOf(other) ?? []);
  return at === undefined || ends.length === 0 || ends.some(({ from }) => Math.abs(from - at) < MAX_CHAPTER);
}

const IS_ENGLISH = /\b(?:the|and|was|were|is|at|with|for|from)\b/u;
const STUDIES = new RegExp(String.raw`\b(?:${english("studies")})\b`, "iu");
/** In characters: the text under one heading of a CV. */
const MAX_CHAPTER = 250;

/** A kind of school is no school's name. */
const IS_KIND = new RegExp(
  String.raw`^(?:the )?(?:local |old )?(?:${english("kinds of schools")}) (?:school|college|academy)$`,
  "iu",
);

function isDegreeOf(degree: string, school: string, line: string, isElse: (between: string) => boolean): boolean {
  const between = betweenOf(degree, school, line);
  if (between === undefined) return false;
  const before = line.slice(0, line.indexOf(degree));
  if (
    /\b(?:tutors?|teach(?:es|ing)?|taught|lectur(?:es|ed|ing)|leads?|led|runs?|convenes?|directs?) (?:on |in )?(?:the |an? )?$/iu.test(
      before,
    )
  )
    return false;
  return !BREAKS_SCHOOLING.test(between) && !isElse(between);
}

const BREAKS_SCHOOLING = /\b(?:then|before|after|later|but|while)\b|[;¦]|[.!?]\s(?=\p{Lu})/u;

function isYearOf(date: string, degree: string, school: string, line: string): boolean {
  const year = date.slice(0, 4);
  const at = line.lastIndexOf(year);
  if (at < 0) return /(?<!\d)[’'ʼ‘]\d\d(?!\d)/u.test(line);
  if (!isSentence(line)) return true;
  const pair = closestOf(degree, school, line);
  if (pair === undefined) return false;
  const [first, last] = pair;
  const ends = [first, first + degree.length, last, last + school.length];
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  const between = at > end ? line.slice(end, at) : at < start ? line.slice(at + 4, start) : "";
  return !/\band (?!(?:graduated|finished|completed|took|earned|received|gained) )|\b(?:then|where|before|after|later|but|while)\b|[;¦]/u.test(
    between,
  );
}

function betweenOf(one: string, other: string, line: string): string | undefined {
  const pair = closestOf(one, other, line);
  if (pair === undefined) return undefined;
  const [a, b] = pair;
  return a < b ? line.slice(a + one.length, b) : line.slice(b + other.length, a);
}

/** Where two texts are on a line; of a text that occurs twice, the occurrence nearest to the other. */
function closestOf(one: string, other: string, line: string): readonly [number, number] | undefined {
  const b = line.indexOf(other);
  if (b < 0) return undefined;
  const [closest] = [line.lastIndexOf(one, b), line.indexOf(one, b)]
    .filter((at) => at >= 0)
    .toSorted((x, y) => Math.abs(x - b) - Math.abs(y - b));
  return closest === undefined ? undefined : [closest, b];
}

/**
 * "Newly qualified from …" far below everything else on the page about the person: without a subject it belongs to whoever it is listed
 * under, perhaps the next person.
 */
function isOfNext(claim: ClaimOf<"education">, { all }: ClaimSet): boolean {
  if (!HAS_NO_SUBJECT.test(plainQuote(claim.quote ?? ""))) return false;
  const at = placeOf(claim)?.from ?? 0;
  const ends = all
    .filter((other) => other.datasourceId === claim.datasourceId && other.property !== "fullName")
    .flatMap((other) => placeOf(other) ?? [])
    .filter(({ from }) => from < at)
    .map(({ to }) => to);
  return ends.length > 0 && at - Math.max(...ends) > MAX_GAP;
}

const HAS_NO_SUBJECT = new RegExp(String.raw`^(?:newly |recently )?(?:${english("verbs without a subject")})\b`, "iu");
/** In characters: a heading, contact details and the next name together are longer. */
const MAX_GAP = 60;

/** Whether a place in running text is where somebody lives: not where they were born, and not where the people they live with work. */
export function isSureHome(place: string, claims: readonly ClaimOf<"location">[], all: ClaimSet): boolean {
  if (claims.length === 0 || !claims.every(isFromText)) return true;
  return claims.some((claim) => {
    const text = plainQuote(claim.quote ?? "");
    // "near Wellington, Somerset" is not in Wellington, nor is it the Wellington that the name alone means.
    if (
      /\b(?:near|outside|north of|south of|east of|west of) $/iu.test(text.slice(0, Math.max(0, text.indexOf(place))))
    )
      return false;
    if (text === place && isOfEntry(claim, all)) return false;
    const at = text.indexOf(place);
    if (text === place && !place.includes(",") && !isPlaceName(place)) return false;
    if (at <= 0 || !isSentence(text)) return !/\bborn\b/iu.test(text) && !/, with\b/u.test(place);
    const before = text.slice(0, at);
    if (/\bwith $/iu.test(before)) return false;
    const verb = [
      ...before.matchAll(
        /\b(?:liv(?:es?|ed|ing)|reside[sd]?|residing|based|home(?= (?:is|in)\b)|at home|settled|moved)\b/giu,
      ),
    ].at(-1);
    if (verb === undefined) return !/\bborn\b/iu.test(before);
    return !/\b(?:at|for|with) (?:the )?$/u.test(before.slice(verb.index)) || !/,/u.test(before.slice(verb.index));
  });
}

/** In characters: a page's head says where its person lives. */
const MAX_HEAD = 250;

/** Whether a place ends a line with a degree or a table row with a post: "2003 BEng Civil Engineering, Dundee". */
function isOfEntry(claim: ClaimOf<"location">, { of }: ClaimSet): boolean {
  const place = placeOf(claim);
  const entries = [...of("education"), ...of("experience")];
  const first = Math.min(...entries.flatMap((entry) => placeOf(entry)?.from ?? []));
  const has = entries.some((entry) => entry.datasourceId === claim.datasourceId);
  return place !== undefined && has && place.from > Math.max(first, MAX_HEAD);
}

/** An entry of a list has no verb of its own; a row with several cells was not read as an entry. */
function isSentence(text: string): boolean {
  return /¦/u.test(text) || OF_SENTENCES.test(text);
}

const OF_SENTENCES = new RegExp(
  String.raw`\b(?:${english("words of sentences")})\b|\w['’](?:m|s|ve) |\p{Ll}{2}\.$`,
  "u",
);

/** "11y Sheffield" in "A11y Sheffield", "Zarkawt" in "its Zarkawt branch", "Far North": not the full name of a body. */
function isCutIn(name: string, text: string): boolean {
  if (IS_COMPASS.test(name)) return true;
  const at = text.indexOf(name);
  return at >= 0 && (/[\p{L}\p{N}]$/u.test(text.slice(0, at)) || /^[\p{L}\p{N}]/u.test(text.slice(at + name.length)));
}

const IS_COMPASS =
  /^(?:the )?(?:far |mid[- ]|central |upper |lower )*(?:north|south|east|west)(?:[- ]?(?:east|west))?(?:ern)?(?: (?:region|area|zone|division|district|branch))?$/iu;

function isPartIn(name: string, text: string): boolean {
  const behind = text.slice(text.indexOf(name) + name.length);
  return (
    text.includes(name) &&
    /^ (?:branch|office|depot|clinic|campus|site|store|plant|works)\b|^['’]s \p{Ll}/u.test(behind)
  );
}

/** Somebody who "chairs" a body is its chair, and a past chair was its chair. */
function nounOf(title: string): string {
  const noun = title.replace(IS_PAST, "").replace(/^(?:an?|as|my|our|their) (?=\p{L})/iu, "");
  return /^(?:co-)?(?:chairs|heads|captains)$/u.test(noun) ? noun.replace(/s$/u, "") : noun;
}

const IS_PAST = /^(?:immediate past|past|former|erstwhile|ex|retired|outgoing)[ -]/iu;
