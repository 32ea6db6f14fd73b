export interface JsonShape {
  /** How deeply lists and objects are nested. */
  readonly depth: number;
  /** Of the largest object. */
  readonly members: number;
}

/**
 * A depth that `JSON.stringify` and everything that walks a document can certainly handle: the stack ends at about
 * 5,000.
 */
export const MAX_JSON_DEPTH = 500;

/** The shape of a JSON text, in one pass, before anything parses it. For other text, the shape of its brackets. */
export function shapeOfJson(text: string): JsonShape {
  /** The number of members so far of each open list and object. */
  const open: number[] = [];
  let [depth, most] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case BRACE:
      case BRACKET:
        depth = Math.max(depth, open.push(0));
        break;
      case BRACE_END:
      case BRACKET_END:
        open.pop();
        break;
      case COLON: {
        const count = (open.pop() ?? 0) + 1;
        open.push(count);
        most = Math.max(most, count);
      }
    }
  }
  return { depth, members: most };
}

/** The position of the quote that ends the string starting here; the end of the text if there is none. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at++;
  }
  return text.length;
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a media type is JSON or based on it (RFC 6839). */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/.test(mediaType);
}
