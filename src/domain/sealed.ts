import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Keyring } from "./keyring.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text so that opening it takes the same `phrase` and this installation's secret: AES-256-GCM under a key
 * derived from both (HKDF, RFC 5869).
 */
export function seal(keyring: Pick<Keyring, "current">, phrase: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(keyring.current, phrase), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text, or `null` if the phrase is different or the secret is no longer known. */
export function unseal(keyring: Pick<Keyring, "verifying">, phrase: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const [iv, tag, body] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  if (tag.length < TAG_BYTES) return null;
  for (const secret of keyring.verifying) {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, phrase), iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    } catch {
      // Sealed with another secret.
    }
  }
  return null;
}

function keyOf(secret: string, phrase: string): Buffer {
  return Buffer.from(hkdfSync("sha256", phrase, secret, "candor answer of a repeated request", 32));
}
