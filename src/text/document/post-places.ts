import type { Entry } from "./entries.ts";
import { isPlace } from "./part-kinds.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, splitOutsideBrackets, trimmed } from "./pieces.ts";
import { townAlone, townBehind } from "./places.ts";

/** Where the post of an entry was held, if it says so behind its employer, in a column, or behind its time. */
export function placeOfPost(entry: Entry, employer: Piece | undefined): Piece | undefined {
  return (employer && townBehind(employer)) ?? townBeside(entry, employer);
}

/** A column with a town and its state, or a town right behind the time: "2019 – today, Leeds". */
function townBeside({ all, under }: Entry, employer: Piece | undefined): Piece | undefined {
  const column = all.find((piece) => piece.block.cells !== undefined && TOWN_AND_STATE.test(piece.text));
  if (column !== undefined) return column;
  const time = all.find(({ block, text }) => block !== employer?.block && findPeriod(text)?.from === 0);
  const period = time && findPeriod(time.text);
  if (time === undefined || period === undefined) return under && townBesideEmployer(under);
  const behind = trimmed(pieceOf(time.block, time.from + period.to, time.to));
  return behind && townAlone(behind);
}

/** Posts under one employer are where it is. */
function townBesideEmployer({ all }: Entry): Piece | undefined {
  return all.flatMap((piece) => splitOutsideBrackets(piece, /,\s+/gu).slice(1)).find(isPlace);
}

/** A column of its own: "Silver City, NM". */
export const TOWN_AND_STATE = /^\p{Lu}[\p{L}.'’ -]{1,40},\s[A-Z]{2}$/u;
