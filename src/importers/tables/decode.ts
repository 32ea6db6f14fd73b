import { analyse, detect } from "chardet";
import { ImportFormatError } from "../importer.ts";

/** The encoding of a text file: a label of the Encoding Standard. */
export function detectEncoding(head: Uint8Array): string {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (UTF_32_MARKS.some((mark) => mark.every((byte, at) => head[at] === byte))) throw notRead("UTF-32");
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (isUtf8(head)) return looksWide(head) ?? (isSwitched(head) ? "iso-2022-jp" : "utf-8");
  // If a few lines in another encoding are among many in UTF-8, those lines are rejected rather than the others
  // misread.
  return looksWide(head) ?? (isMostlyUtf8(head) ? "utf-8" : settleWestern(guessOf(head), head));
}

/** The byte order marks of UTF-32 (The Unicode Standard, 23.8); one of them begins like that of UTF-16. */
const UTF_32_MARKS = [
  [0xff, 0xfe, 0x00, 0x00],
  [0x00, 0x00, 0xfe, 0xff],
] as const;

function notRead(encoding: string): ImportFormatError {
  return new ImportFormatError(`The file is encoded as ${encoding}, which is not read. Save it as UTF-8.`);
}

/**
 * The likeliest encoding, judging by the letters it gives: in a short text, chance may produce Japanese characters
 * among Latin letters.
 */
function guessOf(head: Uint8Array): string {
  const labels = analyse(head).flatMap(({ name }) => labelIfRead(name) ?? []);
  return labels.find((label) => !OF_MANY_BYTES.test(label) || isSoundEastern(head, label)) ?? labelOf(detect(head));
}

const OF_MANY_BYTES = /^(?:shift_jis|euc-|gb|big5)/;

function isSoundEastern(head: Uint8Array, label: string): boolean {
  const text = new TextDecoder(label).decode(head);
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  // Half-width characters, private-use characters and characters inside Latin words come from another encoding.
  const signs = count(/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/gu);
  const odd = count(/[\uE000-\uF8FF\uFF61-\uFF9F\uFFFD]|[a-z][\u3040-\u9FFF\uAC00-\uD7AF]/gu);
  return signs > 0 && signs >= 3 * odd;
}

/**
 * An Icelandic word if read as Windows-1252: in the encodings of Central Europe, its letters would form impossible
 * words.
 */
const ICELANDIC = /[áéíóúæ]|[^aeiouyäöüý]ð|^þ[rjv]/i;

/**
 * The Western encodings for Icelandic and Turkish differ in only six letters: `ð þ ý` in one is `ğ ş ı` in the other.
 * Other letters decide that only one of the languages has, `ð` after a consonant, or `þ` inside a word.
 */
function settleWestern(label: string, head: Uint8Array): string {
  if (!WESTERN.has(label)) return label;
  const text = new TextDecoder("windows-1252").decode(head);
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => /[ðþý]/i.test(word));
  if (words.length === 0) return label;
  if (label !== "windows-1252")
    return words.some((word) => /[ðþ]/i.test(word) && /[áéíóú]/i.test(word)) ? "windows-1252" : label;
  const icelandic = words.filter((word) => ICELANDIC.test(word)).length;
  const turkish = words.filter((word) => !/[áéíóúæ]/i.test(word) && /[çü]|(?<=\p{L})þ|ý\p{L}+ý/iu.test(word)).length;
  const isBare = icelandic + turkish === 0 && !/[áéíóúæ]/i.test(text);
  return turkish > icelandic || isBare ? "windows-1254" : label;
}

const WESTERN: ReadonlySet<string> = new Set(["windows-1252", "windows-1250", "iso-8859-2"]);

/**
 * Whether UTF-8 accounts for at least twice as many characters beyond ASCII as there are invalid ones, or for at least as many lines: a text in
 * another encoding has next to no line beyond ASCII that happens to be valid.
 */
function isMostlyUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(head);
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  if (count(/[\u0080-\uFFFC]/gu) >= 2 * count(/\uFFFD/gu)) return true;
  const lines = text.split("\n").filter((line) => /[^\u0000-\u007F]/u.test(line));
  const broken = lines.filter((line) => line.includes("\uFFFD")).length;
  return lines.length - broken >= broken;
}

/** The text of a file, in chunks. Invalid bytes become U+FFFD. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** The first bytes of a stream, and the whole stream again from its beginning. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    pieces.push(next.value);
    size += next.value.byteLength;
  }
  const all = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces.splice(0);
      for (;;) {
        const next = await iterator.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  };
  return { head: Buffer.concat(pieces), all: all() };
}

/** Whether the bytes are UTF-8; a character at the end may be truncated. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * Japanese as it was sent in emails, in ASCII bytes: escape sequences say which characters follow (ISO-2022-JP, RFC
 * 1468).
 */
function isSwitched(head: Uint8Array): boolean {
  return /\x1b\$[@B]/.test(Buffer.from(head).toString("latin1"));
}

/** UTF-16 without a byte order mark: in Western text, every other byte is zero. */
function looksWide(head: Uint8Array): string | undefined {
  const sample = head.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 5 && odd > 10 * even) return "utf-16le";
  return even > sample.length / 5 && even > 10 * odd ? "utf-16be" : undefined;
}

function labelIfRead(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Latin-1 is read as Windows-1252, its extension, as browsers do. */
function labelOf(detected: string | null): string {
  if (detected === null) return "windows-1252";
  try {
    return new TextDecoder(detected).encoding;
  } catch (error) {
    throw error instanceof RangeError ? notRead(detected) : error;
  }
}
