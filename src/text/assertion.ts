import type { Method, Property, PropertyTypes } from "../domain/claim.ts";

/**
 * One thing a text says about its subject. `quote` is `text.slice(from, to)`, in UTF-16 code units, never empty, and
 * contains everything from which the value was read.
 */
export type Assertion = { [P in Property]: AssertionOf<P> }[Property];
export interface AssertionOf<P extends Property> extends Span {
  readonly property: P;
  readonly value: PropertyTypes[P];
  readonly quote: string;
  readonly method: Method;
  /** How sure the reading is, 0 to 1. */
  readonly confidence: number;
  readonly grounds?: Grounds;
}

/** What a reading rests on: its sureness is estimated from this (`learned/sureness.ts`). */
export interface Grounds {
  /** What read it: a reader of sentences or of a kind of layout. */
  readonly by: string;
  /** What else arrived at the same reading. */
  readonly also?: string;
  /** What the models say about its words in their sentence. */
  readonly second?: SecondLook;
}

/** Likelihoods, 0 to 1, each about the words where they stand in the sentence. */
export interface SecondLook {
  /**
   * That the organisation is an employer of the person, or a school, according to the model of relations; and the
   * likeliest alternative.
   */
  readonly body?: number;
  readonly otherBody?: number;
  /** The same, according to the tagger. */
  readonly bodyTag?: number;
  /** That its name is longer than what was read. */
  readonly endsBody?: number;
  /** That the post or degree is the person's, according to the tagger. */
  readonly whatTag?: number;
  readonly endsWhat?: number;
  /** That the two belong together, and that either belongs to another one in the sentence. */
  readonly tie?: number;
  readonly rivalBody?: number;
  readonly rivalWhat?: number;
  readonly from?: number;
  readonly to?: number;
  /** How many names, posts and times the sentence contains. */
  readonly names?: number;
  readonly posts?: number;
  readonly times?: number;
  /**
   * For an entry of a CV: how many parts it has, whether its employer stands above it, and whether its post is the
   * employer.
   */
  readonly parts?: number;
  readonly under?: number;
  readonly otherWhat?: number;
  /** Whom the mention of its organisation is about. */
  readonly owner?: string;
}

/** A stretch of a text: `from` is the index of its first character, `to` that of the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of text and its offset in the whole, so that what is read from it keeps its place. */
export interface TextPiece {
  readonly text: string;
  readonly from: number;
}

/** Makes assertions about one text, so that a quote always agrees with its offsets. */
export interface Speaker {
  say<P extends Property>(
    property: P,
    value: PropertyTypes[P],
    span: Span,
    how?: { readonly method?: Method; readonly confidence?: number },
  ): AssertionOf<P>;
}

export function speakerOf(text: string): Speaker {
  return {
    say: (property, value, span, how = {}) => {
      const { from, to } = trimmed(text, span);
      return {
        property,
        value: withBareTitle(value),
        from,
        to,
        quote: text.slice(from, to),
        method: how.method ?? "stated",
        confidence: how.confidence ?? 0.95,
      };
    },
  };
}

/** The value with its post stripped of the words around it: "as director of design", "an entrepreneur in residence". */
function withBareTitle<T>(value: T): T {
  if (typeof value !== "object" || value === null || !("title" in value) || typeof value.title !== "string")
    return value;
  return { ...value, title: value.title.replace(/^(?:as\s)?(?:an?\s)?(?=\p{L}{3})/u, "") };
}

/** The span without white space and separators at its ends; never empty if it contained anything else. */
export function trimmed(text: string, span: Span): Span {
  let { from, to } = span;
  while (from < to && /[\s;,]/u.test(text.charAt(from))) from++;
  while (to > from && /[\s;,]/u.test(text.charAt(to - 1))) to--;
  return { from, to };
}

export function spanOf(piece: TextPiece): Span {
  return { from: piece.from, to: piece.from + piece.text.length };
}

/** A part of a piece, with its place in the whole. */
export function sub(piece: TextPiece, from: number, to: number = piece.text.length): TextPiece {
  return { text: piece.text.slice(from, to), from: piece.from + from };
}
