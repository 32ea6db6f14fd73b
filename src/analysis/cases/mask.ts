import type { Mention } from "../../text/sentences/mention.ts";
import type { Belonging } from "../../text/languages/belonging.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import { withoutComplements } from "./complements.ts";

/**
 * The sentence in the language of `belonging`, with `@` for the person, `#` for others, `%` for who cannot be told; a genitive is
 * `@’s`, and a word for them before what is done to them is `@’o`.
 */
export function mask({ unquoted, mentions, entry }: ToldSentence, belonging: Belonging): string {
  let masked = "";
  let at = 0;
  for (const mention of mentions) {
    masked += plain(unquoted.slice(at, mention.from)) + signOf(mention);
    at = mention.to;
  }
  masked += plain(unquoted.slice(at));
  masked = masked
    .replace(/([@#%])['’]s?(?=\s|$)/gu, "$1’s")
    .replace(/@’s (?:\p{L}+ ){0,2}?#/gu, "#")
    .replace(/@\s*,\s*whose /gu, "@’s ")
    // "who robbed # and @ was": a singular verb has another subject than the two.
    .replace(/(?<!#,? )#((?:,? #)*,? (?:and|or) )@(?=\s+(?:was|is|has)\s)/gu, "#$1#");
  if (masked.includes("@")) masked = withoutComplements(masked, belonging);
  return entry ? ofEntry(masked, mentions.length === 0) : masked;
}

/** An entry of a register names its person once; what its other columns and sentences say without a subject is theirs. */
function ofEntry(masked: string, goesOn: boolean): string {
  const columns = masked.split(/\s{2,}|\s[|·]\s/u).slice(goesOn ? 0 : 1);
  return columns.map((column) => `@ ${column.charAt(0).toLowerCase()}${column.slice(1)}`).join("; ");
}

/** The signs stand for people alone. */
function plain(text: string): string {
  return text.replace(/[@#%]/gu, " ");
}

function signOf({ owner, form }: Mention): string {
  const sign = owner === "own" ? "@" : owner === "other" ? "#" : "%";
  return form === "possessive" ? `${sign}’s` : form === "object" ? `${sign}’o ` : sign;
}
