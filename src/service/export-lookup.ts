import { EXPORTS, type ExportFormat } from "../contract/export-format.ts";
import { PublicError } from "../errors.ts";
import { withComment } from "../exports/archive.ts";
import { type ReportedState, signReport } from "../report/signature.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { expiredLookup } from "./find-lookup.ts";
import { getEvidence } from "./get-evidence.ts";
import { getLookup, withData } from "./get-lookup.ts";
import { listDatasources } from "./list-datasources.ts";

/** A file that is answered. */
export interface AnsweredFile {
  readonly name: string;
  readonly mediaType: string;
  /** Whole, or piece by piece where it is long. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
}

/**
 * A lookup as a file, made of what its caller may see: through the same gates and masks as every read of it. An archive
 * is sealed, so that `verifyReport` knows it again.
 */
export async function exportLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  format: ExportFormat,
): Promise<AnsweredFile> {
  const read = await getLookup(context, caller, lookupId);
  const lookup = withData(read);
  if (lookup.status === "expired") throw expiredLookup();
  if (lookup.status !== "success" || lookup.data === undefined) {
    throw new PublicError("lookup_not_finished", "Only a lookup that finished successfully can be exported.");
  }
  const evidence = await getEvidence(context, caller, lookupId);
  const datasources = await listDatasources(context, caller, lookupId);
  const bytes = await context.reading
    .onBehalfOf(caller.accountId)
    .writeExport(format, { lookup, evidence, datasources });
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

/** The seal comes after the archive as its comment, whose length the archive states before. */
function sealArchive(
  archive: Uint8Array,
  state: ReportedState,
  { keyring }: Pick<ServiceContext, "keyring">,
): Uint8Array {
  const length = signReport(archive, state, keyring).byteLength - archive.byteLength;
  return signReport(withComment(archive, length), state, keyring);
}
