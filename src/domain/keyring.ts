import { createHmac } from "node:crypto";

/**
 * The secrets of an installation. The newest one in force signs; a signature verifies under any secret whose overlap
 * has not ended; a stored keyed hash may have been made with any of them, so whatever is compared with one is hashed
 * under all.
 */
export interface Keyring {
  /** Makes new signatures and hashes. */
  readonly current: string;
  /** Those under which signatures now verify, newest first. */
  readonly verifying: readonly string[];
  /**
   * All present and past secrets, newest first. It never shrinks, because a keyed hash has no plain text to hash again.
   */
  readonly all: readonly string[];
  /**
   * The secrets that key the hashes of the suppression list, and of everybody who may be on it. They are separate, so
   * that rotating the signing secrets does not affect them. It never shrinks either.
   */
  readonly list: readonly string[];
  /** Whether its file was changed to something invalid, in which case what was read before stays in force. */
  readonly isFileRefused?: boolean;
  /**
   * The secrets that wrap data keys: the first wraps, all of them unwrap. Unlike the others they are discarded, so that
   * a copy of a wrapped key eventually opens nothing.
   */
  readonly wrapping: readonly string[];
}

/** A keyring of these secrets, newest first, all of which verify. */
export function keyringOf(current: string, ...earlier: readonly string[]): Keyring {
  const all = [current, ...earlier];
  return { current, verifying: all, all, list: all, wrapping: all };
}

/** The minimum length of a secret: HMAC-SHA-256 wants as many bytes as it outputs (RFC 2104, section 3). */
export const SECRET_BYTES = 32;

/**
 * 64 random hexadecimal digits, or 32 random letters, have fewer different characters only once in 10¹⁵ times; a
 * repeated word does have fewer.
 */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Whether a secret is so uniform that it can be guessed: white space, one character or a few, over and over. */
export function isGuessable(secret: string): boolean {
  return new Set(secret.replaceAll(/\s/g, "")).size < MIN_DIFFERENT_CHARACTERS;
}

/** Recognises a secret without revealing anything about it. */
export function fingerprintOf(secret: string): string {
  return createHmac("sha256", secret).update("candor secret fingerprint 1").digest("hex").slice(0, 24);
}
