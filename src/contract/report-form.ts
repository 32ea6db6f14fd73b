/** How a report states who may read it. */
export const CONFIDENTIALITY = ["internal", "confidential", "strictlyConfidential"] as const;

export type Confidentiality = (typeof CONFIDENTIALITY)[number];

/** The maximum length of the name of the person or organisation that a report is prepared for. */
export const MAX_PREPARED_FOR_LENGTH = 120;

/**
 * What a report leaves out, each level including the one before. `contacts`: email addresses and phone numbers are
 * masked. `outside`: also without kin and other people, day and month of birth, addresses and pictures.
 */
export const REDACTIONS = ["contacts", "outside"] as const;

export type Redaction = (typeof REDACTIONS)[number];
