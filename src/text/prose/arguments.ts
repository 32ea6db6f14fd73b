import type { EducationValue } from "../../domain/claim.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isCity } from "../places/cities.ts";
import { findPeriods, type Period } from "../dates/dates.ts";
import { withoutTown } from "../places/firm-of-town.ts";
import type { Cases, Grammar, Organisation, PostAtBody } from "../languages/grammar.ts";
import { isRegion } from "../places/places.ts";
import { HONORIFIC, HONORIFIC_ALONE } from "../tokens/names.ts";
import { ROLE_NOUN } from "../tokens/role-nouns.ts";
import { perGrammar, perLanguage } from "../languages/per-language.ts";

/** What follows a verb, with its dates replaced by as many blanks. */
export interface VerbArgument {
  readonly text: string;
  readonly periods: readonly Period[];
}

export function argumentOf(text: string, grammar: Grammar): VerbArgument {
  const periods = findPeriods(text, grammar.lang);
  let plain = text;
  for (const { from, to } of periods) plain = `${plain.slice(0, from)}${" ".repeat(to - from)}${plain.slice(to)}`;
  return { text: plain, periods };
}

/** A capitalised word, a number, an acronym or "&", and then more of them, joined by the small words of names. */
const CAP = "(?:[\\p{Lu}\\d][\\p{L}\\p{N}'’&.+/-]*(?:–\\p{Lu}[\\p{L}'’-]*)?|&)";
const QUOTED = '["„“«]\\s?([^"”“»„«]{2,80}?)\\s?["”“»]';
const LOWER_IN_NAME = `(?:${cue("small in schools")})`;

/** "the Glasgow law [firm Brandt & Loos]": what kind of organisation its name is that of. */
const KIND_OF_FIRM = `(?:\\p{Lu}\\p{Ll}{2,20}\\s)?(?:\\p{Ll}[\\p{Ll}-]{1,20}\\s){0,2}(?:${cue("kinds of firms")})\\s`;

const QUOTED_AT_START = new RegExp(`^${QUOTED}`, "u");
const SMALL = `(?:${cue("small in honours")})`;
/** Read backwards from the end, so that a row of small words is read once and not from each of them. */
const SMALL_WORDS_AT_END = perGrammar((grammar) => `$(?<=(?<words>(?:\\s+(?:${grammar.inName}|&))+))`);
const BEFORE_TITLE = perGrammar(
  (grammar) =>
    `^[\\s,]*(?:(?:${grammar.adverbs})\\s+)*(?:(?:${grammar.as})\\s+)?(?:(?:${grammar.article})\\s*(?<=\\s|['’]))?`,
  "iu",
);
const BEFORE_EMPLOYER = perGrammar(
  (grammar) =>
    `(?<![\\p{L}\\p{N}])(?:${grammar.of})(?:\\s+|(?<=['’]))(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?(?:${KIND_OF_FIRM})?(?=[\\p{Lu}"„“«])`,
  "gu",
);
const AFTER_AS = perGrammar(
  (grammar) =>
    `(?<!\\p{L})(?:${grammar.as})\\s+(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?([^,;.()]{3,80}?)(?=\\s+(?:${titleEnd(grammar)}|${cue("ends a post behind as")})(?!\\p{L})|\\s{2,}|[,;.(]|\\s*$)`,
);
/** What ends a title: the words that lead to the employer or a place. */
function titleEnd(grammar: Grammar): string {
  return grammar.titleEnd ?? `${grammar.at}|${grammar.in === "" ? "(?!)" : grammar.in}`;
}

const DEGREE = perGrammar(
  (grammar) =>
    `(?<!\\p{L})(?:${grammar.degree})(?!\\p{L})(?:\\s\\(\\p{L}{1,8}\\.?\\))?(?:\\s+(?:${cue("of subjects")})\\s*(?=\\p{L})(?!\\p{L}{0,3}\\s?\\p{Lu}\\p{L}+\\s(?:${cue("universities")}))[\\p{L} -]{3,40}?(?=\\s+(?:${cue("ends a subject")})(?:\\s|(?<=['’]))|[,.;]|\\s{2,}|\\s*$))?`,
);
const FIELD_EDGES = perGrammar((grammar) => `^(?:${grammar.article})\\s+|(?<!\\s)\\s+(?:${grammar.at})$`);
const AWARD = perGrammar(
  (grammar) =>
    `(?<!\\p{L})((?:${CAP}\\s(?:${SMALL}\\s){0,2}){0,6}(?:${grammar.award})(?:(?:\\s${SMALL}){0,2}\\s?${CAP}){0,6})(?!\\p{L})`,
);
const QUOTED_AWARD = perGrammar((grammar) => `(?:${grammar.award})\\s${QUOTED}|${QUOTED}\\s(?=(?:${grammar.award}))`);

interface Patterns {
  readonly organisation: RegExp;
  readonly institution: RegExp;
  readonly role: RegExp;
  readonly place: RegExp;
  readonly name: RegExp;
}

export const patternsOf = perLanguage((grammar: Grammar): Patterns => {
  const small = `(?:${grammar.inName})(?:\\s+|(?<=['’]))`;
  const name = `${CAP}(?:\\s(?:${LOWER_IN_NAME}|(?:${small}){0,3}${CAP})){0,9}`;
  const article = `(?:(?:${grammar.article})(?:\\s+|(?<=['’]))(?:${KIND_OF_FIRM})?)?`;
  return {
    organisation: new RegExp(
      `(?<![\\p{L}\\p{N}'’])(${grammar.at})(?:\\s+|(?<=['’]))(${article})(?:${QUOTED}|(${name}))`,
      "gu",
    ),
    institution: new RegExp(`(?<!\\p{L})(?:${grammar.institution})(?!\\p{L})`, "u"),
    role: grammar.roles === "" ? ROLE_NOUN : new RegExp(`(?<![\\p{L}-])(?:${grammar.roles})(?![\\p{L}])`, "u"),
    place: new RegExp(
      `(?<!\\p{L})(?:${grammar.in === "" ? "(?!)" : grammar.in})\\s+(?:${CAP}(?:[\\s-](?:(?:${cue("small in places")}) )?${CAP}){0,3})(?:,\\s(?:${CAP}(?:\\s${CAP}){0,2})){0,2}`,
      "u",
    ),
    name: new RegExp(`^${name}`, "u"),
  };
});

/** Words and endings that distinguish an organisation from a place or a person. */
export const ORGANISATION_WORD = new RegExp(
  `(?<!\\p{L})(?:${cue("legal forms")}|${cue("bodies by their letters")}|${cue("organisations")})(?!\\p{L})`,
  "u",
);

/** Prepositions that can precede a place as well as an employer. */
const WEAK = new RegExp(`^(?:${cue("weak prepositions")})$`, "iu");
const NOT_A_NAME = wordOf("alone no name");

function isNoName(text: string): boolean {
  return NOT_A_NAME.test(text) || HONORIFIC_ALONE.test(text);
}

/** A title before a person's name: "clerked for Judge Alan Hart". */
const PERSON = new RegExp(
  `^(?:${HONORIFIC}|${cue("offices before names")})\\s(?!of\\s)\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}[\\p{L}.]*)*$`,
  "u",
);

/** The first employer or school after one of its prepositions; a bare place does not count. */
export function organisationIn(text: string, grammar: Grammar, wantsSchool = false): Organisation | undefined {
  if (grammar.cases !== undefined) return grammar.cases.organisationIn(text, grammar, wantsSchool);
  const { organisation, institution } = patternsOf(grammar);
  for (const match of text.matchAll(organisation)) {
    const quoted = match[3];
    const behind = text.slice(match.index + match[0].length);
    const raw = ofTheWhole((quoted ?? match[4] ?? "").trim(), behind);
    const name = tidyName(raw, grammar);
    if (name === undefined || isNoName(name) || PERSON.test(name)) continue;
    const known = institution.test(name) || (quoted === undefined && /^[A-Z]{3,6}$/u.test(name));
    if (wantsSchool && !known) continue;
    const worded = known || ORGANISATION_WORD.test(name) || quoted !== undefined;
    if (!known && (isRegion(name) || isCity(name) || PARTY.test(name) || (FIELD.test(name) && !/\s/u.test(name))))
      continue;
    const weak = WEAK.test((match[1] ?? "").trim());
    const several = /\s/u.test(name) || /^\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(name);
    if (weak && !worded && !(several && BEFORE_LONG_NAME.test(match[1] ?? ""))) continue;
    const to =
      match.index +
      match[0].length -
      (raw.length - name.length > 0 && quoted === undefined ? raw.length - name.length : 0);
    const location = locationAfter(text.slice(to), grammar);
    return {
      name: properName(withoutTown(name), grammar),
      from: match.index,
      to,
      ...(location === undefined ? {} : { location }),
    };
  }
  return undefined;
}

/** "Ambulance Victoria's Geelong branch": somebody who works in a part works for the whole. */
function ofTheWhole(name: string, behind: string): string {
  return PART.test(behind) ? name.replace(/['’]s\s[^'’]+$/u, "") : name;
}

const PART = new RegExp(`^\\s(?:${cue("parts of an employer")})(?!\\p{L})`, "u");

/**
 * Trims the end of a name: "Acme Lenses." and "Acme in". An "and" joins names only after an "of": "Acme and Globex"
 * are two.
 */
function tidyName(raw: string, grammar: Grammar): string | undefined {
  let name = raw.replace(LAST_STOPS, "").replace(/['’]s?$/u, "");
  const and = AND.exec(name);
  if (and !== null && !OF_JOINED.test(name.slice(0, and.index))) name = name.slice(0, and.index);
  const { words = "" } = SMALL_WORDS_AT_END(grammar).exec(name)?.groups ?? {};
  name = name.slice(0, name.length - words.length).trim();
  return name.length < 2 || name.length > 120 || /^\d+$/u.test(name) ? undefined : name;
}

function properName(name: string, grammar: Grammar): string {
  return grammar.properName?.(name) ?? name;
}

function locationAfter(text: string, grammar: Grammar): string | undefined {
  const { place } = patternsOf(grammar);
  const match = place.exec(text.slice(0, 80));
  if (match !== null && /^\s*$/u.test(text.slice(0, match.index))) return placeName(match[0]);
  const comma = /^,\s(\p{Lu}[\p{L}'’-]+)(?=$|[,.;)]|\s*$)/u.exec(text);
  const city = comma?.[1];
  return city !== undefined && (isRegion(city) || isCity(city)) ? city : undefined;
}

/** The first place after its preposition. */
export function placeIn(text: string, grammar: Grammar): string | undefined {
  if (grammar.cases !== undefined) return grammar.cases.placeIn(text);
  const match = patternsOf(grammar).place.exec(text);
  return match === null ? undefined : placeName(match[0]);
}

function placeName(match: string): string | undefined {
  const written = match.replace(/^\p{Ll}+(?:\s\p{Ll}+)*\s+/u, "").trim();
  const place =
    isRegion(written.split(", ").at(-1) ?? "") && /,/u.test(written)
      ? written.replace(/(?<=\p{Ll}{5})\.$/u, "")
      : written.replace(/\.$/u, "");
  return place.length < 2 || /\d/u.test(place) ? undefined : place;
}

/** Departments and fields: they follow "of" in a title, but are not employers. */
const FIELD = new RegExp(`^(?:${cue("fields")})\\b`, "u");

/** "director of research at Acme Lenses in Hamburg", "Leiterin der Optik bei der Brückner GmbH": title, then employer. */
export function postIn(text: string, grammar: Grammar): PostAtBody | undefined {
  if (grammar.cases !== undefined) return postByCase(text, grammar, grammar.cases);
  const head = text.replace(BEFORE_TITLE(grammar), "");
  const offset = text.length - head.length;
  const { role } = patternsOf(grammar);
  for (const organisation of candidates(head, grammar)) {
    const title = cleanTitle(behindOtherBody(head.slice(0, organisation.from).trimEnd(), grammar), role);
    if (title !== undefined)
      return {
        title,
        organisation: { ...organisation, from: organisation.from + offset, to: organisation.to + offset },
      };
  }
  return undefined;
}

/**
 * "professeure à l'université de Brisemont et chercheuse [au CNRS]": what follows another organisation and an "and".
 */
function behindOtherBody(before: string, grammar: Grammar): string {
  const { role } = patternsOf(grammar);
  const last = before.split(PARTING(grammar)).at(-1) ?? before;
  const rest = before.slice(0, before.length - last.length);
  return BODY(grammar).test(rest) && role.test(rest) && role.test(last) ? last : before;
}

const BODY = perGrammar((grammar) => `(?<!\\p{L})(?:${grammar.institution})(?!\\p{L})`, "iu");
const PARTING = perGrammar((grammar) => `\\s(?:${grammar.and})\\s`);

/** Employers after "at", then those after "of". */
function* candidates(text: string, grammar: Grammar): Generator<Organisation> {
  const at = organisationIn(text, grammar);
  if (at !== undefined) yield at;
  const { name } = patternsOf(grammar);
  const of = BEFORE_EMPLOYER(grammar);
  for (const match of text.matchAll(of)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from);
    const quoted = QUOTED_AT_START.exec(rest);
    const found = quoted?.[1] ?? tidyName(name.exec(rest)?.[0] ?? "", grammar);
    if (found === undefined || FIELD.test(found) || PARTY.test(found) || isRegion(found) || isNoName(found)) continue;
    if (isCity(found) && !HEADS_TOWN.test(text.slice(0, match.index))) continue;
    const to = from + (quoted?.[0].length ?? found.length);
    const location = locationAfter(text.slice(to), grammar);
    yield {
      name: properName(withoutTown(found), grammar),
      from: match.index,
      to,
      ...(location === undefined ? {} : { location }),
    };
  }
}

/** Political organisations are not read as employers: what a person believes is not ours to collect. */
const PARTY = new RegExp(`(?<!\\p{L})(?:${cue("parties and churches")})(?!\\p{L})`, "u");
/** A relation to somebody and membership of an organisation are not posts. */
const NO_POST = new RegExp(
  `(?<!\\p{L})(?:grand)?(?:${cue("relations")})(?!\\p{L})|^(?:a )?(?:founding )?(?:${cue("only members")})$`,
  "u",
);
const TITLE_STOP = new RegExp(`(?:[;:()]|\\s(?:${cue("no title")})\\s)`, "u");

function cleanTitle(before: string, role: RegExp): string | undefined {
  const title = before
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, "")
    .replace(HOW_LONG, "")
    .replace(EMPLOYED_AS, "");
  // "is a Chartered Accountant and a member of": two posts, only the second of which is held there.
  const of = title.split(SECOND_POST).at(-1) ?? title;
  if (of !== title) return cleanTitle(of, role);
  if (title === "" || title.length > 90 || title.split(/\s+/u).length > 9 || TITLE_STOP.test(` ${title} `))
    return undefined;
  if (!role.test(title) || /\d{3}/u.test(title) || NO_POST.test(title)) return undefined;
  const parts = title.split(/,\s*/u);
  return parts.length > 2 ? undefined : title;
}

function postByCase(text: string, grammar: Grammar, cases: Cases): PostAtBody | undefined {
  const organisation = organisationIn(text, grammar);
  const title = cases.titleIn(text, grammar);
  return organisation && { organisation, ...(title === undefined ? {} : { title }) };
}

/** A title alone, without its employer. */
export function titleIn(text: string, grammar: Grammar): string | undefined {
  if (grammar.cases !== undefined) return grammar.cases.titleIn(text, grammar);
  const head = text.replace(BEFORE_TITLE(grammar), "");
  return cleanTitle(/^[^,;.()]{2,80}/u.exec(head)?.[0] ?? "", patternsOf(grammar).role);
}

/** A title after "as", wherever it stands: "worked at Acme as a lens grinder". */
export function titleAfterAs(text: string, grammar: Grammar): string | undefined {
  if (grammar.cases !== undefined) return postByCase(text, grammar, grammar.cases)?.title;
  const match = AFTER_AS(grammar).exec(text);
  const title = match?.[1]?.trim();
  return title === undefined ? undefined : cleanTitle(title, patternsOf(grammar).role);
}

/** School, degree and years after a verb of learning. */
export function schoolingIn(verb: string, argument: VerbArgument, grammar: Grammar): EducationValue | undefined {
  const text = `${ATTENDS.test(verb) ? grammar.schoolBy : ""}${argument.text}`;
  const school = organisationIn(text, grammar, true);
  if (school === undefined) return undefined;
  const degree = degreeIn(verb, text, school.from, grammar);
  return {
    ...(degree === undefined ? {} : { degree }),
    school: school.name,
    ...(school.location === undefined ? {} : { location: school.location }),
  };
}

/** The degree that a text names, with its subject. */
export function degreeNamed(text: string, grammar: Grammar): string | undefined {
  return grammar.cases === undefined ? DEGREE(grammar).exec(text)?.[0].trim() : grammar.cases.degreeIn(text);
}

function degreeIn(verb: string, text: string, schoolFrom: number, grammar: Grammar): string | undefined {
  const named = degreeNamed(text, grammar);
  if (named !== undefined && !BARE_DEGREE.test(named)) return named;
  if (TOOK_DOCTORATE.test(verb)) return verb.replace(AUXILIARY, "");
  const field = text
    .slice(0, schoolFrom)
    .replace(BEFORE_SUBJECT, "")
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, "")
    .replace(FIELD_EDGES(grammar), "");
  if (NO_SUBJECT.test(field) || field === "") return TOOK_DEGREE.test(verb) ? verb.replace(AUXILIARY, "") : undefined;
  return /^[\p{L} -]{3,50}$/u.test(field) && field.split(" ").length <= 5 ? field : undefined;
}

/** The name of the award: capitalised words around its noun, or words in quotation marks. */
export function awardIn(text: string, grammar: Grammar): string | undefined {
  const capitalised = AWARD(grammar).exec(text);
  const quoted = QUOTED_AWARD(grammar).exec(text);
  if (grammar.cases !== undefined) return grammar.cases.awardIn(text, quoted);
  const found = quoted?.[0] ?? capitalised?.[1];
  if (found === undefined) return undefined;
  const award = found
    .trim()
    .replace(/(?<!\b\p{Lu})\.$/u, "")
    .replace(BEFORE_AWARD(grammar), "");
  return /\s/u.test(award) || HONOUR_IN_ONE_WORD.test(award) ? award : undefined;
}

/**
 * "[ricevuto a] Pontelungo il Premio Carta Viva": the honour begins with an article, and the words before it are
 * where it was given.
 */
const BEFORE_AWARD = perGrammar(
  (grammar) => `^.+\\s(?:${grammar.article})(?:\\s+|(?<=['’]))(?=(?:${grammar.award})(?!\\p{L}))`,
);

const BEFORE_LONG_NAME = new RegExp(`^(?:${cue("weak before a long name")})$`, "iu");

/** Full stops at the end of a name that belong to its sentence. */
const LAST_STOPS = new RegExp(`(?<!\\.|\\b(?:${cue("names end cut short")}|\\p{Lu}))\\.+$`, "u");

const AND = new RegExp(`\\s(?:${cue("ands of names")})\\s`, "u");

const OF_JOINED = new RegExp(`\\s(?:${cue("before joined parts")})\\s`, "u");

const HEADS_TOWN = new RegExp(`(?:${cue("heads of towns")})`, "iu");

const HOW_LONG = new RegExp(`^(?:${cue("time before a post")})`, "u");

const EMPLOYED_AS = new RegExp(`(?<!\\s)\\s+(?:${cue("participles behind a post")})$`, "u");

const SECOND_POST = new RegExp(`\\s(?:${cue("second post")})\\s(?=\\p{L})`, "u");

const ATTENDS = new RegExp(`^(?:${cue("attends")})`, "u");

const TOOK_DOCTORATE = new RegExp(`${cue("took a doctorate")}`, "u");

const TOOK_DEGREE = new RegExp(`${cue("took a degree")}`, "u");

const AUXILIARY = new RegExp(`^(?:${cue("auxiliaries of studies")}) `, "u");

const BEFORE_SUBJECT = new RegExp(`^\\s*(?:${cue("before a subject")})\\s+(?=\\p{L})`, "u");

const NO_SUBJECT = new RegExp(`^(?:${cue("no subject")})`, "u");

const BARE_DEGREE = wordOf("bare degrees");

const HONOUR_IN_ONE_WORD = new RegExp(`^[^\\p{Lu}]*\\p{Lu}.*(?:${cue("honours joined")})`, "u");
