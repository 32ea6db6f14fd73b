import { type TextPiece, sub } from "../assertion.ts";

/** Longest clause that is read; what is longer is not prose (measured: the longest of 6,534 biographies has 1,430). */
export const MAX_CLAUSE_LENGTH = 4000;

/** Cuts at semicolons that stand outside brackets: the clauses of a biographical directory's entry. */
export function splitClauses(piece: TextPiece): TextPiece[] {
  return splitOutsideBrackets(piece, ";").filter((clause) => clause.text.length <= MAX_CLAUSE_LENGTH);
}

/** Cuts at commas that stand outside brackets, without the white space around. */
export function splitCommas(piece: TextPiece): TextPiece[] {
  return splitOutsideBrackets(piece, ",");
}

/** One pass; an unclosed bracket ends at the next separator after 200 characters, so that it cannot swallow the text. */
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
