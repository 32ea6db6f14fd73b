import {
  DOCUMENT_ADDRESS,
  IMPORT_ADDRESS,
  IMPORTED_CV,
  OWN_ADDRESS,
  RECTIFIED_ADDRESS,
  STATEMENT_ADDRESS,
} from "../domain/told-address.ts";
import type { Words } from "../words/words.ts";

/** Whether a record's source is what the lookup was told of its person: it says whom the lookup is about, and is not judged. */
export function isTold(source: string): boolean {
  return source.startsWith(STATEMENT_ADDRESS);
}

/**
 * What has no address outside by where it came from: a file of the operator's, a document in the caller's hand, their words; else `null`.
 *
 * @param file the name of the file that was imported, where it is known
 */
export function ownSourceName(source: string, { formats, report: { back } }: Words, file?: string): string | null {
  if (!source.startsWith(OWN_ADDRESS)) return null;
  if (source.startsWith(RECTIFIED_ADDRESS))
    return back.rectified(formats.instant(source.slice(RECTIFIED_ADDRESS.length)));
  if (source.startsWith(IMPORTED_CV)) return back.importedCv(file);
  if (source.startsWith(IMPORT_ADDRESS)) return back.imported(file);
  return source.startsWith(DOCUMENT_ADDRESS) ? back.handedOver : back.told;
}
