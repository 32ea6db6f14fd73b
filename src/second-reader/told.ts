import { cue } from "../text/languages/cues.ts";
import { wordOf } from "../text/languages/cues.ts";
import { ADDRESSED } from "../text/tokens/names.ts";
import type { Property, PropertyTypes } from "../domain/claim.ts";
import { isCity } from "../text/places/cities.ts";
import { isPersonName } from "../text/people/naming.ts";
import type { DocumentPlace } from "../text/document/block.ts";
import { type Analysed, doubtsAt } from "../text/sentences/analyse.ts";
import { nominativeOf } from "../text/tokens/nominative.ts";
import { isSubjectName } from "../text/sentences/subject-name.ts";
import { has, type TokenSpan } from "../text/tokens/spans.ts";
import type { WordClass } from "../text/languages/words.ts";
import type { PersonText } from "./document.ts";
import { findValue } from "./locate.ts";
import { Refused, refuseIf } from "./refusal.ts";
import { type Sense, type Sensed, tokensAt } from "./sense.ts";

/** An assertion that may become a claim. */
export type ToldAssertion = {
  [P in Property]: { readonly property: P; readonly value: PropertyTypes[P]; readonly quote: DocumentPlace };
}[Property];

/** A value within its sentence, as tokens `first` to `last` (inclusive). */
export interface QuotedValue extends Sensed {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/** Limit on layout lines of one entry that a quote may join. */
const MAX_LINES = 2;
const MAX_SENTENCES = 3;

/** The words of one quote, with the text room's analysis of each. */
export class QuoteWords {
  readonly document: PersonText;
  readonly sense: Sense;
  readonly quote: DocumentPlace;
  /** The sentences or lines in the quote. */
  readonly sensed: readonly Sensed[];

  constructor(document: PersonText, sense: Sense, quote: DocumentPlace) {
    this.document = document;
    this.sense = sense;
    this.quote = quote;
    this.sensed = sense.within(quote);
    const lines = new Set(this.sensed.map(({ line }) => line));
    const isLayout = [...lines].every(({ isProse }) => !isProse);
    refuseIf(lines.size > (isLayout ? MAX_LINES : 1) || this.sensed.length > MAX_SENTENCES, "quote");
  }

  get lang(): string {
    return this.sense.lexicon.language.lang;
  }

  /** The value as written in the quote. Throws `Refused`. */
  find(value: string | undefined): QuotedValue {
    refuseIf(value === undefined, "shape");
    const written = this.document.text.slice(this.quote.from, this.quote.to);
    const found = findValue(written, value ?? "");
    if (found === null) throw new Refused("value");
    const place = { from: this.quote.from + found.from, to: this.quote.from + found.to };
    const text = this.document.text.slice(place.from, place.to);
    // What was masked must not be revealed.
    refuseIf(text.includes("•") || text.includes("\n"), "value");
    const sensed = this.sense.at(place);
    if (sensed === undefined) throw new Refused("subject");
    const tokens = tokensAt(sensed.sentence, place);
    if (tokens === undefined) throw new Refused("value");
    return { ...sensed, text, ...tokens };
  }

  /**
   * Throws `Refused` unless the word is about the person, and is not denied, in the future, hearsay or about a
   * predecessor.
   */
  requireOwn(word: QuotedValue): void {
    refuseIf(!isOwn(word) || this.followsSomebody(word), "subject");
    refuseIf(this.isSubject(word), "value");
    refuseIf(isDoubted(word), "doubt");
    refuseIf(QUESTION.test(word.sentence.piece.text), "relation");
  }

  /**
   * Whether the sentence turns to somebody else before the word, and not back to the person: to a relative ("their
   * daughter Ada is a nurse at"), to a name with a statement about it ("Ada, a nurse at"), or in a line of a layout to
   * a name in front ("Ada Finch, nurse").
   */
  private followsSomebody(word: QuotedValue): boolean {
    const { sentence, first, line } = word;
    const { tokens, spans, topic } = sentence;
    const ownAt = tokens.findLastIndex(
      (token, at) =>
        at < first &&
        (has(token, "SHE", "HE", "FIRST") || isNameOfSubject(sentence, at)) &&
        (!line.isProse || sentence.owners[at] === "own"),
    );
    const kin = tokens.findLastIndex(
      (token, at) => at < first && !token.capital && has(token, "KIN", "SPOUSE", "CHILD") && !has(token, "ROLE"),
    );
    if (kin > ownAt || isPossessed(word) || isInSomebodysBrackets(word)) return true;
    const others = spans.filter(
      (span) =>
        span.kind === "name" &&
        span.last < first &&
        span.first > ownAt &&
        !isSubjectName(span, tokens, topic) &&
        !tokens.slice(span.first, span.last + 1).some((token) => has(token, "ORG", "SCHOOL", "OF", "FIELD")),
    );
    if (!line.isProse) return others.some(({ text }) => isPersonName(text));
    return others.some((span) => {
      const [next, second] = tokens.slice(span.last + 1, span.last + 3);
      const isTitled = ADDRESSED.test(tokens[span.first - 1]?.text ?? "") || ADDRESSED.test(span.text);
      const goesOn = has(next, "WHO") || (next?.text === "," && has(second, "WHO"));
      const leads =
        tokens.slice(0, span.first).every(({ kind }) => kind !== "word") &&
        (/^[,(]$/u.test(next?.text ?? "") || has(next, ...VERBS));
      return isTitled || goesOn || leads;
    });
  }

  /** Whether a value is the person's own name. */
  isSubject({ sentence, first, last, text }: QuotedValue): boolean {
    const span = { kind: "name", first, last, from: 0, to: 0, text } as const satisfies TokenSpan;
    return isSubjectName(span, sentence.tokens, sentence.topic);
  }

  /**
   * The base form in languages that inflect names, otherwise the value as written. Throws `Refused` if it cannot be
   * determined.
   */
  baseOf({ sentence, first, last, text }: QuotedValue): string {
    const base = nominativeOf(sentence.tokens.slice(first, last + 1), text, sentence.lexicon);
    if (base === undefined) throw new Refused("value");
    return base;
  }
}

/** A word of the person's name that is not part of somebody else's: "Bhullar", not "Mrs Paramjit Bhullar". */
function isNameOfSubject({ tokens, spans, topic }: Analysed, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !token.capital || !topic.words.has(token.lower.replace(/'s$/u, ""))) return false;
  const span = spans.find(({ kind, first, last }) => kind === "name" && first <= at && last >= at);
  return !ADDRESSED.test(tokens[at - 2]?.text ?? "") && (span === undefined || isSubjectName(span, tokens, topic));
}

/** Questions state nothing. */
const QUESTION = /[?？]["”»’)\]]*$/u;

/** "her editor at": the editor is not the person. */
function isPossessed({ sentence: { tokens }, first }: QuotedValue): boolean {
  return has(tokens[first - 1], "HER", "HIS") || POSSESSIVE.test(tokens[first - 1]?.lower ?? "");
}

/** "Ada Finch (nurse at a clinic)" is about the name before the bracket. */
function isInSomebodysBrackets({ sentence: { tokens, spans, topic }, first }: QuotedValue): boolean {
  const opened = tokens.slice(0, first).findLastIndex(({ text }) => text === "(");
  if (opened < 0 || tokens.slice(opened, first).some(({ text }) => text === ")")) return false;
  const name = spans.find((span) => span.kind === "name" && span.last === opened - 1);
  return name !== undefined && isPersonName(name.text) && !isSubjectName(name, tokens, topic);
}

/** Words that, after a name, begin a statement about that person. */
const VERBS: readonly WordClass[] = [
  "BE",
  "HAVE",
  "WHO",
  "WORK",
  "JOIN",
  "LEAVE",
  "LEAD",
  "FOUND",
  "BECOME",
  "TEACH",
  "STUDY",
  "LIVE",
];

/** A line of a layout is about the person it is under; in prose every word has an owner. */
function isOwn({ sentence, first, last, line }: QuotedValue): boolean {
  return !line.isProse || sentence.owners.slice(first, last + 1).every((owner) => owner === "own");
}

/** The name span in the sentence that contains the value, or is part of it. */
export function nameAt({ sentence, first, last }: QuotedValue): TokenSpan | undefined {
  return sentence.spans.find((span) => span.kind === "name" && span.first <= last && span.last >= first);
}

/** A value that is only part of a longer name: "Building" in "the Building and Construction Authority". */
export function isCutOut(word: QuotedValue): boolean {
  const name = nameAt(word);
  if (name === undefined || (name.first >= word.first && name.last <= word.last)) return false;
  // Spaces between columns end a name, and a town after it is its location.
  const column = name.text.split(/\s{2,}/u).find((part) => part.includes(word.text)) ?? name.text;
  const rest = column.replace(word.text, "").replace(LEGAL_FORM, "").trim();
  return /\p{L}/u.test(rest) && !(column.endsWith(rest) && isCity(rest));
}

const LEGAL_FORM = new RegExp(`(?<!\\p{L})(?:${cue("folded legal forms")}|incorporated|the)(?!\\p{L})\\.?`, "giu");

/**
 * Whether a word is in doubt: by words before it, or right after it by one that takes it back, as in "a post that she
 * declined".
 */
export function isDoubted({ sentence, first, last }: QuotedValue): boolean {
  if (doubtsAt(sentence, first).size > 0) return true;
  const { tokens } = sentence;
  for (let i = last + 1, steps = 0; i < tokens.length && steps < MAX_BEHIND; i++, steps++) {
    const token = tokens[i];
    if (token === undefined || /^[;.:!?]$/u.test(token.text)) return false;
    if (has(token, "BUT", "AND") && !has(token, "NEG")) return false;
    if (token.text === "," && !has(tokens[i + 1], "WHO") && !has(tokens[i + 1], "NEG")) return false;
    if (has(token, "NEG", "FUTURE", "HEARSAY")) return true;
  }
  return false;
}

const MAX_BEHIND = 10;

const POSSESSIVE = wordOf("possessives");
