/**
 * The prefix of URLs of datasources that are no sources of the profile but were known before: statements, rows of the
 * operator's files.
 */
export const OWN_ADDRESS = "urn:candor:";

/** The prefix for what a lookup was told about its person; followed by the lookup's ID. */
export const STATEMENT_ADDRESS = `${OWN_ADDRESS}statement:`;

/** The prefix for what its person had rectified; followed by the day. */
export const RECTIFIED_ADDRESS = `${OWN_ADDRESS}rectified:`;

/** The prefix for what an imported file contains, and for a CV among that; followed by an ID. */
export const IMPORT_ADDRESS = `${OWN_ADDRESS}import:`;
export const IMPORTED_CV = `${IMPORT_ADDRESS}cv-`;

/** The prefix for any document that the caller handed over. */
export const DOCUMENT_ADDRESS = `${OWN_ADDRESS}document:`;

/**
 * The same for one that the caller says is about the person, and for any other; followed by the hash of its text, and by
 * its file name as the query of the URN (RFC 8141, 2.3.2), which is no part of what it names.
 */
export const THEIR_DOCUMENT = `${DOCUMENT_ADDRESS}theirs:`;
export const GIVEN_DOCUMENT = `${DOCUMENT_ADDRESS}given:`;

/** The prefixes for what the caller of a lookup said in it, which neither a source nor an import did. */
export const CALLERS_ADDRESSES = [STATEMENT_ADDRESS, RECTIFIED_ADDRESS, DOCUMENT_ADDRESS] as const;

/** The longest file name in an address, in characters: file systems allow 255 bytes. */
const MAX_FILE_NAME_LENGTH = 100;

/** The address of a document that the caller handed over, with its file name unless that is empty. */
export function documentAddress(isTheirs: boolean, digest: string, fileName: string): string {
  const name = [...fileName.trim()].slice(-MAX_FILE_NAME_LENGTH).join("");
  const address = `${isTheirs ? THEIR_DOCUMENT : GIVEN_DOCUMENT}${digest}`;
  return name === "" ? address : `${address}${QUERY}${encodeURI(name.toWellFormed()).replaceAll("#", "%23")}`;
}

/** The file name in the address of a document that was handed over; `undefined` if it has none. */
export function fileOfDocument(address: string): string | undefined {
  const [from, to] = placeOfFileName(address);
  if (from === to) return undefined;
  const written = address.slice(from + QUERY.length, to);
  try {
    return decodeURIComponent(written);
  } catch {
    // What was masked inside is no longer an escape.
    return written;
  }
}

/** An address without the file name: the same document under another name is the same document. */
export function withoutFileName(address: string): string {
  const [from, to] = placeOfFileName(address);
  return address.slice(0, from) + address.slice(to);
}

const QUERY = "?=";

/** Where the file name begins, with what introduces it, and ends: a fragment may follow. */
function placeOfFileName(address: string): readonly [number, number] {
  const from = address.startsWith(DOCUMENT_ADDRESS) ? address.indexOf(QUERY) : -1;
  if (from === -1) return [address.length, address.length];
  const to = address.indexOf("#", from);
  return [from, to === -1 ? address.length : to];
}
