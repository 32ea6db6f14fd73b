export interface PassageBlock {
  readonly lines: number;
  readonly before: string;
  /** The part of the passage in this block. */
  readonly passage: string;
  /** Whether the passage begins here. */
  readonly first: boolean;
  readonly after: string;
}

const BLOCK_LINES = 120;
/** A document may be one endless line. */
const BLOCK_CHARACTERS = 12_000;

/** Cuts a document into blocks of about a screen each; the passage may extend over several. */
export function splitDocument(text: string, passage: readonly [number, number] | null): readonly PassageBlock[] {
  const [from, to] = passage ?? [0, 0];
  const blocks: PassageBlock[] = [];
  for (let start = 0; start < text.length; ) {
    const { end, lines } = endOfBlock(text, start);
    const cut = (at: number): number => Math.min(Math.max(at, start), end);
    blocks.push({
      lines,
      before: text.slice(start, cut(from)),
      passage: text.slice(cut(from), cut(to)),
      first: to > from && from >= start && from < end,
      after: text.slice(cut(to), end),
    });
    start = end;
  }
  return blocks;
}

function endOfBlock(text: string, start: number): { readonly end: number; readonly lines: number } {
  const limit = Math.min(text.length, start + BLOCK_CHARACTERS);
  let end = start;
  let lines = 0;
  while (lines < BLOCK_LINES) {
    const next = text.indexOf("\n", end);
    if (next < 0 || next >= limit) {
      const isRest = next < 0 && limit === text.length;
      return { end: lines === 0 || isRest ? limit : end, lines: lines + 1 };
    }
    end = next + 1;
    lines++;
  }
  return { end, lines };
}
