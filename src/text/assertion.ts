import type { Method, Property, PropertyTypes } from "../domain/claim.ts";

/**
 * One thing a text says about its subject. `quote` is `text.slice(from, to)`, in UTF-16 code units,
 * never empty, and holds everything the value was read from.
 */
export type Assertion = { [P in Property]: AssertionOf<P> }[Property];
export interface AssertionOf<P extends Property> extends Span {
  readonly property: P;
  readonly value: PropertyTypes[P];
  readonly quote: string;
  readonly method: Method;
  /** 0 to 1: how sure the reading is. */
  readonly confidence: number;
  readonly grounds?: Grounds;
}

/** What a reading rests on, by which it is told how sure it is (`learned/sureness.ts`). */
export interface Grounds {
  /** What read it: a reader of sentences, or of a kind of layout. */
  readonly by: string;
  /** What else read the same. */
  readonly also?: string;
  /** What the models make of its places in their sentence. */
  readonly second?: SecondLook;
}

/** Likelihoods, 0 to 1, each where its words stand in the sentence. */
export interface SecondLook {
  /** That the body is an employer of the person, or a school, by the model of relations; and the likeliest other thing. */
  readonly body?: number;
  readonly otherBody?: number;
  /** The same by the tagger. */
  readonly bodyTag?: number;
  /** That it is longer than it was read. */
  readonly endsBody?: number;
  /** That the post or the degree is one of the person's, by the tagger. */
  readonly whatTag?: number;
  readonly endsWhat?: number;
  /** That the two belong together, and that either belongs to another that the sentence names. */
  readonly tie?: number;
  readonly rivalBody?: number;
  readonly rivalWhat?: number;
  readonly from?: number;
  readonly to?: number;
  /** How many names, posts and times the sentence has. */
  readonly names?: number;
  readonly posts?: number;
  readonly times?: number;
  /** Of an entry of a CV: how many parts it has, whether its employer stands above it, and that its post is the employer. */
  readonly parts?: number;
  readonly under?: number;
  readonly otherWhat?: number;
  /** Whom its body speaks of. */
  readonly owner?: string;
}

/** A stretch of a text: `from` is its first character, `to` the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of text and where it begins in the whole, so that what is read from it keeps its place. */
export interface TextPiece {
  readonly text: string;
  readonly from: number;
}

/** Makes assertions about one text, so that no quote can differ from its offsets. */
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

/** A post is named without the words that lead to it: "as director of design", "an entrepreneur in residence". */
function withBareTitle<T>(value: T): T {
  if (typeof value !== "object" || value === null || !("title" in value) || typeof value.title !== "string")
    return value;
  return { ...value, title: value.title.replace(/^(?:as\s)?(?:an?\s)?(?=\p{L}{3})/u, "") };
}

/** The span without white space and separators at its ends; never empty when it held anything else. */
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
