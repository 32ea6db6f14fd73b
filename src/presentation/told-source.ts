import {
  DOCUMENT_ADDRESS,
  fileOfDocument,
  IMPORT_ADDRESS,
  IMPORTED_CV,
  OWN_ADDRESS,
  RECTIFIED_ADDRESS,
  STATEMENT_ADDRESS,
} from "../domain/told-address.ts";
import type { Words } from "../words/words.ts";

/** Whether a record's source is what the lookup was told about its person: it identifies the person, and is not judged. */
export function isTold(source: string): boolean {
  return source.startsWith(STATEMENT_ADDRESS);
}

/**
 * The origin of a source without a public URL: an operator's file, a caller's document, or the caller's statement; otherwise `null`.
 *
 * @param file name of the imported file, if known
 */
export function ownSourceName(source: string, { formats, report: { back } }: Words, file?: string): string | null {
  if (!source.startsWith(OWN_ADDRESS)) return null;
  if (source.startsWith(RECTIFIED_ADDRESS))
    return back.rectified(formats.instant(source.slice(RECTIFIED_ADDRESS.length)));
  if (source.startsWith(IMPORTED_CV)) return back.importedCv(file);
  if (source.startsWith(IMPORT_ADDRESS)) return back.imported(file);
  return source.startsWith(DOCUMENT_ADDRESS) ? back.handedOver(fileOfDocument(source)) : back.told;
}
