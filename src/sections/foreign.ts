import type { Claim } from "../domain/claim.ts";
import { type TermClass, type Terms, termsOf } from "../text/languages/in-english.ts";
import { languageOf, LANGUAGES } from "../text/languages/languages.ts";
import { plainQuote } from "./quoted.ts";

/** The language in which claims were stated, the first that is known: `de`. Of a record's fields nobody knows it. */
export function languageOfClaims(claims: readonly Claim[]): string | undefined {
  for (const { lang, quote } of claims) {
    const told = lang?.toLowerCase().split(/[-_]/u)[0] ?? languageOf(plainQuote(quote ?? ""), undefined);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** A title in English, where it is sure: "alcaldesa" is a mayor, "Vd och delägare" not known unless both of its posts are. */
export function postInEnglish(title: string, company: string, lang: string | undefined): string | undefined {
  const whole = termInEnglish("POST", title, lang);
  if (whole !== undefined) return ofSchool(whole, company);
  const parts = title.split(andOf(lang));
  if (parts.length !== 2) return undefined;
  const [first, second] = parts.map((part) => ofSchool(termInEnglish("POST", part, lang) ?? "", company));
  return first && second ? `${first} and ${second}` : undefined;
}

/** A degree, its subject or both in English, where they are sure: "Laurea in Giurisprudenza" is a degree in law. */
export function degreeInEnglish(degree: string, lang: string | undefined): string | undefined {
  const whole = termInEnglish("DEGREE", degree, lang) ?? termInEnglish("SUBJECT", degree, lang);
  if (whole !== undefined) return whole;
  for (const { ofSubject } of termed(lang)) {
    const [, first = "", second] =
      ofSubject === undefined ? [] : (new RegExp(`^(\\S+) (?:${ofSubject}) (\\S.*)$`, "u").exec(degree) ?? []);
    const level = second === undefined ? undefined : termInEnglish("DEGREE", first, lang);
    const subject = second === undefined ? undefined : termInEnglish("SUBJECT", second, lang);
    if (level !== undefined && subject !== undefined) return `${level} in ${subject}`;
  }
  return undefined;
}

/** "conselho", "Vorstand": what people sit on, and nobody is. */
export function isBodyWord(title: string): boolean {
  const word = title.trim().toLowerCase();
  return [...known().values()].some(({ BODY }) => BODY.has(word));
}

/** What the language has for it; where nobody knows the language, what all that have the term agree on. */
function termInEnglish(of: TermClass, term: string, lang: string | undefined): string | undefined {
  if (lang === "en") return undefined;
  const word = term.trim().toLowerCase();
  const own = lang === undefined ? undefined : known().get(lang)?.[of].get(word);
  if (own !== undefined) return own;
  const [first, ...others] = new Set([...known().values()].flatMap((terms) => terms[of].get(word) ?? []));
  return others.length === 0 ? first : undefined;
}

/** "professor | teacher": the first at a university, the second at a school, and elsewhere nobody knows which. */
function ofSchool(english: string, company: string): string | undefined {
  const [atUniversity, atSchool] = english.split(" | ");
  if (atSchool === undefined || IS_UNIVERSITY.test(company)) return atUniversity;
  return IS_SCHOOL.test(company) ? atSchool : undefined;
}

const IS_UNIVERSITY = /universi|hochschul|politecnic|polytech|facult|facoltà/iu;
const IS_SCHOOL = /school|schul|gymnasium|école|lycée|collège|colegio|colégio|escola|escuela|scuola|liceo/iu;

function andOf(lang: string | undefined): RegExp {
  return new RegExp(
    ` (?:${termed(lang)
      .map(({ and }) => and)
      .join("|")}) `,
    "u",
  );
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
