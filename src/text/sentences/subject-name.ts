import { cue, cueWords, wordOf } from "../languages/cues.ts";
import { HONORIFIC_ALONE } from "../tokens/names.ts";
import type { TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** A person's name in lower case. */
export interface WordsOfName {
  readonly words: ReadonlySet<string>;
}

/** A name that consists of words of the person's own: "Ada Finch", "Finch", "Ms. Finch". */
export function isSubjectName(
  { first, last }: TokenSpan,
  tokens: readonly Token[],
  { words: own }: WordsOfName,
): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === "word");
  const shared = words.filter(({ lower }) => own.has(withoutGenitive(lower)));
  if (shared.length === 0) return false;
  const rest = words.filter((word) => !shared.includes(word));
  if (rest.length === 0) return true;
  const initials = rest.every(
    ({ text }) => INITIAL.test(text) || HONORIFIC_ALONE.test(text) || NAME_PARTICLE.test(text),
  );
  return initials || (shared.length > 1 && rest.length === 1 && rest[0]?.classes.size === 0);
}

/** "Mr Finch", where the person is called Ada: their husband, father or brother. */
export function isAddressedOtherwise(
  { first }: TokenSpan,
  tokens: readonly Token[],
  sex: "female" | "male" | null,
): boolean {
  const before = tokens[first - 1]?.text === "." ? tokens[first - 2] : tokens[first - 1];
  const forms = sex === "female" ? OF_MEN : sex === "male" ? OF_WOMEN : undefined;
  return forms !== undefined && [tokens[first], before].some((token) => forms.has(token?.lower ?? ""));
}

const OF_MEN = cueWords("addresses a man");
const OF_WOMEN = cueWords("addresses a woman");

/** "Finch's" is the name "Finch". */
export function withoutGenitive(word: string): string {
  return word.replace(/'s$/u, "");
}

const NAME_PARTICLE = wordOf("particles");
/** An initial, or what stands behind a name. */
const INITIAL = new RegExp(`^(?:\\p{Lu}|${cue("behind names")})\\.?$`, "u");
