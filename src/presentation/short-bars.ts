import { CLOSED } from "../domain/closed-mark.ts";

/** What stands for closed words, however many and on however many lines they were. */
export const SHORT_BAR: string = CLOSED.repeat(3);
const CLOSED_STRETCH = new RegExp(`${CLOSED}(?:${CLOSED}|\\s+(?=${CLOSED}))*`, "g");
/** A closed number is a bar without quotation marks. */
const CLOSED_NUMBER = new RegExp(`(?<=[:[,]\\s*)${CLOSED}+(?=\\s*[,}\\]])`, "g");

/** A text as people read it: a closed stretch is one short bar. */
export function withShortBars(text: string): string {
  return text.replace(CLOSED_STRETCH, SHORT_BAR);
}

export function isClosedWhole(text: string): boolean {
  return withShortBars(text.trim()) === SHORT_BAR;
}

/** JSON that can be parsed although numbers in it are closed. */
export function quoteClosedNumbers(data: string): string {
  return data.replace(CLOSED_NUMBER, (bar) => JSON.stringify(bar));
}

/** Whether a quote says the same as a passage of its document; it may be closed where the document keeps its punctuation. */
export function isQuoteOf(passage: string, quote: string): boolean {
  if (passage.length !== quote.length) return false;
  return passage.split("").every((unit, at) => quote[at] === unit || quote[at] === CLOSED);
}
