import type { Lexicon } from "../languages/words.ts";
import type { TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { introducedIn } from "./introduced.ts";
import { isSaidByOther, postsOfOthers, subjectBehind } from "./others-told.ts";

/** The tokens from `from` to `until`, which is excluded. */
export interface DescribedStretch {
  readonly from: number;
  readonly until: number;
  /** They precede the subject of the sentence. */
  readonly isSubject?: boolean;
}

/** The stretches of a sentence that describe somebody else: after their name, before it, in their own words, or by their post. */
export function describedOf(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  lexicon: Lexicon,
  { words, own }: { readonly words: ReadonlySet<string>; readonly own: boolean },
  quoted: readonly boolean[],
): DescribedStretch[] {
  const found: DescribedStretch[] = introducedIn(tokens, spans, lexicon, words).map(({ last, until }) => ({
    from: last + 1,
    until: until + 1,
  }));
  for (const { first, until } of postsOfOthers(tokens, spans, words)) found.push({ from: first, until: until + 1 });
  if (isSaidByOther(tokens, spans, quoted, words))
    found.push(...quoted.flatMap((isQuoted, at) => (isQuoted ? [{ from: at, until: at + 1 }] : [])));
  const subject = own ? undefined : subjectBehind(tokens, spans, lexicon, words);
  if (subject !== undefined) found.push({ from: 0, until: subject, isSubject: true });
  return found;
}
