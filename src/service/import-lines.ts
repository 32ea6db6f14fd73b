import { PublicError } from "../errors.ts";

/** In UTF-16 units. */
const MAX_LINE_LENGTH = 16_000_000;
/**
 * Lines without rows, in addition to ten per row: a gzip file of 250 kB can contain fifty million empty lines, which take half a minute of
 * processor time.
 */
const MAX_LINES_WITHOUT_ROW = 100_000;

/** Lines of a byte stream; `null` for one over the limit, of which no more than the limit is held in memory. */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder("utf-8");
  let parts: string[] = [];
  let length = 0;
  const endLine = (): string | null => {
    const line = length > MAX_LINE_LENGTH ? null : parts.join("").replace(/\r$/, "");
    parts = [];
    length = 0;
    return line;
  };
  const addPart = (part: string): void => {
    length += part.length;
    if (length > MAX_LINE_LENGTH) parts = [];
    else parts.push(part);
  };
  let first = true;
  for await (const chunk of body) {
    if (first) refuseGzip(chunk);
    first = false;
    const text = decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let to = text.indexOf("\n"); to >= 0; to = text.indexOf("\n", from)) {
      addPart(text.slice(from, to));
      yield endLine();
      from = to + 1;
    }
    addPart(text.slice(from));
  }
  addPart(decoder.decode());
  if (length > 0) yield endLine();
}

/** Compressed rows not declared as such would be a single rejected line (RFC 1952, 2.3.1). */
function refuseGzip([first, second]: Uint8Array): void {
  if (first !== 0x1f || second !== 0x8b) return;
  throw new PublicError("invalid_request", "The body is a gzip. Send it with Content-Encoding: gzip.");
}

/** Whether most lines of an import have no row: reading them costs time and brings nothing. */
export function lacksRows(lines: number, rows: number): boolean {
  return lines - rows > MAX_LINES_WITHOUT_ROW + 10 * rows;
}

/** Throws if so. */
export function requireRows(lines: number, rows: number): void {
  if (!lacksRows(lines, rows)) return;
  const most = MAX_LINES_WITHOUT_ROW.toLocaleString("en");
  throw new PublicError(
    "invalid_request",
    `More than ${most} lines, and ten for each row, hold no row. Send a line for each row and no others.`,
  );
}

/** What had arrived may be unread when a stream breaks off: only what is counted is certain. */
const WRITTEN = "What is counted here is written, and nothing else of it.";

/** An import's own description of why it ended early. */
export function describeBreak(error: unknown): string {
  if (!(error instanceof PublicError)) {
    return `The stream broke off. ${WRITTEN} Send the file again for the rest.`;
  }
  return `${error.message} ${WRITTEN}`;
}
