import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** What is carried from sentence to sentence about a quotation. */
export interface Quotation {
  /** The text is written in the first person. */
  readonly own: boolean;
  /** The number of sentences since quotation marks were opened that have not been closed. */
  quoted?: number | undefined;
  /** The mark that opened the last quotation. */
  opener?: string | undefined;
  /** The sentence that opened it attributed it to somebody else. */
  isSaidByOther?: boolean;
}

/**
 * For every token, whether it is in quoted speech in the first person: in a text about somebody, it is unknown who
 * "I" is.
 */
export function quotedTokens(tokens: readonly Token[], topic: Quotation): boolean[] {
  const inside = tokens.map(() => false);
  if (topic.own) return inside;
  let open = topic.quoted === undefined ? -1 : 0;
  let opener = topic.opener;
  const isOpenBefore = open === 0;
  const close = (to: number): void => {
    const speech = tokens.slice(open, to);
    const isSpeech = speech.length >= 4 && (isOpenBefore || speech.some((token) => has(token, "FIRST")));
    if (isSpeech) inside.fill(true, open, to);
    open = -1;
  };
  for (const [at, { text }] of tokens.entries()) {
    if (text.length !== 1 || !MARKS.includes(text) || (text === "’" && opener !== "‘")) continue;
    // In German and Lithuanian, the mark that opens in English closes.
    const closes = !/^[“„«‘]$/u.test(text) || (text === "“" && opener === "„");
    if (open >= 0 && closes) close(at);
    else if (open < 0 && !/^[”»’]$/u.test(text)) [open, opener] = [at + 1, text];
  }
  const isOpen = open >= 0 && open <= tokens.length;
  if (isOpen) close(tokens.length);
  const since = (topic.quoted ?? 0) + 1;
  topic.quoted = isOpen && since <= MAX_QUOTED ? since : undefined;
  topic.opener = opener;
  return inside;
}

const MARKS = '"“”„«»‘’';

/** After this many sentences, an unclosed quotation mark is taken not to have opened anything. */
const MAX_QUOTED = 4;
