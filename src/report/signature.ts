import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "../domain/keyring.ts";

/** Of what a file is the report. */
export interface ReportedState {
  readonly lookupId: string;
  /** Of its profile: it grows with every change. */
  readonly revision: number;
}

/**
 * Signs a report by its content: an HMAC-SHA-256 over all its bytes, the lookup's id and its revision, written as a comment
 * behind the end of the file (ISO 32000-2, 7.2.4: a comment is ignored by readers). The same report has the same signature.
 */
export function signReport(
  pdf: Uint8Array,
  { lookupId, revision }: ReportedState,
  keyring: Pick<Keyring, "current">,
): Uint8Array {
  const id = Buffer.from(`${lookupId}/${revision}`, "utf8").toString("base64url");
  const body = pdf.at(-1) === NEWLINE ? pdf : Buffer.concat([pdf, Buffer.of(NEWLINE)]);
  return Buffer.concat([body, Buffer.from(`${MARK}${id} ${hash(body, id, keyring.current)}\n`, "latin1")]);
}

/** What a report is of that a service with this keyring made and nobody changed; null for any other file. */
export function verifyReport(pdf: Uint8Array, keyring: Pick<Keyring, "verifying">): ReportedState | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = bytes.lastIndexOf(MARK);
  if (start < 0) return null;
  const match = /^([\w-]*) ([0-9a-f]{64})\n$/.exec(bytes.toString("latin1", start + MARK.length));
  const [id, given] = [match?.[1], match?.[2]];
  if (id === undefined || given === undefined) return null;
  const same = keyring.verifying.some((secret) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(hash(bytes.subarray(0, start), id, secret))),
  );
  return same ? readState(Buffer.from(id, "base64url").toString("utf8")) : null;
}

function readState(text: string): ReportedState {
  const slash = text.lastIndexOf("/");
  return { lookupId: text.slice(0, slash), revision: Number(text.slice(slash + 1)) };
}

const NEWLINE = 0x0a;
const MARK = "%candor-report-2 ";

function hash(pdf: Uint8Array, id: string, secret: string): string {
  const key = createHmac("sha256", secret).update("candor report signature 2").digest();
  return createHmac("sha256", key).update(id).update("\n").update(pdf).digest("hex");
}
