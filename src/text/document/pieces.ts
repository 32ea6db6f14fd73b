import { type Chapter, chapterOf } from "./chapters.ts";
import { type Block, type DocumentPlace, placeIn } from "./block.ts";

/** A stretch of a block. */
export interface Piece extends DocumentPlace {
  readonly block: Block;
  readonly text: string;
}

/** What a piece is called by its label or its table's header. */
export function columnOf({ block, from }: Piece): Chapter | undefined {
  if (block.label !== undefined) return chapterOf(block.label.text);
  const index = block.cells?.findIndex((cell) => from >= cell.from && from < cell.to) ?? -1;
  return index < 0 ? undefined : block.columns?.[index];
}

export function wholeOf(block: Block): Piece {
  return pieceOf(block, 0, block.text.length);
}

export function pieceOf(block: Block, from: number, to: number): Piece {
  return { block, from, to, text: block.text.slice(from, to) };
}

/** The position of the pieces in the document, from the first to the last. */
export function placeOfPieces(pieces: readonly Piece[]): DocumentPlace {
  const places = pieces.map(({ block, from, to }) => placeIn(block, from, to));
  return { from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
}

/** The piece without separators at its ends; `undefined` if nothing is left. */
export function trimmed({ block, from, to, text }: Piece): Piece | undefined {
  const start = /^[\s,;:|·•*‣▪→()[\]（）、，；：＠–—-]+/u.exec(text)?.[0].length ?? 0;
  let end = endWithout(text, /[\s,;:|·•→([（、，；：–—-]/u);
  const rest = text.slice(start, end);
  // A closing bracket whose opening one comes before the piece is dropped.
  if (/^[^(（]*[)）]$/u.test(rest)) end = start + rest.length - 1;
  if (/^[^.]{2,}\p{L}{3}\.$/u.test(text.slice(start, end)) && !/\p{Lu}\p{L}{0,2}\.$/u.test(text.slice(start, end)))
    end--;
  return end > start ? pieceOf(block, from + start, Math.min(to, from + end)) : undefined;
}

/**
 * Where a text ends without the marks at its end. A pattern that ends in `+$` would restart at every mark, and be
 * quadratic.
 */
function endWithout(text: string, mark: RegExp): number {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end--;
  return end;
}

/** The non-empty parts between separators. */
export function splitPiece(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let at = 0;
  for (const match of [...piece.text.matchAll(separator), undefined]) {
    const end = match?.index ?? piece.text.length;
    const part = trimmed(pieceOf(piece.block, piece.from + at, piece.from + end));
    if (part !== undefined) parts.push(part);
    at = end + (match?.[0].length ?? 0);
  }
  return parts;
}

/** Commas inside brackets do not separate: only the text outside brackets is split. */
export function splitOutsideBrackets(piece: Piece, separator: RegExp): Piece[] {
  const masked = piece.text.replace(/[(（][^()（）]{0,120}[)）]/gu, (inside) => "_".repeat(inside.length));
  const parts: Piece[] = [];
  let at = 0;
  for (const match of [...masked.matchAll(separator), undefined]) {
    const end = match?.index ?? masked.length;
    const part = trimmed(pieceOf(piece.block, piece.from + at, piece.from + end));
    if (part !== undefined) parts.push(part);
    at = end + (match?.[0].length ?? 0);
  }
  return parts;
}

/** Without brackets at the end: "Excel (advanced)", "Chef de cuisine (80 couverts)". */
export function withoutBrackets(piece: Piece): Piece | undefined {
  const { block, from, text } = piece;
  // Brackets are not nested: only the last one that opens can be the one closed at the end.
  const open = Math.max(text.lastIndexOf("("), text.lastIndexOf("（"));
  if (open < 0 || !/^[^()（）]{0,200}[)）]?$/u.test(text.slice(open + 1).trimEnd())) return piece;
  return trimmed(pieceOf(block, from, from + text.slice(0, open).trimEnd().length));
}
