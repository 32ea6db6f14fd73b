import type { EducationValue } from "../../domain/claim.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isCity } from "../places/cities.ts";
import { findPeriods, type Period } from "../dates/dates.ts";
import { withoutTown } from "../places/firm-of-town.ts";
import type { Cases, Grammar, Organisation, Post } from "../languages/grammar.ts";
import { isRegion } from "../places/places.ts";
import { HONORIFIC, HONORIFIC_ALONE } from "../tokens/names.ts";
import { ROLE_NOUN } from "../tokens/role-nouns.ts";
import { perGrammar } from "../languages/pattern.ts";

/** What stands behind a verb, its dates taken out (as many blanks in their place). */
export interface Argument {
  readonly text: string;
  readonly periods: readonly Period[];
}

export function argumentOf(text: string, grammar: Grammar): Argument {
  const periods = findPeriods(text, grammar.lang);
  let plain = text;
  for (const { from, to } of periods) plain = `${plain.slice(0, from)}${" ".repeat(to - from)}${plain.slice(to)}`;
  return { text: plain, periods };
}

/** A capitalised word, a number, an acronym or "&"; then more of them, joined by the small words of names. */
const CAP = "(?:[\\p{Lu}\\d][\\p{L}\\p{N}'’&.+/-]*(?:–\\p{Lu}[\\p{L}'’-]*)?|&)";
const QUOTED = '["„“«]\\s?([^"”“»„«]{2,80}?)\\s?["”“»]';
const LOWER_IN_NAME = `(?:${cue("small in schools")})`;

const QUOTED_AT_START = new RegExp(`^${QUOTED}`, "u");
const SMALL = `(?:${cue("small in honours")})`;
const SMALL_WORDS_AT_END = perGrammar((grammar) => `(?:\\s+(?:${grammar.inName}|&))+$`);
const BEFORE_TITLE = perGrammar(
  (grammar) =>
    `^[\\s,]*(?:(?:${grammar.adverbs})\\s+)*(?:(?:${grammar.as})\\s+)?(?:(?:${grammar.article})\\s*(?<=\\s|['’]))?`,
  "iu",
);
const BEFORE_EMPLOYER = perGrammar(
  (grammar) =>
    `(?<![\\p{L}\\p{N}])(?:${grammar.of})(?:\\s+|(?<=['’]))(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?(?=[\\p{Lu}"„“«])`,
  "gu",
);
const AFTER_AS = perGrammar(
  (grammar) =>
    `(?<!\\p{L})(?:${grammar.as})\\s+(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?([^,;.()]{3,80}?)(?=\\s+(?:${titleEnd(grammar)}|${cue("ends a post behind as")})(?!\\p{L})|\\s{2,}|[,;.(]|\\s*$)`,
);
/** What ends a title: the way to the employer or a place. */
function titleEnd(grammar: Grammar): string {
  return grammar.titleEnd ?? `${grammar.at}|${grammar.in === "" ? "(?!)" : grammar.in}`;
}

const DEGREE = perGrammar(
  (grammar) =>
    `(?<!\\p{L})(?:${grammar.degree})(?!\\p{L})(?:\\s+(?:in|of|en|de|d['’])\\s*(?=\\p{L})(?!\\p{L}{0,3}\\s?\\p{Lu}\\p{L}+\\s(?:University|Universität))[\\p{L} -]{3,40}?(?=\\s+(?:(?:from|at|an|in|von|en|por|à|de|presso|alla|al|nel|con|magna|summa)\\s|all['’])|[,.;]|\\s{2,}|\\s*$))?`,
);
const FIELD_EDGES = perGrammar((grammar) => `^(?:${grammar.article})\\s+|\\s+(?:${grammar.at})$`);
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

const compiled = new Map<string, Patterns>();

export function patternsOf(grammar: Grammar): Patterns {
  const known = compiled.get(grammar.lang);
  if (known !== undefined) return known;
  const small = `(?:${grammar.inName})(?:\\s+|(?<=['’]))`;
  const name = `${CAP}(?:\\s(?:${LOWER_IN_NAME}|(?:${small}){0,3}${CAP})){0,9}`;
  const article = `(?:(?:${grammar.article})(?:\\s+|(?<=['’])))?`;
  const patterns: Patterns = {
    organisation: new RegExp(
      `(?<![\\p{L}\\p{N}'’])(${grammar.at})(?:\\s+|(?<=['’]))(${article})(?:${QUOTED}|(${name}))`,
      "gu",
    ),
    institution: new RegExp(`(?<!\\p{L})(?:${grammar.institution})(?!\\p{L})`, "u"),
    role: grammar.roles === "" ? ROLE_NOUN : new RegExp(`(?<![\\p{L}-])(?:${grammar.roles})(?![\\p{L}])`, "u"),
    place: new RegExp(
      `(?<!\\p{L})(?:${grammar.in === "" ? "(?!)" : grammar.in})\\s+(?:${CAP}(?:[\\s-](?:(?:de|del|di|la|am|an der|sul|sur|upon|of) )?${CAP}){0,3})(?:,\\s(?:${CAP}(?:\\s${CAP}){0,2})){0,2}`,
      "u",
    ),
    name: new RegExp(`^${name}`, "u"),
  };
  compiled.set(grammar.lang, patterns);
  return patterns;
}

/** Words and endings that tell an organisation from a place or a person. */
export const ORGANISATION_WORD = new RegExp(
  `(?<!\\p{L})(?:GmbH|AG|KG|SE|e\\.V\\.|Inc|Ltd|LLC|LLP|PLC|Corp|S\\.?A\\.?(?:S\\.?|U\\.?)?|S\\.?L\\.?|SARL|SAS|UAB|AB|VšĮ|S\\.p\\.A\\.?|S\\.r\\.l\\.?|CNRS|CSIC|NASA|ESA|CERN|${cue("organisations")})(?!\\p{L})`,
  "u",
);

/** Prepositions that a place can follow as well as an employer. */
const WEAK = new RegExp(`^(?:${cue("weak prepositions")})$`, "iu");
const NOT_A_NAME = wordOf("alone no name");

function isNoName(text: string): boolean {
  return NOT_A_NAME.test(text) || HONORIFIC_ALONE.test(text);
}

/** Somebody's title before their name: "clerked for Judge Alan Hart". */
const PERSON = new RegExp(
  `^(?:${HONORIFIC}|${cue("offices before names")})\\s(?!of\\s)\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}[\\p{L}.]*)*$`,
  "u",
);

/** The first employer or school behind one of its prepositions; a bare place is none. */
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
    if (weak && !worded && !(several && /^(?:en|al?|im|am|dans|alla|all['’]|per(?: .*)?)$/iu.test(match[1] ?? "")))
      continue;
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

/** "Ambulance Victoria's Geelong branch": who works in a part works for the whole. */
function ofTheWhole(name: string, behind: string): string {
  return PART.test(behind) ? name.replace(/['’]s\s[^'’]+$/u, "") : name;
}

const PART =
  /^\s(?:branch|offices?|region|division|department|panel|plant|campus|bureau|desk|ward|depot|site|team|network)(?!\p{L})/u;

/** Cuts a name's end: "Acme Lenses." and "Acme in". An "and" joins names only behind an "of": "Acme and Globex" are two. */
function tidyName(raw: string, grammar: Grammar): string | undefined {
  let name = raw
    .replace(/(?<!\.|\b(?:Inc|Co|Ltd|Corp|Bros|S\.A|S\.L|S\.p\.A|S\.r\.l|e\.V|St|\p{Lu}))\.+$/u, "")
    .replace(/['’]s?$/u, "");
  const and = /\s(?:and|und|y|e|et|ir)\s/u.exec(name);
  if (and !== null && !/\s(?:of|for|für|de|des|du|del|der|di|della|degli)\s/u.test(name.slice(0, and.index)))
    name = name.slice(0, and.index);
  name = name.replace(SMALL_WORDS_AT_END(grammar), "").trim();
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

/** The first place behind its preposition. */
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

/** Departments and fields: what follows "of" in a title, but is no employer. */
const FIELD =
  /^(?:Marketing|Sales|Research|Engineering|Operations|Finance|Product|Products|Technology|Communications?|Design|Human|Development|Strategy|Education|Physics|Chemistry|Biology|Mathematics|Medicine|Law|History|Philosophy|Economics|Music|Literature|Computer|Public|Business|Information|Data|Staff|Science|Sciences|People|Growth|Security|Software|Quality|Legal|Policy|Programs?|Research|Astronomy|Geology|Philology|Linguistics|Psychology|Sociology|Art|Arts|Theology|Year|Month|Board|Physik|Chemie|Biologie|Mathematik|Medizin|Informatik|Geschichte|Optik an|Recht|Wirtschaft|Kunst|Musik|Ricerca|Vendite|Produzione|Comunicazione|Fisica|Chimica|Matematica|Storia|Diritto|Economia)\b/u;

/** "director of research at Acme Lenses in Hamburg", "Leiterin der Optik bei der Brückner GmbH": title, then employer. */
export function postIn(text: string, grammar: Grammar): Post | undefined {
  if (grammar.cases !== undefined) return postByCase(text, grammar, grammar.cases);
  const head = text.replace(BEFORE_TITLE(grammar), "");
  const offset = text.length - head.length;
  const { role } = patternsOf(grammar);
  for (const organisation of candidates(head, grammar)) {
    const before = head.slice(0, organisation.from).trimEnd();
    const title = cleanTitle(before, role);
    if (title !== undefined)
      return {
        title,
        organisation: { ...organisation, from: organisation.from + offset, to: organisation.to + offset },
      };
  }
  return undefined;
}

/** Employers behind "at" before those behind "of". */
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
    if (
      isCity(found) &&
      !/(?:mayor|Bürgermeister|alcalde|maire|sindac[oa]|Oberbürgermeister)/iu.test(text.slice(0, match.index))
    )
      continue;
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

/** Political bodies are no employers, and what a person believes is nobody's to collect. */
const PARTY = new RegExp(`(?<!\\p{L})(?:${cue("parties and churches")})(?!\\p{L})`, "u");
/** A relation to somebody, and belonging to a body, are no posts. */
const NO_POST = new RegExp(
  `(?<!\\p{L})(?:grand)?(?:${cue("relations")})(?!\\p{L})|^(?:a )?(?:founding )?(?:${cue("only members")})$`,
  "u",
);
const TITLE_STOP = new RegExp(`(?:[;:()]|\\s(?:${cue("no title")})\\s)`, "u");

function cleanTitle(before: string, role: RegExp): string | undefined {
  const title = before
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, "")
    .replace(/^for\s(?:\p{Ll}+\s){1,4}(?:years|decades|months)\s(?:an?\s|the\s)?/u, "")
    .replace(/(?<!\s)\s+(?:tätig|beschäftigt|angestellt)$/u, "");
  // "is a Chartered Accountant and a member of": two posts, the latter of which is there.
  const of = title.split(/\s(?:and|&)\s(?:an?|the)\s(?=\p{L})/u).at(-1) ?? title;
  if (of !== title) return cleanTitle(of, role);
  if (title === "" || title.length > 90 || title.split(/\s+/u).length > 9 || TITLE_STOP.test(` ${title} `))
    return undefined;
  if (!role.test(title) || /\d{3}/u.test(title) || NO_POST.test(title)) return undefined;
  const parts = title.split(/,\s*/u);
  return parts.length > 2 ? undefined : title;
}

function postByCase(text: string, grammar: Grammar, cases: Cases): Post | undefined {
  const organisation = organisationIn(text, grammar);
  const title = cases.titleIn(text, grammar);
  return organisation && { organisation, ...(title === undefined ? {} : { title }) };
}

/** A title that stands alone, without its employer. */
export function titleIn(text: string, grammar: Grammar): string | undefined {
  if (grammar.cases !== undefined) return grammar.cases.titleIn(text, grammar);
  const head = text.replace(BEFORE_TITLE(grammar), "");
  return cleanTitle(/^[^,;.()]{2,80}/u.exec(head)?.[0] ?? "", patternsOf(grammar).role);
}

/** A title behind "as", wherever it stands: "worked at Acme as a lens grinder". */
export function titleAfterAs(text: string, grammar: Grammar): string | undefined {
  if (grammar.cases !== undefined) return postByCase(text, grammar, grammar.cases)?.title;
  const match = AFTER_AS(grammar).exec(text);
  const title = match?.[1]?.trim();
  return title === undefined ? undefined : cleanTitle(title, patternsOf(grammar).role);
}

/** School, degree and years behind a verb of learning. */
export function schoolingIn(verb: string, argument: Argument, grammar: Grammar): EducationValue | undefined {
  const text = `${/^(?:attended|besuchte|a fréquenté|absolvierte|ha frequentato|ho frequentato|frequentò)/u.test(verb) ? grammar.schoolBy : ""}${argument.text}`;
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
  if (named !== undefined && !/^degrees?$/u.test(named)) return named;
  if (/promovierte|doctoró/u.test(verb)) return verb.replace(/^se /u, "");
  const field = text
    .slice(0, schoolFrom)
    .replace(/^\s*(?:en|in|de|la|le|il|gli)\s+(?=\p{L})/u, "")
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, "")
    .replace(FIELD_EDGES(grammar), "");
  if (/^(?:from|with|in|an|der)$|^(?:as|at|for)\s|^(?:an?\s)?degrees?(?:\s|$)/u.test(field) || field === "")
    return /graduat|graduó|baigė|diplôm|laureat|diplomat/u.test(verb)
      ? verb.replace(/^(?:has|se|est|si è|è) /u, "")
      : undefined;
  return /^[\p{L} -]{3,50}$/u.test(field) && field.split(" ").length <= 5 ? field : undefined;
}

/** The award's name, as capitalised words around its noun, or in quotation marks. */
export function awardIn(text: string, grammar: Grammar): string | undefined {
  const capitalised = AWARD(grammar).exec(text);
  const quoted = QUOTED_AWARD(grammar).exec(text);
  if (grammar.cases !== undefined) return grammar.cases.awardIn(text, quoted);
  const found = quoted?.[0] ?? capitalised?.[1];
  if (found === undefined) return undefined;
  const award = found.trim().replace(/(?<!\b\p{Lu})\.$/u, "");
  return /\s/u.test(award) || /^[^\p{Lu}]*\p{Lu}.*(?:[Pp]reis|[Mm]edaille|[Oo]rden|verdienstkreuz)/u.test(award)
    ? award
    : undefined;
}
