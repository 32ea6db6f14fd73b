import type { LanguageWords, PhraseEndings } from "../languages/words.ts";

/**
 * A noun phrase in its dictionary form, as a list has it: "увлекается горными лыжами" gives "горные лыжи". The first
 * noun and the adjectives before it take the endings of the language's `phrases`; what follows is the noun's
 * attribute and stays as it is. `undefined` if the words do not determine the form. In languages without cases, the
 * phrase is returned as written.
 *
 * @param isBehindPreposition the phrase follows a preposition of place ("играет на домбре"), whose case does not
 *   determine the nominative
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
      // "szachami korespondencyjnymi": an adjective right after its noun agrees with it.
      const agrees = at < head || (phrases.adjectivesBehind === true && at === head + 1);
      return agrees ? (withEnding(word, phrases.adjectives) ?? word) : word;
    })
    .join(" ");
}

/**
 * The index of the first word that is not an adjective; a word counts as an adjective only before a noun whose ending
 * is known.
 */
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

/**
 * A word with its nominative ending; unchanged if no ending in the table applies, `undefined` if the ending cannot be
 * determined.
 */
function withEnding(word: string, table: string): string | undefined {
  const [, opening = "", bare = word, closing = ""] = /^([«„"“]?)(.*?)([»“”"]?)$/su.exec(word) ?? [];
  for (const rule of table.split(";")) {
    const [ending = "", nominative = ""] = rule.split(">");
    if (ending === "" || !bare.toLowerCase().endsWith(ending) || bare.length < ending.length + 2) continue;
    return nominative === "?" ? undefined : opening + bare.slice(0, -ending.length) + nominative + closing;
  }
  return word;
}
