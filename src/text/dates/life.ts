import { cue, wordOf } from "../languages/cues.ts";
import { findDates } from "./dates.ts";
import { spanOf, type Speaker, type Assertion } from "../assertion.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { has } from "../tokens/spans.ts";

/** Earlier births are historical, later ones are children's. */
const YEARS = /^(?:1[89]\d\d|200\d|201[0-2])/u;
/** How far a birth date may be from the word for birth, in UTF-16 units. */
const NEAR = 90;

/** The day or year of the person's birth: the date nearest to a word for being born, in the same clause. */
export function* readBirth(sentence: Analysed, speaker: Speaker): Generator<Assertion> {
  const { tokens, owners, piece, lexicon } = sentence;
  const at = tokens.findIndex((token, i) => has(token, "BORN") && owners[i] === "own" && !ORIGIN.test(token.lower));
  const token = tokens[at];
  if (token === undefined || doubtsAt(sentence, at).size > 0) return;
  if (COHORT.test(token.lower) && !isOfPerson(sentence, at)) return;
  const before = lexicon.language.verbLast === true;
  const dates = findDates(piece.text, lexicon.language.lang);
  const comma = tokens.findIndex((each, i) => i > at && each.text === ",");
  const stops = tokens
    .slice(at + 1)
    .find(
      (each, i) =>
        STOPS.test(each.text) ||
        (comma > at && at + 1 + i > comma && has(each, "STUDY", "GRAD", "WORK", "WIN")) ||
        (has(each, "AND") && has(tokens[at + 2 + i], "STUDY", "GRAD", "WORK", "JOIN", "LIVE", "SHE", "HE")),
    );
  const end = Math.min(
    stops?.from ?? piece.text.length,
    token.to + NEAR,
    token.to + nextDeed(piece.text.slice(token.to)),
  );
  const behind = dates.find(
    ({ from }) =>
      from >= token.to &&
      from < end &&
      !SINCE_BEFORE.test(piece.text.slice(0, from)) &&
      !isOfSomethingElse(piece.text.slice(token.to, from)),
  );
  const ahead = dates.findLast(
    ({ from, to }) =>
      to <= token.from &&
      token.from - to < NEAR &&
      !SINCE_BEFORE.test(piece.text.slice(0, from)) &&
      !(from > 0 && /^,\s/u.test(piece.text.slice(to))),
  );
  const closed = CLOSED.test(piece.text.slice(token.to));
  const date = before || closed ? (ahead ?? (closed ? undefined : behind)) : (behind ?? ahead);
  if (date !== undefined && YEARS.test(date.value))
    yield speaker.say("birthDate", date.value, spanOf(piece), { confidence: 0.9 });
}

/**
 * "Ada Finch, Jahrgang 1975,", "Ada Finch (rocznik 1975)", "ist Jahrgang 1975": a birth cohort that the person
 * belongs to, not a school's year group.
 */
function isOfPerson({ tokens, topic }: Analysed, at: number): boolean {
  const [named, before] = [tokens[at - 2], tokens[at - 1]];
  if (before === undefined || has(before, "BE")) return true;
  return /^[,(]$/u.test(before.text) && named?.capital === true && topic.words.has(named.lower);
}

const COHORT = wordOf("cohorts");

/** "Gimęs Rietave, mokslus krimto Vilniuje (diplomas – 1995)": a date in brackets after a word for something else. */
export function isOfSomethingElse(before: string): boolean {
  const bracket = before.lastIndexOf("(");
  return bracket > before.lastIndexOf(")") && /(?<!\p{L})\p{Ll}{3}/u.test(before.slice(bracket));
}

/** "1978 in Cuxhaven geboren, studierte sie …": everything about the birth stands before the word. */
const CLOSED = /^\s?(?:[).;]|,(?!\s(?:\p{L}{1,3}\s){0,2}\d))/u;

/** "… has been clerk since 2011, grew up in": the date says when something else began. */
const SINCE_BEFORE = new RegExp(`(?<!\\p{L})(?:${cue("since")})\\s$`, "u");
const ORIGIN = wordOf("origins");
const STOPS = /^[;:—]$/u;

/** Where the text after a birth turns to what came next: "in Collon, and entered the order in 1952". */
export function nextDeed(behind: string): number {
  const at = behind.search(NEXT_DEED);
  // "Born in Kassel, …, she is the youngest winner of the Prize (2015)": brackets after a comma belong to what they
  // follow.
  const aside = /^[^,()]{0,80}(?=,[^(]{0,200}\()/u.exec(behind)?.[0].length ?? behind.length;
  return Math.min(at < 0 ? behind.length : at, aside);
}

/** "Born and raised in Leeds in 1974" is still about the birth. */
const NEXT_DEED = new RegExp(
  `(?:,|\\s(?:${cue("goes on")}))\\s(?:(?:${cue("who goes on")})\\s){0,2}(?:${cue("next deeds")})(?!\\p{L})`,
  "u",
);
