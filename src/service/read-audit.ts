import type { AuditPage, AuditVerification } from "../contract/audit.ts";
import { listAuditRows } from "../db/audit.ts";
import { verifyAudit as verify } from "../privacy/audit-chain.ts";
import type { Caller, ServiceContext } from "./context.ts";

/** What was done with the account's keys, newest first. */
export async function listAudit(
  context: ServiceContext,
  { accountId }: Caller,
  { next = "", limit }: { readonly next?: string | undefined; readonly limit: number },
): Promise<AuditPage> {
  await context.audit.flush();
  const before = next === "" ? Number.MAX_SAFE_INTEGER : Number(next);
  const rows = await listAuditRows(context.db, accountId, { before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    results: page.map(({ number, at, keyId, operation, status, purpose, lookupId, subject, hash }) => ({
      number,
      at,
      keyId,
      operation,
      httpStatus: status,
      purpose,
      lookupId,
      subject,
      hash,
    })),
    next: rows.length > limit ? String(page.at(-1)?.number ?? "") : "",
    status: "success",
  };
}

/** Whether the installation's audit is unchanged since its first row. */
export async function verifyAudit(context: ServiceContext, head: string | undefined): Promise<AuditVerification> {
  await context.audit.flush();
  return { ...(await verify(context.db, context.keyring, head ?? null)), status: "success" };
}
