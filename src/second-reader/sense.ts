import { splitSentences } from "../text/sentences/sentences.ts";
import type { DocumentPlace } from "../text/document/block.ts";
import { type Analysed, analyse } from "../text/sentences/analyse.ts";
import { languageOf, lexiconFor } from "../text/languages/languages.ts";
import { knownOfText } from "../text/people/known-of-text.ts";
import { topicOf } from "../text/sentences/owners.ts";
import type { Lexicon } from "../text/languages/words.ts";
import type { PassageLine, PersonText } from "./document.ts";

/** A sentence, or a line of a layout, with the text room's analysis. */
export interface Sensed {
  readonly line: PassageLine;
  readonly sentence: Analysed;
}

/** The text room's analysis of a person's text, sentence by sentence. */
export interface Sense {
  readonly lexicon: Lexicon;
  /** The sentence that fully contains a stretch of the text. */
  at(place: DocumentPlace): Sensed | undefined;
  /** Every sentence that a stretch touches, in text order. */
  within(place: DocumentPlace): readonly Sensed[];
}

/** Anything longer is not a sentence. In UTF-16 units. */
const MAX_SENTENCE_LENGTH = 1_200;

/** `null` if the text is in no language whose sentences are read: there is no way to tell whom they are about. */
export function senseOf(document: PersonText): Sense | null {
  const { text, lines, subject, about } = document;
  const lang = languageOf(text, document.lang);
  const lexicon = lang === undefined ? undefined : lexiconFor(lang);
  if (lexicon === undefined) return null;
  const prose = lines
    .filter(({ isProse }) => isProse)
    .map(({ from, to }) => text.slice(from, to))
    .join("\n\n");
  const known = knownOfText({ text, subject: subject.name, lexicon, about, prose });
  const topic = topicOf(subject.name, known);
  const sensed = lines.flatMap((line): Sensed[] => {
    const written = text.slice(line.from, line.to);
    if (!line.isProse) {
      // A line of a layout is about the person it is under, whatever the line before says.
      const own = topicOf(subject.name, { about: true, gender: known.gender });
      return written.length > MAX_SENTENCE_LENGTH
        ? []
        : [{ line, sentence: analyse({ text: written, from: line.from }, lexicon, own) }];
    }
    return splitSentences(written)
      .filter((piece) => piece.text.length <= MAX_SENTENCE_LENGTH)
      .map((piece) => ({
        line,
        sentence: analyse({ text: piece.text, from: line.from + piece.from }, lexicon, topic),
      }));
  });
  return {
    lexicon,
    at: (place) => sensed.find((each) => holds(each, place)),
    within: (place) => sensed.filter((each) => touches(each, place)),
  };
}

function holds({ sentence: { piece } }: Sensed, { from, to }: DocumentPlace): boolean {
  return from >= piece.from && to <= piece.from + piece.text.length;
}

function touches({ sentence: { piece } }: Sensed, { from, to }: DocumentPlace): boolean {
  return from < piece.from + piece.text.length && to > piece.from;
}

/** The tokens that a stretch of the text covers, first and last inclusive; `undefined` if there are none. */
export function tokensAt(
  { tokens, piece }: Analysed,
  { from, to }: DocumentPlace,
): { readonly first: number; readonly last: number } | undefined {
  const first = tokens.findIndex((token) => piece.from + token.to > from);
  const last = tokens.findLastIndex((token) => piece.from + token.from < to);
  return first < 0 || last < first ? undefined : { first, last };
}
