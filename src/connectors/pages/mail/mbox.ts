/** In bytes per message: its text precedes its attachments. */
const MAX_LETTER_BYTES = 512 * 1024;

/** A message as sent, as far as it is read, with the line on which it begins. */
export interface Letter {
  readonly bytes: Uint8Array;
  readonly line: number;
}

/**
 * The messages in a mailbox file (RFC 4155): each begins with a line `From …` at the beginning of the file or after a
 * blank line. Only the first half megabyte of a message is kept.
 */
export async function* readLetters(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Letter> {
  let held: string[] = [];
  let length = 0;
  let start = 1;
  let number = 0;
  let isAfterBlank = true;
  const letter = (): Letter => ({ bytes: Buffer.from(held.join(""), "latin1"), line: start });
  for await (const line of linesOf(bytes)) {
    number++;
    if (isAfterBlank && line.startsWith("From ")) {
      if (length > 0) yield letter();
      [held, length, start] = [[], 0, number];
    } else {
      if (length < MAX_LETTER_BYTES) held.push(line.replace(/^>(>*From )/, "$1"));
      length += line.length;
    }
    isAfterBlank = /^\r?\n$/.test(line);
  }
  if (length > 0) yield letter();
}

/** Lines including their endings, one character per byte; of an endless line only the first half megabyte. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of bytes) {
    const text = rest + Buffer.from(piece).toString("latin1");
    let from = 0;
    for (let to = text.indexOf("\n"); to >= 0; to = text.indexOf("\n", from)) {
      yield text.slice(from, to + 1);
      from = to + 1;
    }
    rest = text.slice(from, from + MAX_LETTER_BYTES);
  }
  if (rest !== "") yield rest;
}
