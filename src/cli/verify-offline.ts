import { readFile } from "node:fs/promises";
import { readCertificates } from "../domain/pem-certificates.ts";
import { isSealOnly } from "../report/signature.ts";
import { type ReadCode, readCode } from "../report/verification-code.ts";
import { CommandFailed } from "./context.ts";
import { UsageError } from "./connection.ts";
import { messages } from "./messages.ts";
import { printable, type Terminal } from "./terminal.ts";

/**
 * Verifies a report on this machine alone: whether it is as its verification code says, and, if a certificate signed it,
 * whether it is intact, by whose certificate, and whether that chains to a trusted one.
 *
 * @throws CommandFailed if the file was altered, nothing in it can be checked, or its certificate does not chain to a
 * given one
 */
export async function verifyOffline(terminal: Terminal, file: string, trust: string | undefined): Promise<void> {
  const { readSignedPdf } = await import("../report/certificate-signature.ts");
  const trusted = trust === undefined ? [] : await readTrusted(trust);
  const bytes = await readFile(file);
  const code = readCode(bytes);
  const signed = await readSignedPdf(bytes, trusted);
  const told = { code: code?.shown ?? null, codeMatches: code?.matches ?? null };
  if (signed === null) return verifyByCode(terminal, { file, code, told, trust });
  const { intact, name, issuer, fingerprint, signedAt } = signed;
  const said = {
    intact,
    ...told,
    signer: name,
    issuer,
    fingerprint,
    signedAt: signedAt?.toISOString() ?? null,
    validFrom: signed.validFrom.toISOString(),
    validUntil: signed.validUntil.toISOString(),
    trusted: signed.trusted,
  };
  if (terminal.json) terminal.printJson(said);
  if (!intact || code?.matches === false) throw new CommandFailed(`${file} was altered after it was signed.`);
  if (!terminal.json) {
    const names = { signer: printable(name), issuer: printable(issuer) };
    terminal.print(messages.signed(file, { ...names, fingerprint, signedAt: said.signedAt }));
    if (code !== null) terminal.print(messages.code(code.shown));
  }
  if (signedAt !== null && (signedAt < signed.validFrom || signedAt > signed.validUntil)) {
    throw new CommandFailed(`${file}: its certificate was not valid when it was signed.`);
  }
  if (signed.trusted === false) throw new CommandFailed(`${file}: its certificate does not lead to one of ${trust}.`);
  if (signed.trusted === null && !terminal.json) terminal.note(messages.notTrusted);
}

interface Unsigned {
  readonly file: string;
  readonly code: ReadCode | null;
  readonly told: { readonly code: string | null; readonly codeMatches: boolean | null };
  readonly trust: string | undefined;
}

/** Without a signature, a report shows that it is unaltered, but not who made it. */
function verifyByCode(terminal: Terminal, { file, code, told, trust }: Unsigned): void {
  const intact = code === null ? null : code.matches && isSealOnly(code.rest);
  if (terminal.json) terminal.printJson({ intact, ...told, signer: null });
  if (code === null) {
    throw new CommandFailed(
      `${file} has neither a verification code nor a signature by a certificate that covers all of it, so nothing was checked. Ask the service that made it: candor report verify FILE.`,
    );
  }
  if (!intact) throw new CommandFailed(`${file} was altered: its verification code does not match its content.`);
  if (trust !== undefined) throw new CommandFailed(`${file} is unaltered, but no certificate signed it.`);
  if (terminal.json) return;
  terminal.print(messages.unaltered(file));
  terminal.print(messages.code(code.shown));
  terminal.note(messages.notSigned);
}

async function readTrusted(file: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const certificates = readCertificates(await readFile(file, "utf8"));
  if (certificates.length === 0) throw new UsageError(`${file} holds no certificate. Give PEM.`);
  return certificates.map(({ raw }) => new Uint8Array(raw));
}
