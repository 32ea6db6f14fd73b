import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/** What a signed URL grants: one document until a given time. */
export interface Grant {
  readonly purpose: "report";
  readonly id: string;
  /** Which version of the document. */
  readonly variant: string;
  /** The key that asked for it: revoking the key ends the URL too. */
  readonly keyId: string;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

/** A URL-safe token that only the holder of the secret can make. */
export function signGrant(keyring: Pick<Keyring, "current">, grant: Grant): string {
  const { purpose, id, variant, expiresAt, keyId } = grant;
  const body = Buffer.from(JSON.stringify([purpose, id, variant, expiresAt, keyId])).toString("base64url");
  return `${body}.${mac(keyring.current, body)}`;
}

/** The grant, or `null` if the token is forged, damaged or expired. */
export function readGrant(keyring: Pick<Keyring, "verifying">, token: string, now: Date): Grant | null {
  const [body, signature, ...rest] = token.split(".");
  if (!body || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature);
  const signed = keyring.verifying.some((secret) => {
    const expected = Buffer.from(mac(secret, body));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!signed) return null;
  const decoded = Buffer.from(body, "base64url").toString();
  const [purpose, id, variant, expiresAt, keyId = ""] = JSON.parse(decoded) as [
    string,
    string,
    string,
    number,
    string?,
  ];
  if (purpose !== "report" || expiresAt * 1000 <= now.getTime()) return null;
  return { purpose, id, variant, expiresAt, keyId };
}

function mac(secret: string, body: string): string {
  return createHmac("sha256", secret).update(`grant:${body}`).digest("base64url");
}
