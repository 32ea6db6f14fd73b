/** Why a row cannot be used whose bytes are of another encoding than its file's. */
export const NOT_DECODED = "characters that are not of the file's encoding";
/** The same where a program before read them so, and wrote what it took them for. */
export const TWICE_ENCODED =
  "letters that were read in a wrong encoding before the file was written; save it anew as UTF-8";

/** `JÃ¼rgen` for `Jürgen`: UTF-8 that was read as Windows-1252. Each of its letters is a byte, and together they are UTF-8 again. */
export function isTwiceEncoded(text: string): boolean {
  if (!/[\u00C2-\u00F4][\u0080-\u2122]/u.test(text)) return false;
  const bytes = [...text].map((letter) => BYTES.get(letter) ?? letter.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** What Windows-1252 has in the place of the controls of Latin-1. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 32 }, (_, at): [string, number] => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);
