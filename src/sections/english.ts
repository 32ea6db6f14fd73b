import { readWordList } from "../lists/word-list.ts";
import { english } from "./english-words.ts";
import { cue } from "../text/languages/cues.ts";
/** English grammar of posts, employers and places, as newspapers write them (after the style guides of the Guardian and the AP). */

import { termsOf } from "../text/languages/in-english.ts";
import { LANGUAGES, lexiconFor, WORDED } from "../text/languages/languages.ts";

/**
 * `a` or `an` before a title, by its first sound; nothing before a title that only one person holds, which the words `behind` it may show.
 * An article that the source `writes` overrides every rule: "a governor of", "the examinations secretary of".
 */
export function withArticle(title: string, behind = "", writes?: "a" | "the"): string {
  if (isForeign(title)) return title;
  const noun = inSentence(title);
  // "chair and founder" as "chair".
  const [leading = noun] = noun.split(" and ");
  const isOne = ONE_HOLDER.test(noun) || ONE_HOLDER.test(leading) || NAMED_CHAIR.test(noun) || /^the /iu.test(noun);
  if (writes === "the" && !isOne && !FIRST_EVER.test(noun)) return `the ${noun}`;
  if (writes === "a" && /^(?:co-)?(?:governor|director|chair|secretary|dean|head)\b/iu.test(noun)) return `a ${noun}`;
  if (
    isOne ||
    ONE_OFFICE.test(`${noun}${behind}`) ||
    /^(?:(?:artistic|executive|medical|music|scientific|technical) )?director of\b/u.test(`${noun}${behind}`)
  )
    return noun;
  if (FIRST_EVER.test(noun)) return `the ${noun}`;
  const letters = /^\p{Lu}{2,}\b/u.exec(noun)?.[0];
  if (letters !== undefined && ACRONYM.test(letters)) return `${/^[AEFHILMNORSX]/u.test(letters) ? "an" : "a"} ${noun}`;
  return `${/^(?:[aeio]|honorary\b|honou?red\b|heir\b|hourly\b|u(?!n[i]|s|\.?s\b|ser|til))/i.test(noun) && !/^(?:one|u\.s\.)/i.test(noun) ? "an" : "a"} ${noun}`;
}

/**
 * "Directora de Operaciones", "Redaktor naczelny": a title in another language is left as it is. Recognised by letters and small words, or
 * by an ending that no English noun for a post has, if none of its words is English. If the source's language is known, a title is English
 * if each word is, or is a small word that no other language has.
 */
export function isForeign(title: string, lang?: string): boolean {
  const words = title.split(/[\s,/-]+/u).filter((word) => word !== "");
  if (lang !== undefined && lang !== "en")
    return !words.some((word) => /^(?:of|for|the|and)$/iu.test(word)) && !words.every(isEnglish);
  if (words.some((word) => TITLE_WORDS.has(word.toLowerCase()) && word.length > 2 && !SHARED_WORDS.test(word)))
    return false;
  if (FOREIGN.test(title) || FOREIGN_ENDING.test(words[0] ?? "")) return true;
  return (
    lang === undefined &&
    !words.some((word) => isEnglish(word) || isRoleIn("en", word)) &&
    WORDED.some((language) => words.every(isPostIn(language.lang)))
  );
}

/** "starszy asystent", "Busunternehmer": a language's words for posts, whatever they begin with, and their modifiers. */
function isPostIn(lang: string): (word: string) => boolean {
  const lexicon = lexiconFor(lang);
  return (word) =>
    isRoleIn(lang, word) ||
    (lexicon?.isListed(word.toLowerCase()) === true && lexicon.classesOf(word.toLowerCase()).has("ROLEMOD"));
}

/** Whether a language has the word as a post; "notary" begins like one in several, but others are translated by it. */
function isRoleIn(lang: string, word: string): boolean {
  if (lang !== "en" && translations().has(word.toLowerCase())) return false;
  return lexiconFor(lang)?.classesOf(word.toLowerCase()).has("ROLE") === true;
}

let inEnglish: ReadonlySet<string> | undefined;

/** The words by which posts in other languages are translated. */
function translations(): ReadonlySet<string> {
  inEnglish ??= new Set(
    LANGUAGES.flatMap((each) =>
      each.inEnglish === undefined ? [] : [...termsOf(each.inEnglish).POST.values()],
    ).flatMap((posts) => posts.toLowerCase().split(/[^\p{L}'’-]+/u)),
  );
  return inEnglish;
}

/** An English word used in titles, an acronym or a number. */
export function isEnglish(word: string): boolean {
  return isOfWork(word) || lexiconFor("en")?.isListed(word.toLowerCase()) === true || /^[\p{Lu}\d&.]+$/u.test(word);
}

/** Words that titles have both in English and in another language. */
const SHARED_WORDS = new RegExp(`^(?:${cue("titles of many languages")})$`, "iu");
const FOREIGN = new RegExp(`${cue("small words of no English")}|^[^\\p{Script=Latin}]`, "iu");
/** Endings of German, Spanish, Italian, Polish, Dutch and Swedish nouns for posts. */
const FOREIGN_ENDING = new RegExp(`(?:${cue("posts of no English")})$`, "iu");

/** "the first lay administrator", but "a first lieutenant", "a first violin". */
const FIRST_EVER = new RegExp(String.raw`^first (?!${english("behind the first of a rank")})`, "u");

/** "is head of reporting", "is chief executive", "was minister of finance", "is chair of the society". */
const ONE_HOLDER = new RegExp(
  String.raw`^(?:(?:${english("leaders of a chamber")})$|(?:co-?)?founder\b(?! member)|president and chief executive$|(?:finance|technical managing) director$|(?:group )?c[efimot]o\b|(?:group )?chief executive\b|(?:group )?chief (?:\p{L}+ ){1,3}officer\b|artistic director$|head gardener$|parish priest$|managing director\b|executive director of\b|editor-in-chief\b|provost\b|rector\b|(?:pro-|vice-)?chancellor\b|head chef$|(?:honorary|company|club|branch) secretary$|(?:\p{L}+ )?(?:treasurer|chair|chairman|chairwoman|chairperson)$|(?:[\p{L}-]+ ){1,3}vice[- ]chair(?:man|woman|person)?$|(?:deputy )?chair of the (?:supervisory )?board$|(?:deputy )?general manager$|managing editor$|chief (?:accountant|engineer|geologist|physician|technologist)$|(?:president|county secretary|general secretary)$|(?:(?:vice|deputy|acting|interim|joint|assistant|regional) )?(?:${english("one holder")}) of\b)`,
  "iu",
);

/** "is Senate Democratic Outreach Chair": the name of a post, of which there is one. */
const NAMED_CHAIR = /^(?:\p{Lu}[\p{L}'’-]+ ){2,}(?:Chair(?:man|woman|person)?|Leader|Whip)$/u;

/** "was governor of Oklahoma", "was district attorney of Oneida County": offices that a place or body has one of. */
export const ONE_OFFICE = new RegExp(
  String.raw`^(?:(?:lieutenant|deputy|vice|acting|assistant|former|first|associate) )*(?:${english("one office")})(?: [\p{Ll} ]+)? (?:of|to|for)\b`,
  "iu",
);

/**
 * A title inside a sentence: `Staff Engineer` becomes "staff engineer", `Co-founder, CEO` "co-founder and CEO". A title with a word that is
 * uncommon in titles is left as it is: `U.S. Senator`, `Head of Natural Resources`.
 */
export function inSentence(title: string): string {
  const joined = joinTitles(
    withoutCapitals(title)
      .replaceAll(" & ", " and ")
      .replace(/^The /u, "the ")
      .replace(/^Hon(?:y|\.)? (?=Secretary|Treasurer)/iu, "honorary "),
  );
  const words = joined.split(/(?<=[\s/-])|(?=[\s,/-])/u);
  // Departments of state keep their names.
  const known = OF_STATE.test(joined) && / (?:of|for) /u.test(joined) ? isOfTitle : isOfWork;
  const isCommon = words.every(
    (word) => !/^\p{Lu}/u.test(word) || ACRONYM.test(word) || known(word.replace(/(?<!\W)\W+$/u, "")),
  );
  if (isCommon) return words.map((word) => (ACRONYM.test(word) ? word : word.toLowerCase())).join("");
  if (PROPER.test(joined)) return joined;
  const startsSmall = /^\p{Lu}\p{Ll}+(?:$|[\s-]\p{Ll})/u.test(joined) && !/\s\p{Lu}\p{Ll}/u.test(joined);
  return startsSmall ? joined.charAt(0).toLowerCase() + joined.slice(1) : joined;
}

const OF_STATE = /\b(?:minister|secretary|commissioner|under-?secretary|spokes(?:man|woman|person))\b/iu;

/** "WARD SISTER", in a heading in capitals where acronyms are short. */
function withoutCapitals(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{5}|\p{Lu}{4} \p{Lu}{4}/u.test(title)) return title;
  return title
    .replace(/\p{Lu}[\p{Lu}\d]+/gu, (word) =>
      word.length > 3 || isOfWork(word) || word === "THE" ? word.toLowerCase() : word,
    )
    .replace(/\d{1,3}(?:TH|ST|ND|RD)\b/gu, (number) => number.toLowerCase());
}

/** Adjectives that keep their capital. */
const PROPER = new RegExp(String.raw`^(?:${english("adjectives with a capital")})\b`, "u");

const ACRONYM = /^(?:\p{Lu}{2,}|(?:\p{Lu}\.)+|\p{Lu}{2,}[\p{L}.]*)\W*$/u;

/** "Co-founder, CEO" is two titles; "Director, Operations" is one title with its department. */
function joinTitles(title: string): string {
  const parts = title.split(/(?:(?<!\s)\s+)?[,/]\s*/u);
  return parts.length > 1 && parts.every((part) => WHOLE_TITLE.test(part))
    ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`
    : title;
}

const WHOLE_TITLE = new RegExp(`^(?:${english("whole titles")})$`, "iu");

const TITLE_LIST = readWordList(new URL("lists/title-words.txt", import.meta.url));
/** Words that titles consist of and that are no names. */
const TITLE_WORDS = new Set(TITLE_LIST.entries("titles"));

/** Further words of titles that other languages share: they show how a title is written, but not its language. */
const WORDS_OF_WORK = new Set(TITLE_LIST.entries("work"));

function isOfTitle(word: string): boolean {
  return TITLE_WORDS.has(word.toLowerCase());
}

function isOfWork(word: string): boolean {
  return isOfTitle(word) || WORDS_OF_WORK.has(word.toLowerCase());
}

const IS_MATTER = new RegExp(String.raw`\b(?:${english("matters of departments")})$`, "iu");

/** "Supply Chain Operations": the name of a department, not of an employer. */
export function isMadeOfTitleWords(name: string): boolean {
  return name.split(/[\s,&/-]+/u).every(isOfWork) && IS_MATTER.test(name);
}

/** An employer or school in a sentence, with its article: "the Royal Academy of Music", "the Camogie Association", but "Leeds City Council". */
export function withThe(name: string): string {
  if (/^the /iu.test(name)) return name.replace(/^The /u, "the ");
  return (OF_SOMETHING.test(name) || ENDS_IN_BODY.test(name)) && !NO_ARTICLE.test(name) ? `the ${name}` : name;
}

/** "University of Leeds", "Institute for Tidal Research", "National Museum of Australia". */
const OF_SOMETHING = new RegExp(
  String.raw`(?:^|\s)(?:${english("bodies of something")}) (?:of|for) |^(?:${english("nation in names")}) `,
  "iu",
);
const ENDS_IN_BODY = new RegExp(String.raw`(?:^|\s)(?:${english("endings of bodies")})$`, "iu");
/** Local councils, credit unions and firms have no article; nor have possessives, except those of a group. */
const NO_ARTICLE = new RegExp(
  String.raw`\b(?:city|county|borough|district|parish|town) council$|\bcredit union$|^(?:(?:St\.? |Saint )?[\p{L}.]+['’]s?|(?:\p{L}+ ){0,2}\p{L}+s['’]) (?!.*(?:${english("bodies by their members")})$)`,
  "iu",
);

/** "université de Limoges" as a name: running text writes the first word in lower case. */
export function capitalized(name: string): string {
  return /^(?!the |of )\p{Ll}[\p{L}.'’-]* \S/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Forces and services, which people are "in". */
export const IS_FORCE = new RegExp(String.raw`\b(?:${english("forces")})\b`, "iu");

/** Countries with an article. */
const COUNTRY_WITH_ARTICLE = new RegExp(String.raw`^(?:${english("countries with an article")})\b`, "u");

/** A country or a state in a sentence: "the Netherlands", "Georgia". */
export function inPlace(place: string): string {
  return COUNTRY_WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
