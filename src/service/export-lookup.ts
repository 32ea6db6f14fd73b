import { EXPORTS, type ExportFormat } from "../contract/export-format.ts";
import { PublicError } from "../errors.ts";
import { withComment } from "../exports/archive.ts";
import { type ReportedState, signReport } from "../report/signature.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { expiredLookup } from "./find-lookup.ts";
import { getCoverage } from "./get-coverage.ts";
import { getEvidence } from "./get-evidence.ts";
import { getLookup, withData } from "./get-lookup.ts";
import { listDatasources } from "./list-datasources.ts";

/** A file in a response. */
export interface FileResponse {
  readonly name: string;
  readonly mediaType: string;
  /** Complete, or piece by piece if it is long. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/**
 * A lookup as a file, with what its caller may see: the same checks and masks apply as to every read. An archive is sealed, so that
 * `verifyReport` recognises it.
 */
export async function exportLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  format: ExportFormat,
): Promise<FileResponse> {
  const read = await getLookup(context, caller, lookupId);
  const lookup = withData(read);
  if (lookup.status === "expired") throw expiredLookup();
  if (lookup.status !== "success" || lookup.data === undefined) {
    throw new PublicError("lookup_not_finished", "Only a lookup that finished successfully can be exported.");
  }
  const evidence = await getEvidence(context, caller, lookupId);
  const datasources = await listDatasources(context, caller, lookupId);
  const coverage = await getCoverage(context, caller, lookupId);
  const bytes = await context.reading
    .onBehalfOf(caller.accountId)
    .writeExport(format, { lookup, evidence, datasources, coverage });
  const { mediaType, ending } = EXPORTS[format];
  return {
    name: `candor-${lookup.lookupId}.${ending}`,
    mediaType,
    content:
      format === "zip"
        ? sealArchive(bytes, { lookupId: lookup.lookupId, revision: read.lookup.revision }, context)
        : bytes,
  };
}

/** The seal follows the archive as its comment, whose length the archive states beforehand. */
function sealArchive(
  archive: Uint8Array,
  state: ReportedState,
  { keyring }: Pick<ServiceContext, "keyring">,
): Uint8Array {
  const length = signReport(archive, state, keyring).byteLength - archive.byteLength;
  return signReport(withComment(archive, length), state, keyring);
}
