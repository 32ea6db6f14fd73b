import { cue, cueIn } from "../languages/cues.ts";
import type { Assertion } from "../assertion.ts";
import { perLanguage } from "../languages/per-language.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * Whether a sentence denies a language, a pastime or a skill that was read in it: "speaks no French", "likes neither
 * sailing nor chess", "spricht weder Polnisch noch Dänisch". "Speaks German but no French" denies only French.
 */
export function isDenied(said: Assertion, { piece, tokens, lexicon }: Analysed): boolean {
  const word = wordOfValue(said);
  if (word === undefined || said.from < piece.from || said.from > piece.from + piece.text.length) return false;
  const { denies, goesOn } = wordsOf(lexicon.language.lang);
  const places = tokens.flatMap((token, at) => (token.lower.startsWith(word) ? [at] : []));
  return places.length > 0 && places.every((at) => isDeniedAt(tokens, at, denies, goesOn));
}

/** The beginning of the first word, in lower case: a text may inflect it. */
function wordOfValue(said: Assertion): string | undefined {
  const value =
    said.property === "language"
      ? said.value.language
      : said.property === "interest" || said.property === "skill"
        ? said.value
        : undefined;
  const [first] = value?.toLowerCase().split(/[\s-]/u) ?? [];
  return first === undefined || first === "" ? undefined : first.slice(0, Math.max(MIN_STEM, first.length - 2));
}

const MIN_STEM = 4;

function isDeniedAt(tokens: readonly Token[], place: number, denies: RegExp, goesOn: RegExp): boolean {
  for (let at = place - 1; at >= 0 && place - at <= MAX_BEFORE; at--) {
    const [token, next] = [tokens[at] as Token, tokens[at + 1] as Token];
    if (denies.test(token.lower)) return !goesOn.test(next.lower);
    if (/^[;:.!?()]$/u.test(token.text) || has(token, "BUT")) return false;
    // "When she is not under a sink she is playing the cornet": a subject begins the clause.
    if (has(token, "SHE", "HE", "FIRST") && !has(token, "ART")) return false;
    // "has no car, likes chess", "does not smoke and speaks Dutch": another verb begins.
    if ((token.text === "," || has(token, "AND")) && has(next, ...VERBS)) return false;
  }
  return false;
}

/** In tokens. */
const MAX_BEFORE = 14;
const VERBS = ["SHE", "HE", "FIRST", "BE", "HAVE", "SPEAK", "HOBBY", "LIVE", "WORK", "LEAD", "STUDY", "TEACH"] as const;

interface DenyingWords {
  readonly denies: RegExp;
  readonly goesOn: RegExp;
}

const wordsOf = perLanguage((lang: string): DenyingWords => {
  const alone = (words: string) => new RegExp(`^(?:${words})$`, "u");
  return { denies: alone(cueIn(lang, "denies")), goesOn: alone(cueIn(lang, "denies no more")) };
});

/**
 * "He is no relation of the actor Max Ottery, who lives in Rome with his wife Clara": what is said of somebody whom the
 * person is told apart from, up to the end of the sentence, or to the next verb if nothing describes them.
 */
export function isOfToldApart({ quote, from, to, ...said }: Assertion): boolean {
  const apart = TOLD_APART.exec(quote);
  if (apart === null || to - from < apart.index) return false;
  const rest = quote.slice(apart.index + apart[0].length);
  const [whole = ""] = rest.split(/[.;!?]\s/u, 1);
  const [about = ""] = /,\s/u.test(whole) ? whole.split(NEXT_CLAUSE, 1) : whole.split(NEXT_VERB, 1);
  return namesOf(said.value).some((name) => about.includes(name) && !quote.slice(0, apart.index).includes(name));
}

/** The text values of an assertion. */
function namesOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, text]) => (NAMED.has(key) && typeof text === "string" ? [text] : []))
    : [];
}

const NAMED: ReadonlySet<string> = new Set(["company", "school", "organization", "language"]);
const TOLD_APART = new RegExp(`(?<!\\p{L})(?:${cue("told apart")})\\s`, "iu");
const NEXT_CLAUSE = new RegExp(`,\\s(?:${cue("but")})\\s`, "u");
const NEXT_VERB = new RegExp(`\\s(?:${cue("list ands")}|${cue("but")})\\s`, "u");
