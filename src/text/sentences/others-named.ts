import { commonSexOf } from "../../names/given-names.ts";
import type { Lexicon } from "../languages/words.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isSubjectName, type WordsOfName, withoutGenitive } from "./subject-name.ts";
import { SUBJECT_VERBS } from "./subjects.ts";

/** "Ana Costa corrige los textos": a given name and a surname begin the sentence, and a verb of any kind follows. */
export function isNamedDoer(words: readonly Token[], first: number, after: Token): boolean {
  return (
    first === 0 &&
    commonSexOf(words[0]?.text ?? "") !== null &&
    after.kind === "word" &&
    !after.capital &&
    after.classes.size === 0
  );
}

/**
 * "Las fotos son de Ana Costa.": in languages that omit subjects, the sentence after one about a thing goes on about
 * the person whose it is.
 */
export function isOfThingOf(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  { language }: Lexicon,
  topic: WordsOfName & { readonly about: boolean },
): boolean {
  if (language.drops !== true || !topic.about || !has(tokens[0], "ART")) return false;
  const name = spans.findLast(({ kind }) => kind === "name");
  return (
    name !== undefined &&
    has(tokens[name.first - 1], "OF") &&
    name.last > name.first &&
    commonSexOf(tokens[name.first]?.text ?? "") !== null &&
    !isSubjectName(name, tokens, topic)
  );
}

/**
 * "Brandt now lives in Leeds.", "Brandt, until then director of Globex, has": the surname alone of somebody whom the text
 * has named, before a verb or a description.
 */
export function isBareSurname([name, next, behind]: readonly Token[], { words }: WordsOfName): boolean {
  if (name?.capital !== true || words.has(withoutGenitive(name.lower))) return false;
  if (/^[,(]$/u.test(next?.text ?? "")) return behind?.kind === "word" || behind?.kind === "number";
  const isAdverb = next?.kind === "word" && !next.capital;
  return has(next, "BE", "HAVE", ...SUBJECT_VERBS) || (isAdverb && has(behind, "BE", "HAVE", ...SUBJECT_VERBS));
}

/** The surnames of people whom a sentence names in full, other than the person: by these it goes on to call them. */
export function surnamesIn(spans: readonly TokenSpan[], tokens: readonly Token[], { words }: WordsOfName): string[] {
  return spans.flatMap(({ kind, first, last }) => {
    const name = tokens.slice(first, last + 1);
    const isPerson =
      kind === "name" &&
      name.length > 1 &&
      name.length < 5 &&
      name.every((word) => word.capital && word.classes.size === 0);
    const surname = name.at(-1)?.lower ?? "";
    return isPerson && !name.some((word) => words.has(withoutGenitive(word.lower))) ? surname : [];
  });
}

/**
 * Whether a word is one of the surnames, in inflecting languages also with another ending: "Wolny" where the text has named
 * "Gracjana Wolnego".
 */
export function isSurnameOf(word: string, surnames: ReadonlySet<string>, { language }: Lexicon): boolean {
  if (surnames.has(word)) return true;
  if (language.inflects !== true || word.length < MIN_STEM) return false;
  return [...surnames].some((other) => {
    let same = 0;
    while (same < word.length && word[same] === other[same]) same++;
    return same >= MIN_STEM && word.length - same <= MAX_ENDING && other.length - same <= MAX_ENDING;
  });
}

const MIN_STEM = 4;
const MAX_ENDING = 3;

/**
 * "Zum Team gehört auch Otto Brandt.": a name that ends a sentence which speaks of nobody else. The next sentence goes on
 * about them.
 */
export function presentedLast(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  topic: WordsOfName,
): TokenSpan | undefined {
  const end = tokens.at(-1)?.text === "." ? tokens.length - 2 : tokens.length - 1;
  const name = spans.find(({ kind, last }) => kind === "name" && last === end);
  if (name === undefined || name.first < 2 || name.last - name.first > 2 || name.last === name.first) return undefined;
  if (isSubjectName(name, tokens, topic) || commonSexOf(tokens[name.first]?.text ?? "") === null) return undefined;
  const before = tokens.slice(0, name.first);
  const isOfOwn = before.some((token) =>
    has(token, "SHE", "HE", "HER", "HIS", "FIRST", "KIN", "SPOUSE", "CHILD", "MARRY"),
  );
  const isPlaced = has(before.at(-1), "AT", "IN", "FROM", "OF", "TO", "BY") || before.at(-1)?.kind !== "word";
  const words = tokens.slice(name.first, name.last + 1);
  return isOfOwn || isPlaced || words.some(({ classes }) => classes.size > 0) ? undefined : name;
}
