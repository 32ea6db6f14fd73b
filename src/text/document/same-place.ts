import { cue } from "../languages/cues.ts";
import { type Piece, pieceOf, trimmed } from "./pieces.ts";

interface TwoHalves {
  readonly title: Piece | undefined;
  readonly employer: Piece | undefined;
}

/** "Oberarzt ebenda", "Assistant, ibid.": the employer of the entry above; the words for it are part of neither half. */
export function withoutAgain<H extends TwoHalves>(halves: H): H & { readonly again: boolean } {
  const { title, employer } = halves;
  if (employer !== undefined && AGAIN.test(employer.text)) return { ...halves, employer: undefined, again: true };
  const at = title === undefined || employer !== undefined ? -1 : title.text.search(AGAIN);
  if (title === undefined || at <= 0) return { ...halves, again: false };
  const bare = trimmed(pieceOf(title.block, title.from, title.from + at));
  return { ...halves, title: bare, again: bare !== undefined };
}

const AGAIN = new RegExp(`(?:^|[\\s,])(?:${cue("at the same place")})\\.?$`, "iu");
