import type { Speaker, Assertion } from "../assertion.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { COVERS } from "./asides.ts";
import { isWonByAnother, NEAR_AWARD } from "./facts.ts";
import { baseFormOf } from "../tokens/base-form.ts";
import { has } from "../tokens/spans.ts";
import type { Tag, TaggedStretch } from "../sentences/tags.ts";

/** Awards, pastimes, a home and a spouse of which the tagger is sure, in a text about the person. */
export function* readTagged(sentence: Analysed, speaker: Speaker): Generator<Assertion> {
  const { piece, tagged, tokens } = sentence;
  const span = { from: piece.from, to: piece.from + piece.text.length };
  for (const stretch of tagged?.stretches ?? []) {
    if (!isBelieved(sentence, stretch)) continue;
    const text = piece.text.slice(tokens[stretch.first]?.from ?? 0, tokens[stretch.last]?.to ?? 0);
    const said = baseFormOf(text, sentence.lexicon.language, has(tokens[stretch.first - 1], "IN", "AT"));
    const how = { confidence: Math.round(stretch.chance * 90) / 100 };
    if (stretch.tag === "award" && said !== undefined) yield speaker.say("badge", said, span, how);
    if (stretch.tag === "pastime" && said !== undefined) yield speaker.say("interest", said, span, how);
    if (stretch.tag === "home") yield speaker.say("location", text, span, how);
    if (stretch.tag === "spouse" && !isPossessor(sentence, stretch)) yield speaker.say("spouse", text, span, how);
  }
}

/** "married to Rosalind's sister": Rosalind is whose kin the spouse is. */
function isPossessor({ tokens }: Analysed, { last }: TaggedStretch): boolean {
  return /['’]s$/u.test(tokens[last]?.text ?? "") || /^['’]s$/u.test(tokens[last + 1]?.text ?? "");
}

/**
 * Where names are inflected, those of people and towns cannot be given in the nominative. A spouse is named where the
 * words are about somebody else.
 */
function isBelieved(sentence: Analysed, { tag, first, chance }: TaggedStretch): boolean {
  const least = MIN_CHANCE[tag];
  if (least === undefined || chance < least || doubtsAt(sentence, first).size > 0) return false;
  if (tag === "pastime" && COVERS.test(sentence.piece.text)) return false;
  if (tag === "award" && (NEAR_AWARD.test(sentence.piece.text) || isWonByAnother(sentence, first))) return false;
  if (tag !== "spouse" && sentence.owners[first] !== "own") return false;
  return sentence.lexicon.language.inflects !== true || (tag !== "spouse" && tag !== "home");
}

/** Set by `eval/train-tagger.ts --check`. */
const MIN_CHANCE: Readonly<Partial<Record<Tag, number>>> = { award: 0.6, pastime: 0.6, home: 0.7, spouse: 0.7 };
