import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** What of a quotation is carried from sentence to sentence. */
export interface Quotation {
  /** The text speaks as "I". */
  readonly own: boolean;
  /** Sentences since quotation marks were opened that are not closed yet. */
  quoted?: number | undefined;
  /** The mark that the last quotation opened with. */
  opener?: string | undefined;
  /** It was said to be somebody else's in the sentence that opened it. */
  isSaidByOther?: boolean;
}

/** Of every token whether it stands in quoted speech that says "I": in a text about somebody nobody can tell who that is. */
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
    // German and Lithuanian close with the mark that English opens with.
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

/** After so many sentences a quotation mark was not closed because it opened nothing. */
const MAX_QUOTED = 4;
