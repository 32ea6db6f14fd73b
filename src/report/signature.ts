import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "../domain/keyring.ts";

/**
 * Signs a report by its content: an HMAC-SHA-256 over all its bytes and the lookup's id, written as a comment behind the
 * end of the file (ISO 32000-2, 7.2.4: a comment is ignored by readers). The same report has the same signature.
 */
export function signReport(pdf: Uint8Array, lookupId: string, keyring: Pick<Keyring, "current">): Uint8Array {
  const id = Buffer.from(lookupId, "utf8").toString("base64url");
  const body = pdf.at(-1) === NEWLINE ? pdf : Buffer.concat([pdf, Buffer.of(NEWLINE)]);
  return Buffer.concat([body, Buffer.from(`${MARK}${id} ${hash(body, id, keyring.current)}\n`, "latin1")]);
}

/** The lookup of a report that a service with this keyring made and nobody changed; null for any other file. */
export function verifyReport(
  pdf: Uint8Array,
  keyring: Pick<Keyring, "verifying">,
): { readonly lookupId: string } | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = bytes.lastIndexOf(MARK);
  if (start < 0) return null;
  const match = /^([\w-]*) ([0-9a-f]{64})\n$/.exec(bytes.toString("latin1", start + MARK.length));
  const [id, given] = [match?.[1], match?.[2]];
  if (id === undefined || given === undefined) return null;
  const same = keyring.verifying.some((secret) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(hash(bytes.subarray(0, start), id, secret))),
  );
  return same ? { lookupId: Buffer.from(id, "base64url").toString("utf8") } : null;
}

const NEWLINE = 0x0a;
const MARK = "%candor-report-1 ";

function hash(pdf: Uint8Array, id: string, secret: string): string {
  const key = createHmac("sha256", secret).update("candor report signature 1").digest();
  return createHmac("sha256", key).update(id).update("\n").update(pdf).digest("hex");
}
