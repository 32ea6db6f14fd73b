/** How the addresses begin of what is no source of the profile, but was known before: statements, rows of the operator's files. */
export const OWN_ADDRESS = "urn:candor:";

/** How the address of what a lookup was told of its person begins; the lookup's id follows. */
export const STATEMENT_ADDRESS = `${OWN_ADDRESS}statement:`;

/** How the address of what its person had rectified begins; the day follows. */
export const RECTIFIED_ADDRESS = `${OWN_ADDRESS}rectified:`;

/** How the address begins of what a file of the operator's holds, and of a CV among it; an id follows. */
export const IMPORT_ADDRESS = `${OWN_ADDRESS}import:`;
export const IMPORTED_CV = `${IMPORT_ADDRESS}cv-`;

/** How the address of any document in the caller's hand begins. */
export const DOCUMENT_ADDRESS = `${OWN_ADDRESS}document:`;

/** The same of one that they say is about the person, and of any other. */
export const THEIR_DOCUMENT = `${DOCUMENT_ADDRESS}theirs:`;
export const GIVEN_DOCUMENT = `${DOCUMENT_ADDRESS}given:`;

/** How the addresses begin of what the caller of a lookup said in it: neither a source nor an import did. */
export const CALLERS_ADDRESSES = [STATEMENT_ADDRESS, RECTIFIED_ADDRESS, DOCUMENT_ADDRESS] as const;
