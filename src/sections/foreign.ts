import { cue } from "../text/languages/cues.ts";
import type { Claim } from "../domain/claim.ts";
import { termKey, type TermClass, type Terms, termsOf } from "../text/languages/in-english.ts";
import { languageOf, languageOfLines, LANGUAGES } from "../text/languages/languages.ts";
import type { ClaimSet } from "./claim-set.ts";
import { isEnglish } from "./english.ts";
import { english } from "./english-words.ts";
import { plainQuote } from "./quoted.ts";

/**
 * The language of claims, as a code such as `de`: the first that is known. For a line that does not reveal its language, that of its page,
 * unless that is English. Unknown for fields of a record.
 */
export function languageOfClaims(claims: readonly Claim[], all?: ClaimSet): string | undefined {
  for (const { lang, quote } of claims) {
    const told = lang?.toLowerCase().split(/[-_]/u)[0] ?? languageIn(plainQuote(quote ?? ""));
    if (told !== undefined) return told;
  }
  const [first] = claims;
  const lang =
    all === undefined || first?.quote === undefined ? undefined : languagesOfPages(all).get(first.datasourceId);
  return lang === "en" ? undefined : lang;
}

/** The language of each datasource's quotations taken together. */
function languagesOfPages(all: ClaimSet): ReadonlyMap<string, string | undefined> {
  const known = pages.get(all);
  if (known !== undefined) return known;
  const quoted = Map.groupBy(
    all.all.filter(({ quote }) => quote !== undefined),
    ({ datasourceId }) => datasourceId,
  );
  const told = new Map(
    [...quoted].map(([id, its]) => {
      const text = [...new Set(its.map(({ quote = "" }) => plainQuote(quote)))].join("\n");
      return [id, scriptLanguage(text) ?? languageOf(text, undefined) ?? languageOfLines(text)];
    }),
  );
  pages.set(all, told);
  return told;
}

/** The language of a single line, by its words or letters. Han alone may be Japanese if no other line of the page has kana. */
function languageIn(text: string): string | undefined {
  const script = scriptLanguage(text);
  return script === "zh" ? undefined : (script ?? languageOf(text, undefined));
}

/** The language, if the script alone reveals it. */
function scriptLanguage(text: string): string | undefined {
  return SCRIPTS.find(([script]) => script.test(text))?.[1];
}

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
];

const pages = new WeakMap<ClaimSet, ReadonlyMap<string, string | undefined>>();

/** A title in English if the translation is certain: "alcaldesa" is a mayor; "Vd och delägare" is unknown unless both posts are known. */
export function postInEnglish(title: string, company: string, lang: string | undefined): string | undefined {
  if (lang === "en") return undefined;
  // "Professorin für Botanik (W2)": a grade, a field or a share of the week.
  const plain = title.trim().replace(/(?:(?<!\s)\s+)?\([^()]*\)$/u, "");
  const whole = onePost(plain, lang);
  if (whole !== undefined) return ofSchool(whole, company);
  for (const [between, english] of [
    ["and", "and"],
    ["andLater", "and later"],
  ] as const) {
    const parts = plain.split(betweenPosts(lang, between));
    if (parts.length !== 2) continue;
    const [first, second] = parts.map((part) => ofSchool(onePost(part, lang) ?? "", company));
    if (first && second) return `${first} ${english} ${second}`;
  }
  return undefined;
}

/** One post: a listed word, a post with a rank or with a field; if the field is unknown, only the post if that says enough. */
function onePost(title: string, lang: string | undefined): string | undefined {
  const word = termKey(title);
  const own = lang === undefined ? undefined : known().get(lang);
  const asked = own === undefined ? [...known()] : [[lang ?? "", own] as const];
  // "Agent" is an English title as well as Dutch for a police officer: if the language is unknown, shared words count as English.
  if (own === undefined && word.split(/[\s-]+/u).every(isEnglish)) return undefined;
  const told = new Set(asked.flatMap(([tag, its]) => postOf(word, tag, its, own !== undefined) ?? []));
  const [first, ...others] = told;
  if (others.length === 0 && first !== undefined) return first;
  // A line with a name and a place may be taken for another language; a long word is no coincidence.
  return told.size === 0 && own !== undefined && word.length > MIN_LONG
    ? termInEnglish("POST", word, undefined)
    : undefined;
}

/** In characters: longer titles seldom belong to several languages. */
const MIN_LONG = 11;

function postOf(word: string, lang: string, its: Terms, isTold: boolean): string | undefined {
  const post = its.POST.get(word) ?? ranked(word, lang, its) ?? ofMatter(word, lang, its);
  return post ?? (isTold ? headAlone(word, lang, its) : undefined);
}

/** "analista de logística sênior". */
function ranked(word: string, lang: string, its: Terms): string | undefined {
  for (const { ahead, behind, english } of templates(lang, "RANK")) {
    if (word.length <= ahead.length + behind.length || !word.startsWith(ahead) || !word.endsWith(behind)) continue;
    const rest = word.slice(ahead.length, word.length - behind.length).trim();
    const post = its.POST.get(rest) ?? ofMatter(rest, lang, its);
    if (post !== undefined && !post.includes(" | ")) return english.replace("*", post);
  }
  return undefined;
}

/** "jefa de ventas", "Vertriebsleiter", "pazarlama müdürü". */
function ofMatter(word: string, lang: string, its: Terms): string | undefined {
  for (const { ahead, behind, english } of templates(lang, "POST")) {
    if (word.length <= ahead.length + behind.length || !word.startsWith(ahead) || !word.endsWith(behind)) continue;
    const rest = word.slice(ahead.length, word.length - behind.length);
    const matter = matterOf(rest, its);
    if (matter !== undefined) return english.replace("*", matter);
  }
  return undefined;
}

/** The English name of a department or a subject; in "Qualitäts-" the s is a link, and "RH e Finanças" are two. */
function matterOf(written: string, its: Terms): string | undefined {
  const word = written.trim().replace(/-$/u, "");
  const one = (each: string) =>
    its.MATTER.get(each) ??
    its.SUBJECT.get(each) ??
    (each.endsWith("s") ? its.MATTER.get(each.slice(0, -1)) : undefined);
  const whole = one(word);
  if (whole !== undefined) return whole;
  const parts = word.split(AND);
  const [first, second] = parts.map((part) => one(part.trim()));
  return parts.length === 2 && first !== undefined && second !== undefined ? `${first} and ${second}` : undefined;
}

const AND = new RegExp(` (?:${cue("list ands")}|${cue("more list ands")}|&) `, "u");

/** "Professorin für Pflanzenernährung" is a professor: titles that stay true without their field. */
function headAlone(word: string, lang: string, its: Terms): string | undefined {
  const link = LANGUAGES.find((each) => each.lang === lang)?.inEnglish?.postOf;
  if (link === undefined) return undefined;
  const [, head = ""] = new RegExp(`^(.+?) (?:(?:${link}) |[dl]['’])\\S`, "u").exec(word) ?? [];
  const english = its.POST.get(head) ?? ranked(head, lang, its);
  return english !== undefined && STAYS_ALONE.test(english) ? english : undefined;
}

/** The words between a post and its field, in all languages: "für", "de la", "van". */
export const POST_LINKS = LANGUAGES.flatMap(({ inEnglish }) => inEnglish?.postOf ?? []).join("|");

/** Titles that remain true without the words after them; a director, president or secretary of a part is not that of the whole. */
const STAYS_ALONE = new RegExp(String.raw`(?:^|\b)(?:${english("titles that stay alone")})$`, "u");

interface Template {
  readonly ahead: string;
  readonly behind: string;
  readonly english: string;
}

/** Stands in a term for whatever is there: what somebody is a director of. */
const GAP_MARK = "~";

/** A language's terms with a gap, most specific first. */
function templates(lang: string, of: "POST" | "RANK"): readonly Template[] {
  const key = `${lang} ${of}`;
  const told = templated.get(key);
  if (told !== undefined) return told;
  const made = [...(known().get(lang)?.[of] ?? [])]
    .filter(([term]) => term.includes(GAP_MARK))
    .map(([term, english]) => {
      const [ahead = "", behind = ""] = term.split(GAP_MARK);
      return { ahead, behind, english };
    })
    .toSorted((a, b) => b.ahead.length + b.behind.length - a.ahead.length - a.behind.length);
  templated.set(key, made);
  return made;
}

const templated = new Map<string, readonly Template[]>();

/**
 * A degree, its subject or both in English if the translation is certain: "Laurea in Giurisprudenza" is a degree in law. If the subject is
 * unknown, only the degree.
 */
export function degreeInEnglish(degree: string, lang: string | undefined): string | undefined {
  const whole = termInEnglish("DEGREE", degree, lang) ?? termInEnglish("SUBJECT", degree, lang);
  if (whole !== undefined) return whole;
  if (lang === "en") return undefined;
  for (const { tag, ofSubject } of termed(lang)) {
    const splits =
      ofSubject === undefined ? [] : [...degree.matchAll(new RegExp(` (?:${ofSubject}) ?(?=\\S)|, `, "gu"))];
    for (const { index, 0: link } of splits) {
      const head = degree.slice(0, index);
      const level = /^(?:MBA|LL\.?M\.?|Ph\.?D\.?|[BM]\.?Sc\.?|[BM]\.?A\.?)$/u.test(head)
        ? head
        : termInEnglish("DEGREE", head, lang ?? tag);
      if (level === undefined) continue;
      const subject = termInEnglish("SUBJECT", degree.slice(index + link.length), lang ?? tag);
      return subject === undefined ? level : `${level} in ${subject}`;
    }
    // "Master Geschiedenis": side by side only if both are known.
    const [, head = "", behind = ""] = /^(\S+) (\S.*)$/u.exec(degree) ?? [];
    const [level, subject] = [
      termInEnglish("DEGREE", head, lang ?? tag),
      termInEnglish("SUBJECT", behind.toLowerCase(), lang ?? tag),
    ];
    if (level !== undefined && subject !== undefined) return `${level} in ${subject}`;
  }
  return undefined;
}

/** Whether a title is a degree or a subject: a doctorate is not a post. */
export function isDegreeWord(title: string, lang: string | undefined): boolean {
  return lang !== "en" && onePost(title, lang) === undefined && degreeInEnglish(title, lang) !== undefined;
}

/** Whether words in another language name only a post: "Studiendekanin" is no employer. */
export function isPostWord(words: string, lang: string | undefined): boolean {
  return lang !== undefined && lang !== "en" && (known().get(lang)?.POST.has(termKey(words)) ?? false);
}

/** Whether words in another language name a subject or a level of school, which is no school's name. */
export function isSubjectWord(words: string, lang: string | undefined): boolean {
  if (lang === undefined || lang === "en") return false;
  const its = known().get(lang);
  const word = termKey(words);
  return its !== undefined && (its.SUBJECT.has(word) || /\bschool\b/u.test(its.DEGREE.get(word) ?? ""));
}

/** "conselho", "Vorstand": people sit on one, nobody is one. */
export function isBodyWord(title: string): boolean {
  const word = termKey(title);
  return [...known().values()].some(({ BODY }) => BODY.has(word));
}

/** The language's translation; if the language is unknown, the one that all languages with the term agree on. */
function termInEnglish(of: TermClass, term: string, lang: string | undefined): string | undefined {
  if (lang === "en") return undefined;
  const word = termKey(term);
  const own = lang === undefined ? undefined : known().get(lang)?.[of].get(word);
  if (own !== undefined) return own;
  const [first, ...others] = new Set([...known().values()].flatMap((its) => its[of].get(word) ?? []));
  return others.length === 0 ? first : undefined;
}

/** "professor | teacher": the first at a university, the second at a school; unknown elsewhere. */
function ofSchool(english: string, company: string): string | undefined {
  const [atUniversity, atSchool] = english.split(" | ");
  if (atSchool === undefined || IS_UNIVERSITY.test(company)) return atUniversity;
  return IS_SCHOOL.test(company) ? atSchool : undefined;
}

const IS_UNIVERSITY = new RegExp(`${cue("universities in names")}`, "iu");
const IS_SCHOOL = new RegExp(`${cue("schools in names")}`, "iu");

function betweenPosts(lang: string | undefined, of: "and" | "andLater"): RegExp {
  const words = termed(lang).flatMap((each) => each[of] ?? []);
  return words.length === 0 ? /$^/u : new RegExp(` (?:${words.join("|")}) `, "u");
}

function termed(lang: string | undefined) {
  const all = LANGUAGES.flatMap(({ lang: tag, inEnglish }) => (inEnglish === undefined ? [] : [{ tag, ...inEnglish }]));
  const own = all.filter(({ tag }) => tag === lang);
  return own.length > 0 ? own : all;
}

let terms: ReadonlyMap<string, Terms> | undefined;

function known(): ReadonlyMap<string, Terms> {
  terms ??= new Map(
    LANGUAGES.flatMap(({ lang, inEnglish }) => (inEnglish === undefined ? [] : [[lang, termsOf(inEnglish)] as const])),
  );
  return terms;
}
