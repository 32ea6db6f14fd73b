import { leftOut } from "./left-out.ts";

/** Why a row is rejected whose bytes are in another encoding than its file's. */
export const NOT_DECODED = leftOut("notDecoded");
/** Why a row is rejected that another program had already decoded wrongly and saved like that. */
export const TWICE_ENCODED = leftOut("twiceEncoded");

/**
 * `JÃ¼rgen` for `Jürgen`: UTF-8 that was read as Windows-1252. Each of its letters stands for one byte, and together
 * these bytes are valid UTF-8.
 */
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

/** The characters of Windows-1252 in the place of Latin-1's control characters. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 32 }, (_, at): [string, number] => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);
