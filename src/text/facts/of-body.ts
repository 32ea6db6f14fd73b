import type { Analysed } from "../sentences/analyse.ts";
import { isCompanyName, isSchoolName } from "../people/naming.ts";
import { wordOf } from "../languages/cues.ts";
import { has } from "../tokens/spans.ts";

/**
 * Whether a sentence tells of an organisation and mentions nobody: "Holt & Quarrie was founded in 1988 and won the
 * Harbour Prize". Its honours and its people are not those of the person whose page it stands on.
 *
 * @param organisation whose page it is
 */
export function isOfBody({ piece, tokens, mentions }: Analysed, organisation: string | undefined): boolean {
  if (mentions.some(({ owner }) => owner === "own")) return false;
  const verb = tokens.findIndex((token) => has(token, "BE", "HAVE", "WIN", "FOUND", "LEAD", "JOIN", "BECOME"));
  const subject = verb < 1 ? "" : piece.text.slice(tokens[0]?.from ?? 0, tokens[verb - 1]?.to ?? 0);
  if (subject === "" || subject.length > MAX_SUBJECT || /[,;:()]/u.test(subject)) return false;
  const isBody = isCompanyName(subject) || isSchoolName(subject);
  const isNoun =
    verb === 2 && has(tokens[0], "ART") && !WHOSE.test(tokens[0]?.lower ?? "") && has(tokens[1], "ORG", "SCHOOL");
  return (
    isNoun || (organisation !== undefined && subject.endsWith(organisation)) || (isBody && CAPITALISED.test(subject))
  );
}

/** "Her group builds …": what she does with it. */
const WHOSE = wordOf("possessives in headings");
/** In UTF-16 units. */
const MAX_SUBJECT = 60;
/** An optional word in front of capitalised ones: "The Harbour School". */
const CAPITALISED = /^(?:\p{L}+\s)?\p{Lu}[\p{L}\p{M}\d&'’.-]*(?:\s(?:\p{Ll}{1,3}\s)?[\p{Lu}&][\p{L}\p{M}\d&'’.-]*)+$/u;
