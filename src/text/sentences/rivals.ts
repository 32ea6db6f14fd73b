import { commonSexOf } from "../../names/given-names.ts";
import { cue } from "../languages/cues.ts";
import { ADDRESSED } from "../tokens/names.ts";
import type { TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** Whom of the people that a sentence names besides the text's person a pronoun could mean. */
export type Rival = "female" | "male" | "either";

/** Whom a pronoun could mean of people named in one sentence. */
export function joined(one: Rival | undefined, other: Rival): Rival {
  return one === undefined || one === other ? other : "either";
}

/** Whether a pronoun of that gender, or of one that is not known, could mean them. */
export function couldMean(rival: Rival | undefined, gender: "female" | "male" | undefined): boolean {
  return rival !== undefined && (gender === undefined || rival === "either" || rival === gender);
}

/** By the title or the given name of somebody who is named. */
export function genderOf({ first, text }: TokenSpan, tokens: readonly Token[]): Rival {
  const titled = [text, tokens[first - 1]?.text ?? ""];
  if (titled.some((each) => TITLE_OF_MEN.test(each))) return "male";
  if (titled.some((each) => TITLE_OF_WOMEN.test(each))) return "female";
  return ADDRESSED.test(text) ? "either" : (commonSexOf(text) ?? "either");
}

const TITLE_OF_MEN = new RegExp(`^(?:${cue("titles of men")})(?!\\p{L})`, "u");
const TITLE_OF_WOMEN = new RegExp(`^(?:${cue("titles of women")})(?!\\p{L})`, "u");
