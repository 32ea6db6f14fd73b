import type { Analysed } from "../sentences/analyse.ts";
import { featuresOf } from "../learned/features.ts";
import { likelihoods, RELATIONS } from "../learned/model.ts";
import type { TokenStretch } from "../learned/tie-features.ts";
import { chancesOfTime, chanceOfTie, type HeldPost } from "../learned/ties.ts";
import type { SecondLook, Assertion } from "../assertion.ts";
import type { TokenSpan } from "../tokens/spans.ts";
import { postFeatures } from "./posts.ts";

/**
 * A job or school together with what the models say about its words in the sentence it was read from, whichever
 * reader made it: frames and lists have no likelihoods, and the confidences of two readers are not comparable.
 */
export function withSecondLook(said: Assertion, sentence: Analysed | undefined): Assertion {
  if (said.grounds === undefined || sentence === undefined) return said;
  if (said.property !== "experience" && said.property !== "education") return said;
  return { ...said, grounds: { ...said.grounds, second: lookAgain(said, sentence) } } as Assertion;
}

function lookAgain(said: Extract<Assertion, { property: "experience" | "education" }>, sentence: Analysed): SecondLook {
  const { spans, tagged, owners } = sentence;
  const isJob = said.property === "experience";
  const [written, told] = isJob ? [said.value.company, said.value.title] : [said.value.school, said.value.degree];
  const body = stretchOf(sentence, written, "name");
  const what = told === undefined ? undefined : stretchOf(sentence, told, isJob ? "role" : "degree");
  const names = spans.filter(({ kind }) => kind === "name");
  const whats = spans.filter(({ kind }) => kind === (isJob ? "role" : "degree"));
  const tie = isJob ? "held" : "studied";
  const chances = body === undefined ? [] : likelihoods(featuresOf(sentence, body));
  const asked = RELATIONS.indexOf(isJob ? "employer" : "school");
  const tieOf = (one: TokenSpan, other: TokenSpan) =>
    chanceOfTie(tie, postFeatures(sentence, one, other, names, whats));
  const isApart = (a: TokenStretch, b: TokenStretch) => a.last < b.first || b.last < a.first;
  const held: HeldPost = { body, what };
  const times = chancesOfTime(sentence, held, said.value.from, said.value.to, isJob);
  return {
    names: names.length,
    posts: whats.length,
    times: times.count,
    ...(times.from === undefined ? {} : { from: times.from }),
    ...(times.to === undefined ? {} : { to: times.to }),
    ...(body === undefined
      ? {}
      : {
          owner: owners[body.first] ?? "unknown",
          body: chances[asked] ?? 0,
          otherBody: Math.max(...chances.filter((_, at) => at !== asked)),
          ...(tagged && { bodyTag: tagged.chanceOf(isJob ? "employer" : "school", body.first, body.last) }),
          ...(tagged && { endsBody: chanceBeyond(tagged, isJob ? "employer" : "school", body) }),
        }),
    ...(what === undefined || tagged === undefined
      ? {}
      : {
          whatTag: tagged.chanceOf(isJob ? "title" : "degree", what.first, what.last),
          endsWhat: chanceBeyond(tagged, isJob ? "title" : "degree", what),
        }),
    ...(body === undefined || what === undefined
      ? {}
      : {
          tie: tieOf(what, body),
          rivalBody: Math.max(
            0,
            ...names.filter((each) => isApart(each, body) && isApart(each, what)).map((each) => tieOf(what, each)),
          ),
          rivalWhat: Math.max(
            0,
            ...whats.filter((each) => isApart(each, what) && isApart(each, body)).map((each) => tieOf(each, body)),
          ),
        }),
  };
}

/** How likely it is that the same thing continues beyond a stretch, on either side. */
function chanceBeyond(
  tagged: NonNullable<Analysed["tagged"]>,
  tag: "title" | "employer" | "school" | "degree",
  { first, last }: TokenStretch,
): number {
  return Math.max(tagged.chanceOf(tag, first - 1, last), tagged.chanceOf(tag, first, last + 1));
}

/** The span of a sentence in which given words stand. */
function stretchOf({ piece, tokens, spans }: Analysed, words: string, kind: TokenSpan["kind"]): TokenSpan | undefined {
  const from = piece.text.indexOf(words);
  if (from < 0 || words === "") return undefined;
  const to = from + words.length;
  const first = tokens.findIndex((token) => token.to > from);
  const last = tokens.findLastIndex((token) => token.from < to);
  if (first < 0 || last < first) return undefined;
  const known = spans.find((span) => span.kind === kind && span.first === first && span.last === last);
  return known ?? { kind, first, last, from, to, text: words };
}
