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
