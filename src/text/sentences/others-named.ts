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

/** "Brandt now lives in Leeds.": the surname alone of somebody whom the text has named, before a verb. */
export function isBareSurname([name, next, behind]: readonly Token[], { words }: WordsOfName): boolean {
  if (name?.capital !== true || words.has(withoutGenitive(name.lower))) return false;
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
