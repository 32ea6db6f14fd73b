import { readFile } from "node:fs/promises";
import { readCertificates } from "../domain/pem-certificates.ts";
import { CommandFailed } from "./context.ts";
import { UsageError } from "./connection.ts";
import { messages } from "./messages.ts";
import { printable, type Terminal } from "./terminal.ts";

/**
 * Verifies a signed report on this machine alone: whether it is intact, by whose certificate it is signed, and whether
 * that chains to a trusted one.
 *
 * @throws CommandFailed if the file has no signature, was altered, or its certificate does not chain to a given one
 */
export async function verifyOffline(terminal: Terminal, file: string, trust: string | undefined): Promise<void> {
  const { readSignedPdf } = await import("../report/certificate-signature.ts");
  const trusted = trust === undefined ? [] : await readTrusted(trust);
  const signed = await readSignedPdf(await readFile(file), trusted);
  if (signed === null) {
    throw new CommandFailed(
      `${file} has no signature by a certificate that covers all of it. It may have been altered.`,
    );
  }
  const { intact, name, issuer, fingerprint, signedAt } = signed;
  const said = {
    intact,
    signer: name,
    issuer,
    fingerprint,
    signedAt: signedAt?.toISOString() ?? null,
    validFrom: signed.validFrom.toISOString(),
    validUntil: signed.validUntil.toISOString(),
    trusted: signed.trusted,
  };
  if (terminal.json) terminal.printJson(said);
  if (!intact) throw new CommandFailed(`${file} was altered after it was signed.`);
  if (!terminal.json) {
    const names = { signer: printable(name), issuer: printable(issuer) };
    terminal.print(messages.signed(file, { ...names, fingerprint, signedAt: said.signedAt }));
  }
  if (signedAt !== null && (signedAt < signed.validFrom || signedAt > signed.validUntil)) {
    throw new CommandFailed(`${file}: its certificate was not valid when it was signed.`);
  }
  if (signed.trusted === false) throw new CommandFailed(`${file}: its certificate does not lead to one of ${trust}.`);
  if (signed.trusted === null && !terminal.json) terminal.note(messages.notTrusted);
}

async function readTrusted(file: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const certificates = readCertificates(await readFile(file, "utf8"));
  if (certificates.length === 0) throw new UsageError(`${file} holds no certificate. Give PEM.`);
  return certificates.map(({ raw }) => new Uint8Array(raw));
}
