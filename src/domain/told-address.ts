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

/** The same for one that the caller says is about the person, and for any other. */
export const THEIR_DOCUMENT = `${DOCUMENT_ADDRESS}theirs:`;
export const GIVEN_DOCUMENT = `${DOCUMENT_ADDRESS}given:`;

/** The prefixes for what the caller of a lookup said in it, which neither a source nor an import did. */
export const CALLERS_ADDRESSES = [STATEMENT_ADDRESS, RECTIFIED_ADDRESS, DOCUMENT_ADDRESS] as const;
