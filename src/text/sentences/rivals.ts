import { commonSexOf } from "../../names/given-names.ts";
import type { TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** Whom of the people that a sentence names besides the text's person a pronoun could mean. */
export type Rival = "female" | "male" | "either";

/** What stands before somebody's name. */
export const HONORIFIC =
  /^(?:Mr|Mrs|Ms|Dr|Prof|Sir|Dame|Lord|Lady|Cllr|Rev|Revd|Professor|Judge|Captain|Canon|Herr|Frau|Don|Doña|Mme|M)(?!\p{L})/u;

/** Whom a pronoun could mean of people named in one sentence. */
export function joined(one: Rival | undefined, other: Rival): Rival {
  return one === undefined || one === other ? other : "either";
}

/** By the title or the given name of somebody who is named. */
export function genderOf({ first, text }: TokenSpan, tokens: readonly Token[]): Rival {
  const titled = [text, tokens[first - 1]?.text ?? ""];
  if (titled.some((each) => TITLE_OF_MEN.test(each))) return "male";
  if (titled.some((each) => TITLE_OF_WOMEN.test(each))) return "female";
  return HONORIFIC.test(text) ? "either" : (commonSexOf(text) ?? "either");
}

const TITLE_OF_MEN = /^(?:Mr|Sir|Lord|Herr|Don)(?!\p{L})/u;
const TITLE_OF_WOMEN = /^(?:Mrs|Ms|Dame|Lady|Frau|Doña|Mme)(?!\p{L})/u;
