import { commonSexOf } from "../../names/given-names.ts";
import { cue } from "../languages/cues.ts";
import { ADDRESSED } from "../tokens/names.ts";
import type { TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** Whom of the people that a sentence names besides the text's person a pronoun could mean. */
export type Rival = Gender | "either";

export type Gender = "female" | "male";

/** Whom a pronoun could mean of people named in one sentence. */
export function joined(one: Rival | undefined, other: Rival): Rival;
export function joined(one: Rival | undefined, other: Rival | undefined): Rival | undefined;
export function joined(one: Rival | undefined, other: Rival | undefined): Rival | undefined {
  if (other === undefined) return one;
  return one === undefined || one === other ? other : "either";
}

/** Whether a pronoun of that gender, or of one that is not known, could mean them. */
export function couldMean(rival: Rival | undefined, gender: Gender | undefined): boolean {
  return rival !== undefined && (gender === undefined || rival === "either" || rival === gender);
}

/** By the title or the given name of somebody who is named. */
export function genderOf({ first, text }: TokenSpan, tokens: readonly Token[]): Rival {
  return genderCalled(text, tokens[first - 1]?.text);
}

/** The same of a name as written, with the word before it, if there is one. */
export function genderCalled(name: string, before = ""): Rival {
  const titled = [name, before];
  if (titled.some((each) => TITLE_OF_MEN.test(each))) return "male";
  if (titled.some((each) => TITLE_OF_WOMEN.test(each))) return "female";
  return ADDRESSED.test(name) ? "either" : (commonSexOf(name) ?? "either");
}

const TITLE_OF_MEN = new RegExp(`^(?:${cue("titles of men")})(?!\\p{L})`, "u");
const TITLE_OF_WOMEN = new RegExp(`^(?:${cue("titles of women")})(?!\\p{L})`, "u");
