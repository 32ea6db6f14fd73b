import type { Mention } from "../../text/sentences/mention.ts";
import type { Belonging } from "../../text/languages/belonging.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import { withoutComplements } from "./complements.ts";

/**
 * The sentence with `@` for the person, `#` for others and `%` for people who cannot be told apart, in the language of
 * `belonging`. A genitive becomes `@’s`, and a word for them that precedes what is done to them `@’o`.
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
    // "who robbed # and @ was": a singular verb cannot have both as its subject.
    .replace(/(?<!#,? )#((?:,? #)*,? (?:and|or) )@(?=\s+(?:was|is|has)\s)/gu, "#$1#");
  if (masked.includes("@")) masked = withoutComplements(masked, belonging);
  return entry ? ofEntry(masked, mentions.length === 0) : masked;
}

/**
 * An entry in a register names its person once; its other columns and sentences are about them if they have no subject.
 */
function ofEntry(masked: string, goesOn: boolean): string {
  const columns = masked.split(/\s{2,}|\s[|·]\s/u).slice(goesOn ? 0 : 1);
  return columns.map((column) => `@ ${column.charAt(0).toLowerCase()}${column.slice(1)}`).join("; ");
}

/** The signs may mean nothing but people. */
function plain(text: string): string {
  return text.replace(/[@#%]/gu, " ");
}

function signOf({ owner, form }: Mention): string {
  const sign = owner === "own" ? "@" : owner === "other" ? "#" : "%";
  return form === "possessive" ? `${sign}’s` : form === "object" ? `${sign}’o ` : sign;
}
