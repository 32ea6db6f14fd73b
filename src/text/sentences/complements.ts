import type { Belonging } from "../languages/belonging.ts";
import { spokenOfIn } from "../languages/languages.ts";
import { perLanguage } from "../languages/per-language.ts";
import { whole } from "../languages/spoken-of.ts";
import type { Lexicon } from "../languages/words.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * The last token of a subject that only belongs to the person: in "The driver of Mills director Ada Finch was …", the subject is
 * the driver. `undefined` if the sentence does not begin like that.
 *
 * @param own the words of the person's name in lower case
 */
export function subjectWithComplement(
  tokens: readonly Token[],
  lexicon: Lexicon,
  own: ReadonlySet<string>,
): number | undefined {
  const belonging = spokenOfIn(lexicon.language.lang)?.belonging;
  if (belonging === undefined || belonging.before === true) return undefined;
  const { head, of, ends, post } = wordsOf(belonging);
  const first = tokens.findIndex(({ text }, at) => at < MAX_LEAD && head.test(text));
  if (
    first < 0 ||
    tokens.slice(0, first).some(({ lower }) => own.has(lower)) ||
    !of.test(tokens[first + 1]?.text ?? "")
  )
    return undefined;
  for (let at = first + 2; at < tokens.length && at - first < MAX_PHRASE; at++) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1]?.text ?? "";
    if (token.capital && own.has(token.lower) && (of.test(before) || post.test(before))) return endOf(tokens, at, own);
    if (/^[,;:.–—()]$/u.test(token.text) || ends.test(token.text)) return undefined;
  }
  return undefined;
}

/** An article, adjectives, or a name with its comma and an article. */
const MAX_LEAD = 6;
const MAX_PHRASE = 12;

function endOf(tokens: readonly Token[], at: number, own: ReadonlySet<string>): number {
  let last = at;
  while (tokens[last + 1]?.capital === true && own.has(tokens[last + 1]?.lower ?? "")) last++;
  return last;
}

interface ComplementWords {
  readonly head: RegExp;
  readonly of: RegExp;
  readonly ends: RegExp;
  readonly post: RegExp;
}

const wordsOf = perLanguage(({ people, beside, ends, posts }: Belonging): ComplementWords => {
  const only = (source: string) => new RegExp(`^(?:${source})$`, "iu");
  return { head: whole(people, "iu"), of: only(beside), ends: only(ends), post: only(posts) };
});
