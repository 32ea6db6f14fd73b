import { DOCUMENT_ADDRESS, fileOfDocument, GIVEN_DOCUMENT, withoutFileName } from "../domain/told-address.ts";

/** A document that the caller of a lookup handed over. */
export interface NamedByCaller {
  /** The same for everything that was read from it. */
  readonly id: string;
  /** The name of its file, if it had one. */
  readonly file: string | undefined;
  /** Whether the caller said that it is about the person. */
  readonly isTheirs: boolean;
}

/** The document behind a record's address; `null` if the caller did not hand it over. */
export function givenDocument(source: string): NamedByCaller | null {
  if (!source.startsWith(DOCUMENT_ADDRESS)) return null;
  const [id = source] = withoutFileName(source).split("#");
  return { id, file: fileOfDocument(source), isTheirs: !source.startsWith(GIVEN_DOCUMENT) };
}
