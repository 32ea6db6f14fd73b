import { createHmac, type Hmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "../domain/keyring.ts";

/** The state of a lookup that a file reports. */
export interface ReportedState {
  readonly lookupId: string;
  /** The revision of its profile, which grows with every change. */
  readonly revision: number;
}

/**
 * Signs a report by its content: an HMAC-SHA-256 over all its bytes, the lookup's ID and its revision, written as a
 * comment after the end of the file (ISO 32000-2, 7.2.4: readers ignore comments). The same report has the same
 * signature.
 */
export function signReport(pdf: Uint8Array, state: ReportedState, keyring: Pick<Keyring, "current">): Uint8Array {
  const body = pdf.at(-1) === NEWLINE ? pdf : Buffer.concat([pdf, Buffer.of(NEWLINE)]);
  return Buffer.concat([body, Buffer.from(`${MARK}${sealOf(body, state, keyring)}\n`, "latin1")]);
}

/** The seal of a report that is signed by a certificate; it is stored with that signature (`signField`). */
export function sealOf(
  covered: Uint8Array,
  { lookupId, revision }: ReportedState,
  { current }: Pick<Keyring, "current">,
): string {
  const id = Buffer.from(`${lookupId}/${revision}`, "utf8").toString("base64url");
  return `${id} ${hash(covered, id, current)}`;
}

/**
 * The state that a seal confirms; null if the seal was not made by a service with this keyring, or is not for these
 * bytes.
 */
export function readSeal(
  seal: string,
  covered: Uint8Array,
  { verifying }: Pick<Keyring, "verifying">,
): ReportedState | null {
  const [, id, given] = /^([\w-]*) ([0-9a-f]{64})$/.exec(seal) ?? [];
  if (id === undefined || given === undefined) return null;
  const same = verifying.some((secret) => timingSafeEqual(Buffer.from(given), Buffer.from(hash(covered, id, secret))));
  return same ? readState(Buffer.from(id, "base64url").toString("utf8")) : null;
}

/**
 * The state that a file reports, if a service with this keyring made it and nobody changed it; null for any other file.
 */
export function verifyReport(pdf: Uint8Array, keyring: Pick<Keyring, "verifying">): ReportedState | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = bytes.lastIndexOf(MARK);
  if (start < 0) return null;
  const [, seal] = /^([^\n]*)\n$/.exec(bytes.toString("latin1", start + MARK.length)) ?? [];
  return seal === undefined ? null : readSeal(seal, bytes.subarray(0, start), keyring);
}

/** Whether what follows a report's verification code is nothing but the service's own seal, which only it can verify. */
export function isSealOnly(rest: Uint8Array): boolean {
  const text = Buffer.from(rest).toString("latin1");
  return text === "" || (text.startsWith(MARK) && text.indexOf("\n") === text.length - 1);
}

function readState(text: string): ReportedState {
  const slash = text.lastIndexOf("/");
  return { lookupId: text.slice(0, slash), revision: Number(text.slice(slash + 1)) };
}

/** Stands in for the state in a signed PDF that is a person's access copy and so reports no lookup. */
export const ACCESS_COPY: ReportedState = { lookupId: "access", revision: 0 };

/**
 * Signs a person's access copy in JSON while it is written: an HMAC-SHA-256 over all bytes before the last member of
 * the object, which contains the signature.
 *
 * @param parts the text of one JSON object, without its closing `}`
 */
export async function* signAccess(
  parts: AsyncIterable<Uint8Array>,
  keyring: Pick<Keyring, "current">,
): AsyncGenerator<Uint8Array> {
  const hash = hashOfAccess(keyring.current);
  for await (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield Buffer.from(`${SIGNATURE}${hash.digest("hex")}"\n}\n`);
}

/** Whether a file is an access copy in JSON that a service with this keyring made and nobody changed. */
export function verifyAccess(file: Uint8Array, keyring: Pick<Keyring, "verifying">): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = bytes.lastIndexOf(SIGNATURE);
  if (start < 0) return false;
  const [, given] = /^([0-9a-f]{64})"\n\}\n$/.exec(bytes.toString("latin1", start + SIGNATURE.length)) ?? [];
  if (given === undefined) return false;
  return keyring.verifying.some((secret) =>
    timingSafeEqual(Buffer.from(given, "hex"), hashOfAccess(secret).update(bytes.subarray(0, start)).digest()),
  );
}

const SIGNATURE = ',\n "signature": "';

function hashOfAccess(secret: string): Hmac {
  return createHmac("sha256", createHmac("sha256", secret).update("candor access signature 1").digest());
}

const NEWLINE = 0x0a;
const MARK = "%candor-report-2 ";

function hash(pdf: Uint8Array, id: string, secret: string): string {
  const key = createHmac("sha256", secret).update("candor report signature 2").digest();
  return createHmac("sha256", key).update(id).update("\n").update(pdf).digest("hex");
}
