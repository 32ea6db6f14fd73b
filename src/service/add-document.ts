import { MAX_DOCUMENTS } from "../contract/awaited-documents.ts";
import type { DocumentQuery, Lookup } from "../contract/lookup.ts";
import { lowerAwaitedDocuments } from "../db/awaited-documents.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import { recognizeText } from "../connectors/ocr-command.ts";
import { formatOf, isPicture } from "../documents/document-format.ts";
import { PublicError } from "../errors.ts";
import { addDocument as add } from "../pipeline/add-document.ts";
import type { GivenDocument } from "../reading/read-document.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";
import { toWireLookup } from "./wire-lookup.ts";

/** A CV with pictures has two. */
const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** Adds a caller's document to their lookup as a datasource and rebuilds the profile. The bytes are not kept; the text is, as long as the lookup. */
export async function addDocument(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  query: DocumentQuery,
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<Lookup> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.status !== "success")
    throw new PublicError("lookup_not_finished", "Documents can only be added to a lookup that finished successfully.");
  try {
    await readAndAdd(context, caller, lookup, query, await takeIn(body), signal);
    await context.blobs.remove(`reports/${lookupId}/`);
  } finally {
    // A document that cannot be read is not awaited either; one that was cut off may come again.
    if (!signal.aborted) await lowerAwaitedDocuments(context.db, lookupId);
  }
  const rebuilt = await requireLiveLookup(context, caller, lookupId);
  return toWireLookup(rebuilt, await readProfile(context, rebuilt), context.now());
}

async function readAndAdd(
  context: ServiceContext,
  caller: Caller,
  lookup: StoredLookup,
  { name, whose }: DocumentQuery,
  body: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  const document = await read(
    { reading: context.reading.onBehalfOf(caller.accountId), ocr: context.ocr, signal },
    body,
    name,
  );
  if (!(await add(lookup, { ...document, name }, whose === "person", context.stageContext(signal)))) {
    // If it was erased meanwhile, the response says so.
    await requireLiveLookup(context, caller, lookup.id);
    throw new PublicError("document_unreadable", `A lookup may have at most ${MAX_DOCUMENTS} documents.`);
  }
}

async function takeIn(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > MAX_DOCUMENT_BYTES) throw new PublicError("body_too_large", "A document may have at most 10 MiB.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface Readers extends Pick<ServiceContext, "reading" | "ocr"> {
  readonly signal: AbortSignal;
}

async function read({ reading, ocr, signal }: Readers, bytes: Uint8Array, name: string): Promise<GivenDocument> {
  const format = formatOf(bytes, name);
  try {
    if (format !== null) return await reading.readDocument(new Uint8Array(bytes), format);
    if (!isPicture(bytes))
      throw new PublicError(
        "document_unreadable",
        "Only PDF, DOCX, HTML, plain text, email files (.eml), vCards, JSON and, where a program for them is set, pictures of words can be read.",
      );
  } catch (error) {
    if (!(error instanceof UnreadableCapture)) throw error;
    // A scan contains pictures of its words.
    if (format !== "pdf" || ocr === undefined)
      throw new PublicError("document_unreadable", `The document could not be read: ${error.message}.`);
  }
  if (ocr === undefined)
    throw new PublicError(
      "document_unreadable",
      "The words of a picture are read by a program that the operator sets (CANDOR_OCR_COMMAND), and none is set.",
    );
  const recognized = await recognizeText(ocr, bytes, { signal });
  if ("reason" in recognized)
    throw new PublicError("document_unreadable", `The document could not be read: ${recognized.reason}.`);
  return await reading.readDocument(Buffer.from(recognized.text), "text");
}
