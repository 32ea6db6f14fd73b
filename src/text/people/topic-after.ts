import { cue } from "../languages/cues.ts";
import type { Mention, MentionOwner } from "../sentences/mention.ts";
import type { NamedMention } from "./find-people.ts";

/** What finding people tells of a name beyond whose it is. */
type ToldOfName = Partial<Pick<NamedMention, "kin" | "double" | "possessor">>;

/**
 * Whom the next sentence is about if it names nobody: who is named first, but not the owner in "Finch’s cousin". Nobody can tell
 * where the first stands behind a preposition and somebody else does not, and where the first is a relative whom only the name of
 * another shows. `undefined` if the sentence speaks of nobody.
 */
export function topicAfter(sentence: string, mentions: readonly (Mention & ToldOfName)[]): MentionOwner | undefined {
  const told = mentions.filter(
    ({ form, from, to }) =>
      form !== "possessive" &&
      !(form === "description" && isAside(sentence, from)) &&
      !mentions.some(
        (next) => next.form === "description" && next.owner === "other" && OWNS.test(sentence.slice(to, next.from + 1)),
      ),
  );
  const [first] = told;
  if (first?.possessor || first?.double || (first?.kin && first.owner === "other")) return "unknown";
  if (first?.form !== "name" || !isAside(sentence, first.from)) return first?.owner;
  return told.every(({ owner, from }) => owner === first.owner || isAside(sentence, from)) ? first.owner : "unknown";
}

/** "transfers to a relative": who only stands behind a preposition is not whom a sentence is about. */
export function isAside(sentence: string, from: number): boolean {
  return BESIDE.test(sentence.slice(Math.max(0, from - 10), from));
}

const BESIDE = new RegExp(`(?<!\\p{L})(?:${cue("beside")})\\s+$`, "iu");
/** Between an owner and what is theirs. */
const OWNS = /^['’]s?\s+\S?$/u;
