import type { LanguageWords, PhraseEndings } from "../languages/words.ts";

/**
 * A noun phrase in the form in which a list names it: "увлекается горными лыжами" tells of "горные лыжи". The adjectives before
 * the first noun and the noun itself take the endings of the language's `phrases`; what follows is the noun's attribute and
 * stays. `undefined` where the form cannot be told from the words. In languages without cases the phrase as it is written.
 *
 * @param isBehindPreposition the phrase stands behind a preposition of place ("играет на домбре"), whose case has no certain
 *   nominative
 */
export function baseFormOf(phrase: string, language: LanguageWords, isBehindPreposition = false): string | undefined {
  const { phrases } = language;
  if (phrases === undefined) return phrase;
  if (isBehindPreposition) return undefined;
  const words = phrase.split(" ");
  const isLast = phrases.head === "last";
  const head = isLast ? words.length - 1 : headOf(words, phrases);
  const noun = withEnding(words[head] ?? "", phrases.nouns);
  if (noun === undefined) return undefined;
  if (noun === words[head]) return phrase;
  return words
    .map((word, at) => {
      if (at === head) return noun;
      // "szachami korespondencyjnymi": an adjective right behind its noun goes with it.
      const agrees = at < head || (phrases.adjectivesBehind === true && at === head + 1);
      return agrees ? (withEnding(word, phrases.adjectives) ?? word) : word;
    })
    .join(" ");
}

/** The first word that is no adjective; an adjective is one only before a noun whose ending is known. */
function headOf(words: readonly string[], { adjectives, nouns }: PhraseEndings): number {
  let at = 0;
  while (
    at < words.length - 1 &&
    hasEnding(words[at] ?? "", adjectives) &&
    hasEnding(words[at + 1] ?? "", `${adjectives};${nouns}`)
  )
    at++;
  return at;
}

function hasEnding(word: string, table: string): boolean {
  return table.split(";").some((rule) => word.toLowerCase().endsWith(rule.split(">")[0] ?? "\0"));
}

/** A word with the nominative's ending, itself where no ending of the table is its own, `undefined` where none can be told. */
function withEnding(word: string, table: string): string | undefined {
  const [, opening = "", bare = word, closing = ""] = /^([«„"“]?)(.*?)([»“”"]?)$/su.exec(word) ?? [];
  for (const rule of table.split(";")) {
    const [ending = "", nominative = ""] = rule.split(">");
    if (ending === "" || !bare.toLowerCase().endsWith(ending) || bare.length < ending.length + 2) continue;
    return nominative === "?" ? undefined : opening + bare.slice(0, -ending.length) + nominative + closing;
  }
  return word;
}
