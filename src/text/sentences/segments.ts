import { type TextPiece, sub } from "../assertion.ts";

/**
 * The longest clause that is read; anything longer is not prose (measured: the longest clause of 6,534 biographies
 * has 1,430 characters).
 */
export const MAX_CLAUSE_LENGTH = 4000;

/** Splits at semicolons outside brackets: the clauses of an entry in a biographical directory. */
export function splitClauses(piece: TextPiece): TextPiece[] {
  return splitOutsideBrackets(piece, ";").filter((clause) => clause.text.length <= MAX_CLAUSE_LENGTH);
}

/** Splits at commas outside brackets, and trims the parts. */
export function splitCommas(piece: TextPiece): TextPiece[] {
  return splitOutsideBrackets(piece, ",");
}

/**
 * One pass. An unclosed bracket ends at the next separator after 200 characters, so that it cannot swallow the text.
 */
function splitOutsideBrackets(piece: TextPiece, separator: string): TextPiece[] {
  const parts: TextPiece[] = [];
  const { text } = piece;
  let start = 0;
  let depth = 0;
  let opened = 0;
  for (let i = 0; i <= text.length; i++) {
    const character = text.charAt(i);
    if (character === "(" || character === "[") {
      if (depth++ === 0) opened = i;
    } else if ((character === ")" || character === "]") && depth > 0) depth--;
    else if (i === text.length || (character === separator && (depth === 0 || i - opened > 200))) {
      const part = tidy(sub(piece, start, i));
      if (part.text !== "") parts.push(part);
      start = i + 1;
      depth = 0;
    }
  }
  return parts;
}

/** The piece without white space at its ends. */
export function tidy(piece: TextPiece): TextPiece {
  const start = piece.text.length - piece.text.trimStart().length;
  return { text: piece.text.trim(), from: piece.from + start };
}
