import { createHash, randomBytes } from "node:crypto";

/** Twice the 128 bits that make a token unguessable (RFC 6749, section 10.10, asks for at least 128). */
const TOKEN_BYTES = 32;

/** The token of a link that shows a report: URL-safe, 43 characters. */
export function issueShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What is stored of a token. It needs neither a salt nor a slow hash, because nobody can guess 256 random bits. */
export function hashShareToken(token: string): string {
  return createHash("sha256").update(`share:${token}`).digest("hex");
}
