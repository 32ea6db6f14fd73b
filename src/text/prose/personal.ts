import { cue, wordOf } from "../languages/cues.ts";
import type { PropertyTypes } from "../../domain/claim.ts";
import type { Grammar, Tongues } from "../languages/grammar.ts";
import { perGrammar, perLanguage } from "../languages/per-language.ts";
import { HONORIFIC, PARTICLE, withoutAddress } from "../tokens/names.ts";
import { ORGANISATION_WORD } from "./arguments.ts";
import { ROLE_NOUN } from "../tokens/role-nouns.ts";

const WORD = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
const NAME = `${WORD}(?:\\s(?:${PARTICLE}\\s){0,2}(?:${WORD}|\\p{Lu}\\.)){0,3}`;
const TITLE = `(?:${HONORIFIC}\\s)?`;

const EACH_NAME = new RegExp(NAME, "gu");
/** "…, named", "… are called", "… heißen": words between kin and their names. */
const CALLED = `${cue("kin are")}|${cue("kin called")}`;
const named = (kin: string): string =>
  `(?<!\\p{L})(?:${kin})(?!\\p{L})[\\s,:–-]*(?:(?<copula>${CALLED})\\s|(?:(?:${cue("articles before kin")})\\s(?:\\p{L}+\\s){1,3}?))?\\(?${TITLE}(${NAME})((?:\\s*,\\s*${NAME}){0,8}(?:\\s*,?\\s(?:${cue("ands of names")})\\s${NAME})?)`;
const SPOUSE = perGrammar((grammar) => named(grammar.spouse), "gu");
const CHILD = perGrammar((grammar) => named(grammar.child), "gu");
const ANY_KIN = perGrammar(({ spouse, child }) => `(?<!\\p{L})(?:${spouse}|${child})(?!\\p{L})`);
const MARRIED = perGrammar(
  (grammar) =>
    `^\\s*(?:(?:${cue("before a year")})\\s\\d{4}\\s)?${grammar.marriedTo}(?:(?:${cue("articles before kin")})\\s(?:\\p{L}+\\s){1,2}?)?${TITLE}(${NAME})`,
);

/** Whether a text contains any word for a spouse or a child. */
export function namesKin(text: string, grammar: Grammar): boolean {
  return ANY_KIN(grammar).test(lowerFirst(text.slice(0, MAX_TEXT_LENGTH)));
}

const MAX_TEXT_LENGTH = 2000;

/** Names after a kin word: "her husband, Otto Brandt", "two children, Ada and Finn". There can be several children. */
export function kinIn(text: string, kin: "spouse" | "child", grammar: Grammar): string[] {
  const names: string[] = [];
  const pattern = (kin === "child" ? CHILD : SPOUSE)(grammar);
  for (const match of lowerFirst(text.slice(0, MAX_TEXT_LENGTH)).matchAll(pattern)) {
    const copula = match.groups?.["copula"];
    if (copula !== undefined && !isNameBehindCopula(copula, match[1 + COPULA] ?? "", match[2 + COPULA] ?? "")) continue;
    names.push(match[1 + COPULA] ?? "");
    if (kin === "child") names.push(...[...(match[2 + COPULA] ?? "").matchAll(EACH_NAME)].map(([name]) => name));
  }
  return names
    .map(withoutAddress)
    .filter((name) => name !== "" && !COMMON.test(name) && !ORGANISATION_WORD.test(name))
    .filter((name) => kin === "child" || !POSSESSOR.test(name));
}

/** "His wife is Mary Cole" names her; "is Director of Sales" and "is American" do not. */
function isNameBehindCopula(copula: string, name: string, more: string): boolean {
  const bare = BARE_COPULA.test(copula);
  return !ROLE_NOUN.test(name) && (!bare || /\s/u.test(name) || more !== "");
}

const BARE_COPULA = wordOf("kin are");
/** The copula's group comes before those of the names. */
const COPULA = 1;

/** "Her husband" at the beginning of a sentence becomes "her husband". */
function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Capitalised words after a kin word that are not a name. */
const COMMON = new RegExp(`^(?:${cue("no name of kin")})(?:\\s|$)`, "u");

/** "to Otto Brandt", "mit Otto Brandt verheiratet", "Otto Brandt in 1999": the nearest name after the verb. */
export function spouseOf(text: string, grammar: Grammar): string | undefined {
  // The nominative of a foreign name cannot be derived from its declined form ("už Otto Brandto").
  if (grammar.cases !== undefined) return undefined;
  const match = MARRIED(grammar).exec(text.slice(0, 160));
  const name = match?.[1];
  return name === undefined || COMMON.test(name) || POSSESSOR.test(name) ? undefined : name;
}

/** "married to Rosalind's sister": Rosalind is whose kin the spouse is. */
const POSSESSOR = /['’]s$/u;

type Tongue = PropertyTypes["language"];

/**
 * Languages by their CLDR names in the text's language, or as its grammar has them. Proficiency is given only in the
 * words of the text: "fluent", "fließend", "native".
 */
export function languagesIn(text: string, grammar: Grammar): Tongue[] {
  const part = text.slice(0, 400).split(/[.;!?]/u)[0] ?? "";
  const fluency = grammar.fluency.exec(part);
  // "fluent in German and conversational in Arabic": applies to the languages before the next word for proficiency.
  const end = fluency === null ? 0 : nextLevel(part, fluency.index + fluency[0].length);
  const found = new Map<string, Tongue>();
  const { pattern, names } = tonguesOf(grammar);
  for (const { 0: word, index } of part.matchAll(pattern)) {
    const language = names.get(word.toLowerCase()) ?? word;
    found.set(language, { language, ...(fluency === null || index > end ? {} : { proficiency: fluency[0] }) });
  }
  return [...found.values()];
}

function nextLevel(text: string, from: number): number {
  const at = text.slice(from).search(OTHER_LEVEL);
  return at < 0 ? text.length : from + at;
}

const OTHER_LEVEL = new RegExp(`(?<!\\p{L})(?:${cue("other levels")})(?!\\p{L})`, "u");

/** Languages with enough speakers to occur in a text about a person (ISO 639-1, the first eighty in Ethnologue). */
const CODES =
  "ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lb lt lv mk mn ms mt nl nb nn no pl pt ro ru sk sl sq sr sv sw ta th tl tr uk ur uz vi yi zh cy br la af az be bs te ml mr pa gu ne si km lo my am so ha yo ig zu xh";

const tonguesOf = perLanguage(({ lang, tongues: own, moreTongues = [] }: Grammar): Tongues => {
  if (own !== undefined) return own;
  const names = new Map<string, string>();
  const display = new Intl.DisplayNames(lang, { type: "language", fallback: "none" });
  for (const code of CODES.split(" ")) {
    const name = display.of(code);
    if (name !== undefined && name.length > 2) names.set(name.toLowerCase(), name);
  }
  for (const name of moreTongues) names.set(name.toLowerCase(), name);
  const alternatives = [...names.keys()].sort((a, b) => b.length - a.length).join("|");
  return { pattern: new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "giu"), names };
});

/** "Lithuania", "nacionalidad española": the words after those for citizenship. */
export function nationalityIn(text: string, { nationality = ONE_WORD }: Grammar): string | undefined {
  return nationality.exec(text)?.[1];
}

const ONE_WORD = /^\s*(\p{L}{4,20})/u;
