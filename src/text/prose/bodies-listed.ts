import type { Grammar, Organisation } from "../languages/grammar.ts";
import { perGrammar } from "../languages/per-language.ts";
import { isPlaceName } from "../places/towns.ts";
import { organisationIn } from "./arguments.ts";

/** "[on the boards of] Lomond Water and the Tay Theatre Trust": an organisation, and those that "and" or a comma joins to it. */
export function bodiesListed(text: string, grammar: Grammar): Organisation[] {
  const first = organisationIn(`${grammar.employerBy} ${text.trim()}`, grammar) ?? organisationIn(text, grammar);
  if (first === undefined) return [];
  const found = [first];
  let rest = text.slice(Math.max(0, text.indexOf(first.name)) + first.name.length);
  for (let left = MAX_LISTED; left > 0; left--) {
    const joint = NEXT_BODY(grammar).exec(rest)?.[0];
    const next = joint === undefined ? undefined : `${grammar.employerBy} ${rest.slice(joint.length)}`;
    const body = next === undefined ? undefined : organisationIn(next, grammar);
    if (next === undefined || body === undefined || body.from > 0 || isPlaceName(body.name)) break;
    found.push(body);
    rest = next.slice(body.to);
  }
  return found;
}

const MAX_LISTED = 5;
const NEXT_BODY = perGrammar(
  (grammar) => `^(?:,|,?\\s(?:${grammar.and}))\\s(?=(?:(?:${grammar.article})(?:\\s|(?<=['’])))?\\p{Lu})`,
);
