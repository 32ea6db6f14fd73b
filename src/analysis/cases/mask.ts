import type { Mention } from "../../text/sentences/mention.ts";
import type { Belonging } from "../../text/languages/belonging.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import { withoutComplements } from "./complements.ts";
import { withoutTitles } from "./noun-phrases.ts";

/**
 * The sentence with `@` for the person, `#` for others and `%` for people who cannot be told apart, in the language of
 * `belonging`. A genitive becomes `@’s`, and a word for them that precedes what is done to them `@’o`.
 */
export function mask({ unquoted, mentions, entry }: ToldSentence, belonging: Belonging): string {
  let masked = "";
  let at = 0;
  for (const [place, mention] of mentions.entries()) {
    if (isInApposition(unquoted, mention, mentions[place - 1])) continue;
    masked += plain(unquoted.slice(at, mention.from)) + signOf(mention);
    at = mention.to;
  }
  masked += plain(unquoted.slice(at));
  masked = masked
    // "He'd been picked up", "She's been charged".
    .replace(/([@#%])['’]d(?=\s)/gu, "$1 had")
    .replace(/([@#%])['’]s(?=\s(?:\p{L}+ly\s|also\s|now\s)?been(?!\p{L}))/gu, "$1 has")
    .replace(/([@#%])['’]s?(?=\s|$)/gu, "$1’s")
    .replace(/@’s (?:\p{L}+ ){0,2}?#/gu, "#")
    .replace(/@\s*,\s*whose /gu, "@’s ")
    // "who robbed # and @ was": a singular verb cannot have both as its subject.
    .replace(/(?<!#,? )#((?:,? #)*,? (?:and|or) )@(?=\s+(?:was|is|has)\s)/gu, "#$1#");
  if (masked.includes("@")) masked = withoutComplements(withoutTitles(masked, belonging), belonging);
  return entry ? ofEntry(masked, mentions.length === 0) : masked;
}

/** "Ada Finch, the owner of one of the mills,": what the person is called beside their name. */
function isInApposition(sentence: string, { form, owner, from }: Mention, before: Mention | undefined): boolean {
  if (form !== "description" || owner !== "own" || before?.form !== "name" || before.owner !== "own") return false;
  return /^(?:,\s*\p{N}{1,3}|\s*\(\p{N}{1,3}\))?,\s*$/u.test(sentence.slice(before.to, from));
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
