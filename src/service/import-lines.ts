/** In UTF-16 units: 16 million. */
const LONGEST_LINE_LENGTH = 16_000_000;

/** Lines of a byte stream; `null` for one beyond the limit, of which no more than that is ever held. */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder("utf-8");
  let parts: string[] = [];
  let length = 0;
  const endLine = (): string | null => {
    const line = length > LONGEST_LINE_LENGTH ? null : parts.join("").replace(/\r$/, "");
    parts = [];
    length = 0;
    return line;
  };
  const addPart = (part: string): void => {
    length += part.length;
    if (length > LONGEST_LINE_LENGTH) parts = [];
    else parts.push(part);
  };
  for await (const chunk of body) {
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
