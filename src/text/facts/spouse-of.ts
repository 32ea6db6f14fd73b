import { wordOf } from "../languages/cues.ts";
import { spanOf, type Speaker, type Assertion } from "../assertion.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { isFormerKin, personIn } from "./kin.ts";

/** The most tokens between a relative's word and a name: "his wife, the violist". */
const MAX_BETWEEN = 6;

/**
 * The person's spouse where the sentence names the spouse first: "Otto Brandt and his wife, Ada Finch", "Otto Brandt's
 * wife, the violist Ada Finch", "Otto Brandt married Ada Finch"; and behind "wife of". Only full names, and only in
 * languages without case, whose names can be taken as they stand.
 */
export function* readSpouseOf(sentence: Analysed, speaker: Speaker): Generator<Assertion> {
  const { spans, topic, tokens, lexicon } = sentence;
  if (lexicon.language.inflects === true || lexicon.language.nounCapitals === true) return;
  for (const span of spans) {
    if (span.kind !== "name" || doubtsAt(sentence, span.first).size > 0) continue;
    const own = tokens.slice(span.first, span.last + 1);
    const isTheirs = own.length > 1 && own.every(({ lower }) => topic.words.has(lower));
    const named = isTheirs ? spouseBefore(sentence, span) : isBehindSpouseOf(sentence, span) ? span : undefined;
    const name = named === undefined ? undefined : personIn(sentence, named, topic);
    if (name !== undefined && /\s/u.test(name))
      yield speaker.say("spouse", name, spanOf(sentence.piece), { confidence: 0.85 });
  }
}

/** Whose spouse the person is, by the words before their name. */
function spouseBefore(sentence: Analysed, { first }: TokenSpan): TokenSpan | undefined {
  const { tokens, spans } = sentence;
  const isSkipped = (at: number) => tokens[at]?.text === "," || has(tokens[at], "ART", "TO") || isInRole(sentence, at);
  let at = first - 1;
  while (at > 0 && first - at <= MAX_BETWEEN && isSkipped(at)) at--;
  const token = tokens[at];
  if (token === undefined || token.capital || UNMARRIED.test(token.lower)) return undefined;
  const endsAt = (last: number) => spans.find((span) => span.kind === "name" && span.last === last);
  if (has(token, "MARRY") && !has(token, "SPOUSE")) return endsAt(has(tokens[at - 1], "BE") ? at - 2 : at - 1);
  if (!has(token, "SPOUSE") || isFormerKin(sentence, at)) return undefined;
  if (tokens[at - 1]?.lower === "'s") return endsAt(at - 2);
  if (!WHOSE.test(tokens[at - 1]?.lower ?? "") || !has(tokens[at - 2], "AND")) return undefined;
  return endsAt(at - 3);
}

/**
 * "Ada Finch is a violist and the wife of Otto Brandt": nobody else stands between the person and the word for a
 * spouse, and nothing that says when it became true.
 */
function isBehindSpouseOf(sentence: Analysed, { first }: TokenSpan): boolean {
  const { tokens, mentions } = sentence;
  let at = first - 1;
  while (at > 0 && first - at <= MAX_BETWEEN && (isInRole(sentence, at) || has(tokens[at], "ART"))) at--;
  const kin = tokens[at - 1];
  if (!has(tokens[at], "OF") || !has(kin, "SPOUSE") || kin?.capital === true || isFormerKin(sentence, at - 1))
    return false;
  if (UNMARRIED.test(kin?.lower ?? "")) return false;
  const lead = tokens[has(tokens[at - 2], "ART") ? at - 3 : at - 2];
  if (!(has(lead, "BE", "AND") || lead?.text === "," || lead?.text === "(")) return false;
  const start = kin?.from ?? 0;
  const before = mentions.filter(({ to, form }) => to <= start && form !== "description");
  return (
    before.length > 0 &&
    before.every(({ owner }) => owner === "own") &&
    !tokens.slice(0, at - 1).some((token) => has(token, "KIN", "BECOME"))
  );
}

function isInRole({ spans }: Analysed, at: number): boolean {
  return spans.some(({ kind, first, last }) => kind === "role" && first <= at && at <= last);
}

const WHOSE = wordOf("whose kin");

/** Words for somebody who need not be married to the person, or shares a firm with them. */
const UNMARRIED = wordOf("unmarried partners");
