import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
/** The label of the key that a member uses on the web; nobody knows its text. */
export const WEB_LABEL = "web";

/**
 * A new API key: `candor_live_` and 43 base-62 characters (256 random bits), then a CRC-32, by which mistyped keys are
 * recognised without asking the database.
 */
export function issueApiKey(label: "live" | "test"): string {
  const body = `candor_${label}_${randomBase62(SECRET_LENGTH)}`;
  return body + checksum(body);
}

/** What is stored of a key. A plain hash is enough, because nobody can guess 256 random bits. */
export function hashApiKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** False for a text that looks like one of our keys but is mistyped; a preset key may be any text. */
export function mayBeApiKey(text: string): boolean {
  if (text.length < 24 || text.length > 256) return false;
  const match = /^candor_(?:live|test)_([0-9A-Za-z]+)$/.exec(text);
  if (match?.[1]?.length !== SECRET_LENGTH + CHECKSUM_LENGTH) return true;
  return checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Discards bytes from 248 up, so that every character is equally likely. */
function randomBase62(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
  }
  return text;
}
