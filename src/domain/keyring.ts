import { createHmac } from "node:crypto";

/**
 * The secrets of an installation. The newest one that is in force signs; a signature verifies under any whose overlap
 * has not passed; a keyed hash on file may have been made with any of them, so that whatever is compared with one is
 * hashed under all.
 */
export interface Keyring {
  /** What new signatures and hashes are made with. */
  readonly current: string;
  /** Under which signatures verify now, the newest first. */
  readonly verifying: readonly string[];
  /** Every secret that there is and was, the newest first. Never shrinks: a keyed hash has no plain text to hash anew. */
  readonly all: readonly string[];
  /**
   * What the hashes of the suppression list, and of whoever may be on it, are keyed with. They are secrets of their own: a
   * rotation of those that sign leaves them as they are. Never shrinks either.
   */
  readonly list: readonly string[];
  /** Whether its file was changed into one that is refused: what was read before it stays in force. */
  readonly isFileRefused?: boolean;
  /**
   * What data keys are wrapped under: the first wraps, each unwraps. Unlike the secrets these are discarded, so that a copy of
   * a wrapped key opens nothing any more.
   */
  readonly wrapping: readonly string[];
}

/** A keyring of these secrets, the newest first, all of which verify. */
export function keyringOf(current: string, ...earlier: readonly string[]): Keyring {
  const all = [current, ...earlier];
  return { current, verifying: all, all, list: all, wrapping: all };
}

/** Fewer bytes than this make no secret: HMAC-SHA-256 wants as many as it gives (RFC 2104, section 3). */
export const SECRET_BYTES = 32;

/** Of 64 random hexadecimal digits, as of 32 random letters, fewer differ once in 10¹⁵ times; of a repeated word they do. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Whether a secret is so uniform that it can be tried: white space, one character or a few, over and over. */
export function isGuessable(secret: string): boolean {
  return new Set(secret.replaceAll(/\s/g, "")).size < MIN_DIFFERENT_CHARACTERS;
}

/** What is kept of a secret to know it again. It tells nothing of the secret. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("candor secret fingerprint 1").digest("hex").slice(0, 24);
}
