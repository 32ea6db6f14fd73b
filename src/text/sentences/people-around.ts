import { commonSexOf } from "../../names/given-names.ts";
import { wordOf } from "../languages/cues.ts";
import { ADDRESSED } from "../tokens/names.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** "Her teacher", "mein Vorgänger": people around somebody who are not their kin. */
export function isAround(token: Token, before: Token | undefined): boolean {
  return WHOSE.test(before?.lower ?? "") && AROUND.test(token.lower);
}

const AROUND = wordOf("people around");
const WHOSE = wordOf("possessives in headings");

/** "Dr Other", "Ann Other". */
export function isCalledPerson({ text }: TokenSpan, before: Token | undefined): boolean {
  return (
    ADDRESSED.test(text) || ADDRESSED.test(before?.text ?? "") || commonSexOf(text.split(/\s/u, 1)[0] ?? "") !== null
  );
}

/** "Otto Brandt is our treasurer": after a name, a post of which there is one is a person's, however rare the name. */
export function isSaidToBe({ last }: TokenSpan, tokens: readonly Token[], spans: readonly TokenSpan[]): boolean {
  const article = tokens[last + 2];
  const isOne = has(article, "HER", "HIS", "FIRST") || DEFINITE.test(article?.lower ?? "");
  return (
    has(tokens[last + 1], "BE") &&
    isOne &&
    spans.some(({ kind, first }) => kind === "role" && first > last + 2 && first <= last + 4)
  );
}

const DEFINITE = wordOf("definite articles", "possessives in headings");
