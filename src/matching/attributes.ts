import { cue, cueWords } from "../text/languages/cues.ts";
import type { PartialDate } from "../domain/claim.ts";
import { type SeenDetail, saw } from "../domain/seen-detail.ts";
import { findDates } from "../text/dates/dates.ts";
import { GRAMMARS } from "../text/languages/languages.ts";
import { ROLE_NOUN } from "../text/tokens/role-nouns.ts";
import { tellApart } from "../text/people/tell-apart.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { kinPattern } from "../text/people/people-words.ts";
import { type OrderedName } from "../text/people/ordered-name.ts";
import { countryCode, foldPlace, type Place, readPlace, regionCode } from "./regions.ts";
import { keyInText } from "./registers.ts";
import { rolesIn } from "./roles.ts";

/** What a text says about the person whose name it was read for. */
export interface Attributes {
  /** The forms of the name that occur, as written. */
  readonly names: readonly string[];
  readonly births: readonly PartialDate[];
  readonly deaths: readonly PartialDate[];
  /** Birth years computed from an age and a year in the text: accurate to within a year. */
  readonly birthsByAge: readonly number[];
  readonly places: readonly Place[];
  /** Role codes. */
  readonly roles: ReadonlySet<string>;
  readonly employers: readonly string[];
  readonly affiliations: readonly string[];
  /** Names of relatives, as written. */
  readonly kin: readonly string[];
  /** The text introduces them as somebody who learns or trains with a body, or once did. */
  readonly isLearner: boolean;
  /** The text has a word for people who learn or train. */
  readonly tellsOfLearners: boolean;
  /** Other people named. */
  readonly peers: readonly string[];
  /** Email addresses and register keys, as `kind:value`. */
  readonly keys: readonly string[];
  /** The words said about the person, folded, with a space at each end: known phrases are searched for in it. */
  readonly words: string;
  /** The text names people, but none with one of these names. */
  readonly aboutOthers: boolean;
  /**
   * Why the people in the text cannot be told apart: it is about two people with the name, or about a crowd. Empty if
   * they can.
   */
  readonly mixed: SeenDetail | null;
}

/**
 * Reads what a text says about the person with one of these `names`: years, ages, places, roles, parties, relatives and
 * keys, leaving out what is said about anybody else. `ownPage`: the text is known to be about that person; `written`:
 * the year it was written, if known. Bounded in time and in what it returns.
 */
export function readAttributes(
  text: string,
  names: readonly OrderedName[],
  ownPage = false,
  written?: number,
): Attributes {
  const told = tellApart(text, names, ownPage);
  const stretches = told.stretches.map(mendFigures);
  const words = foldWords(stretches.map((stretch) => stretch.replace(OF_RELATIVES, " ")).join(" "));
  const births = [...new Set(stretches.flatMap(readBirths))];
  const years = new Set(births.map((date) => date.slice(0, 4)));
  return {
    names: told.names,
    births,
    deaths: [...new Set(stretches.flatMap(readDeaths))],
    birthsByAge:
      births.length > 0 ? [] : stretches.flatMap((stretch, at) => readAges(stretch, stretches[at - 1] ?? "", written)),
    places: stretches.flatMap(readPlaces).slice(0, MAX_VALUES),
    roles: rolesIn(stretches.some((one) => HOUSE.test(one)) ? [...words, "representative"] : words),
    employers: stretches.flatMap(readEmployers).slice(0, MAX_VALUES),
    affiliations: stretches.flatMap(readAffiliation),
    kin: told.kin.slice(0, MAX_VALUES),
    isLearner: stretches.some((stretch) => INTRODUCED_AS_LEARNING.test(stretch) || isCalledYoung(stretch)),
    tellsOfLearners: LEARNERS.test(text),
    peers: told.peers.slice(0, MAX_VALUES),
    keys: stretches.flatMap(readKeys).slice(0, MAX_VALUES),
    words: ` ${words.join(" ")} `,
    aboutOthers: told.names.length === 0 && told.peers.length > 0,
    mixed: told.mixed ?? (years.size > 1 ? saw("bornTwice", ...[...years].slice(0, 3)) : null),
  };
}

/** "his grandson Corwin, of Globex Ltd": a body that describes a relative is not the person's. */
const OF_RELATIVES = new RegExp(
  `(?<!\\p{L})(?:${kinPattern()})s?(?:\\s\\p{Lu}[\\p{L}'’-]{1,30}){1,3},\\s(?:${cue("kin of")}|${cue("after a title")}|${cue("relative words")}|${cue("articles")})\\s[^,;.)]{1,200}`,
  "gu",
);

const MAX_VALUES = 64;
const HOUSE = /\bHouse of Representatives\b/u;

/** Corrects years in which an optical reader mistook digits for letters: "l948", "19S4". */
function mendFigures(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[l1I][\dlIOoSsB]{3}(?![\p{L}\p{N}])/gu, (word) =>
    /\d\D*\d/u.test(word)
      ? word.replace(/[lI]/gu, "1").replace(/[Oo]/gu, "0").replace(/[Ss]/gu, "5").replace(/B/gu, "8")
      : word,
  );
}

/** "born" and its equivalents in the languages that are read, also as optical readers misspell it. */
const BORN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[bh][o0](?:rn|m)(?![\\p{L}\\p{N}])|${cue("born")}|${cue("born elsewhere")}|\\*)(?!\\p{L})`,
  "giu",
);
const DIED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue("died")}|†)(?!\\p{L})`, "giu");

function readBirths(stretch: string): PartialDate[] {
  const dates: PartialDate[] = [];
  for (const cue of cuesIn(stretch, BORN)) {
    const date = dateNear(stretch.slice(cue.index + cue[0].length));
    if (date !== undefined) dates.push(date);
  }
  const birth = readLife(stretch)[0];
  if (birth !== undefined && dates.length === 0) dates.push(birth);
  return dates;
}

/** Ignores degrees: "LL.B., 1964" is not a birth. */
function cuesIn(stretch: string, cue: RegExp): RegExpExecArray[] {
  return [...stretch.matchAll(cue)].filter(
    (match) => !/^[BD]\.$/u.test(match[0]) && stretch.charAt(match.index - 1) !== ".",
  );
}

/** "(1843–1912)", "(1843)", "(* 1843)" or "(25 August 1945 – 3 May 2012)" right after the name: birth and death. */
function readLife(stretch: string): readonly (PartialDate | undefined)[] {
  const years = LIFE.exec(stretch);
  if (years !== null) return [years[1], years[2]];
  const [, from, to] = LIFE_DATES.exec(stretch) ?? [];
  return from === undefined || to === undefined ? [] : [dateNear(from), dateNear(to)];
}

const LIFE = /^\s*\(\s*(?:c\.\s*|\*\s*)?(1[5-9]\d\d|20\d\d)\s*(?:[-–—]\s*(?:(1[5-9]\d\d|20\d\d)\s*)?)?\)/u;
const LIFE_DATES = /^\s*\(([^()–—]{4,60}\d{4}[^()–—\d]{0,40})\s[-–—]\s([^()–—]{0,60}\d{4}[^()–—\d]{0,40})\)/u;

function readDeaths(stretch: string): PartialDate[] {
  const dates: PartialDate[] = [];
  for (const cue of cuesIn(stretch, DIED)) {
    const date = dateNear(stretch.slice(cue.index + cue[0].length));
    if (date !== undefined) dates.push(date);
  }
  const death = readLife(stretch)[1];
  if (death !== undefined && dates.length === 0) dates.push(death);
  return dates;
}

/**
 * The first date that follows, at the best precision any language reads it with: within 48 characters, or further if
 * only a place is in between ("born in Dayton, Montgomery County, Ohio, June 12, 1833").
 */
function dateNear(rest: string): PartialDate | undefined {
  const clause = rest.slice(0, 160).split(/[;)]|(?<!\b\p{Lu}\p{Ll}{0,3}|\d)\.\s+\p{Lu}/u)[0] ?? "";
  const beyond = NOT_PLACE_WORD.exec(clause.slice(48));
  const near = beyond === null ? clause : clause.slice(0, 48 + beyond.index);
  const year = /(?<![\d/.-])(1[5-9]\d\d|20\d\d)(?!\d)|(?<=[/.-])(1[5-9]\d\d|20\d\d)(?!\d)/u.exec(near);
  if (year === null) return undefined;
  let best: PartialDate = year[0];
  const around = near.slice(Math.max(0, year.index - 24), year.index + 16);
  if (!/\d\D+\d/u.test(around) && !/\p{L}/u.test(around)) return best;
  for (const { lang } of GRAMMARS) {
    const found = findDates(around, lang)[0]?.value;
    if (found !== undefined && found.length > best.length && found.startsWith(year[0])) best = found;
  }
  return best;
}

/** A word that cannot be part of a place: a year after it is about something else. */
const NOT_PLACE_WORD = new RegExp(`(?<![\\p{L}'’-])(?!(?:${cue("words of places")})(?!\\p{L}))\\p{Ll}+`, "u");

/** Not "since 2004": that does not say when the text was written. */
const A_YEAR = new RegExp(`(?<!\\d|(?<!\\p{L})(?:${cue("not when")})\\s+)(1[6-9]\\d\\d|20\\d\\d)(?!\\d)`, "iu");
const AGE = new RegExp(
  `(?<!\\p{L})(?:${cue("aged")})\\s+(\\d{2})(?!\\d|\\p{L})|(?<!\\d)(\\d{2})[- ]years?[- ]old|(?<!\\d)(\\d{2})\\s+(?:${cue("years old")})|^,\\s(\\d{2}),\\s`,
  "iu",
);

/** "In 2017 " at the end of what precedes the name. */
const YEAR_BEFORE = /(?<!\d)(1[6-9]\d\d|20\d\d),?\s*$/u;

/**
 * The year is next to the age or precedes the name: "In 2017 Anna Berg, aged 45, …". An age in an article is as of the
 * article's year, whatever other years it mentions: "Anna Berg, 41, won a prize in 2019".
 */
function readAges(stretch: string, before: string, written: number | undefined): number[] {
  const age = AGE.exec(stretch);
  const years = Number(age?.[1] ?? age?.[2] ?? age?.[3] ?? age?.[4] ?? 0);
  if (age === null || years < 16 || years > 99) return [];
  const when =
    written === undefined
      ? (A_YEAR.exec(stretch) ?? A_YEAR.exec(before))?.[0]
      : (YEAR_BEFORE.exec(before)?.[1] ?? written);
  return when === undefined ? [] : [Number(when) - years];
}

/** "Anna Berg, finance intern", "ANNA BERG, Class of 1974", "Anna Berg (pupil)": right behind the name. */
const INTRODUCED_AS_LEARNING = new RegExp(
  `^\\s?[,(–—-]\\s*(?:[\\p{L}’'-]{1,20}\\s){0,2}(?:${cue("introduced as learning")})(?!\\p{L})`,
  "iu",
);

/** "Anna Berg (17) aus", "Anna Berg, 17 anni,": younger than those who hold posts. */
function isCalledYoung(stretch: string): boolean {
  const age = Number(
    AGE_BEHIND_NAME.exec(stretch)
      ?.slice(1)
      .find((digits) => digits !== undefined),
  );
  return age >= MIN_YOUNG && age <= MAX_YOUNG;
}

const AGE_BEHIND_NAME = new RegExp(
  `^\\s?(?:\\((\\d{1,2})\\)|,\\s(?:(?:${cue("aged")})\\s)?(\\d{1,2})(?:\\s(?:${cue("years old")}))?,)`,
  "iu",
);
const [MIN_YOUNG, MAX_YOUNG] = [6, 19];

/** Whether a post is one of somebody who learns or trains: "finance intern". */
export function isLearnersPost(post: string): boolean {
  return LEARNERS_POST.test(post);
}

const LEARNERS_POST = new RegExp(`(?<!\\p{L})(?:${cue("introduced as learning")})(?!\\p{L})`, "iu");

/** One or several people who learn or train. */
const LEARNERS = new RegExp(`(?<!\\p{L})(?:${cue("introduced as learning")})(?:s|n|en|nen|e)?(?!\\p{L})`, "iu");

const CAPITALISED = new RegExp(
  `\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:${cue("small in places of birth")}|\\p{Lu}[\\p{L}'’.-]*))*`,
  "gu",
);
const POSTAL_SLOT = /(?:^|[/|,;]\s*|\t)([A-Z]{2})(?=\s*(?:[/|,;.]|$|\t|\d{5}))/gu;

/** Words that tie somebody to a town. */
const TIE = new RegExp(
  `(?:^\\s*(?:from|of)|(?<!\\p{L})(?:${cue("tied to a town")}))\\s+(\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2})`,
  "gu",
);

function readPlaces(stretch: string): Place[] {
  const places: Place[] = [];
  for (const slot of stretch.matchAll(POSTAL_SLOT)) {
    const region = regionCode((slot[1] ?? "").toLowerCase());
    if (region !== undefined) places.push({ text: slot[1] ?? "", region, country: region.slice(0, 2) });
  }
  const births = cuesIn(stretch, BORN).map(
    (cue) => [cue.index, cue.index + birthClauseLength(stretch.slice(cue.index, cue.index + 160))] as const,
  );
  for (const run of stretch.matchAll(CAPITALISED)) {
    const birth = births.some(([from, to]) => run.index > from && run.index < to);
    for (const place of placesIn(foldPlace(run[0]).split(" ").slice(0, 12)))
      places.push(birth ? { ...place, birth } : place);
  }
  for (const tie of stretch.matchAll(TIE)) {
    const place = readPlace(tie[1] ?? "");
    if (place.town !== undefined && !NOT_PLACES.test(place.text)) places.push(place);
  }
  return places;
}

/** How far the words about a birth extend: to its year, the end of a bracket or clause, or a verb. */
function birthClauseLength(rest: string): number {
  const cue = /^\P{L}*\p{L}+\.?/u.exec(rest)?.[0].length ?? 0;
  const end = /[;)]|(?<=\d{4})(?!\d)(?!\s+in\s)/u.exec(rest.slice(cue))?.index ?? 100;
  const verb = BIRTH_ENDS.exec(rest.slice(cue))?.index ?? 100;
  return cue + Math.min(end, verb);
}

const BIRTH_ENDS = new RegExp(`(?<!\\p{L})(?:${cue("ends a birth")})(?!\\p{L})`, "u");

/** States and countries among the words of one capitalised run, the longest first. */
function placesIn(words: readonly string[]): Place[] {
  const places: Place[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(4, words.length - from); length > 0; length--) {
      const phrase = words.slice(from, from + length).join(" ");
      const region = regionCode(phrase, false);
      const country = region?.slice(0, 2) ?? (phrase.length > 3 ? countryCode(phrase) : undefined);
      const next = words[from + length] ?? "";
      if (
        country === undefined ||
        phrase === "united states" ||
        NAMED_AFTER_PLACE.has(next) ||
        words[from - 1] === "george"
      )
        continue;
      places.push({ text: phrase, country, ...(region === undefined ? {} : { region }) });
      from += length - 1;
      break;
    }
  }
  return places;
}

/** "Washington County" and "Ohio University" do not name the state. */
const NAMED_AFTER_PLACE = cueWords("named after a place");

const NOT_PLACES = new RegExp(String.raw`\b(?:${cue("no part of a place")})\b`, "u");

/**
 * "works at Norden Press", "bei der Klinik Sonnenhof": at least two capitalised words after a word that ties somebody
 * to a firm.
 */
const EMPLOYED = new RegExp(
  `(?<!\\p{L})(?:${cue("employed")}|(?<before>\\p{L}+)\\s+(?:at|with))\\s+(?:the\\s+|der\\s+|dem\\s+)?[„«“"]?(\\p{Lu}[\\p{L}\\p{N}&'’-]*(?:\\s+(?:of\\s+|&\\s+)?\\p{Lu}[\\p{L}\\p{N}&'’-]*){1,4})`,
  "gu",
);

function readEmployers(stretch: string): string[] {
  return [...stretch.matchAll(EMPLOYED)]
    .filter(
      ({ groups }) =>
        groups?.["before"] === undefined ||
        ROLE_NOUN.test(groups["before"]) ||
        rolesIn(foldWords(groups["before"])).size > 0,
    )
    .map((match) => match[2] ?? "")
    .filter((name) => !/\b(?:University|College|School)\b/u.test(name));
}

function readAffiliation(stretch: string): string[] {
  const party =
    /\bparty:?\s+(\p{Lu}[\p{L}.-]*(?:\s+\p{Lu}[\p{L}.-]*)*)/u.exec(stretch) ??
    /((?<![\p{L}.-])\p{Lu}[\p{L}.-]*(?:\s+(?:and\s+)?\p{Lu}[\p{L}.-]*){0,8})\s+(?:politician|Party|party)\b/u.exec(
      stretch,
    ) ??
    /\b(?:elected|reelected|appointed|candidate|ran) as an? (\p{Lu}[\p{L}.-]*(?:\s+\p{Lu}[\p{L}.-]*)*)/u.exec(stretch);
  return party?.[1] === undefined ? [] : [party[1].replace(/\.$/u, "")];
}

function readKeys(stretch: string): string[] {
  const keys: string[] = [];
  for (const email of stretch.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu))
    keys.push(`email:${email[0].toLowerCase()}`);
  for (const key of stretch.matchAll(keyInText()))
    keys.push(`externalId:${(key[1] ?? "").toLowerCase()}:${key[2] ?? ""}`);
  return keys;
}
