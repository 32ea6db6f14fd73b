import { commonSexOf } from "../../names/given-names.ts";
import { wordOf } from "../languages/cues.ts";
import { ADDRESSED } from "../tokens/names.ts";
import type { TokenSpan } from "../tokens/spans.ts";
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
