import type { z } from "zod";
import type { ReportVerification } from "../contract/lookup.ts";
import { findLookup } from "../db/lookup.ts";
import { PublicError } from "../errors.ts";
import {
  ACCESS_COPY,
  readSeal,
  type ReportedState,
  verifyAccess,
  verifyReport as verify,
} from "../report/signature.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { statusAt } from "./wire-lookup.ts";

/** Larger than any report: photos are shrunk, and rows are limited. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/**
 * Whether a file is, byte for byte, a report, an archive or a person's copy made by this installation, and whether its lookup still says
 * the same. Nothing in the file is stored.
 */
export async function verifyReport(
  context: ServiceContext,
  caller: Caller,
  body: AsyncIterable<Uint8Array>,
): Promise<z.output<typeof ReportVerification>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > MAX_REPORT_BYTES) {
      throw new PublicError("body_too_large", "The file is larger than 64 MiB, which no report is.");
    }
    parts.push(part);
  }
  const file = Buffer.concat(parts);
  const found = verify(file, context.keyring) ?? (await verifySigned(file, context));
  if (found?.lookupId === ACCESS_COPY.lookupId || (found === null && verifyAccess(file, context.keyring))) {
    return { genuine: true, kind: "access" };
  }
  if (found === null) return { genuine: false };
  const { lookupId, revision } = found;
  const lookup = await findLookup(context.db, lookupId, caller.accountId);
  if (lookup === null || statusAt(lookup, context.now()) !== "success") return { genuine: true, lookupId };
  return { genuine: true, lookupId, state: lookup.revision === revision ? "current" : "superseded" };
}

/** A report signed with a certificate has its seal beside that signature. Whether the certificate is still in use is not checked. */
async function verifySigned(file: Uint8Array, { keyring }: ServiceContext): Promise<ReportedState | null> {
  const { readSignedPdf } = await import("../report/certificate-signature.ts");
  const signed = await readSignedPdf(file);
  return signed?.intact && signed.seal !== null ? readSeal(signed.seal, signed.covered, keyring) : null;
}
