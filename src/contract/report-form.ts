/** How a report states who may read it. */
export const CONFIDENTIALITY = ["internal", "confidential", "strictlyConfidential"] as const;

export type Confidentiality = (typeof CONFIDENTIALITY)[number];

/** The maximum length of the name of the person or organisation that a report is prepared for. */
export const MAX_PREPARED_FOR_LENGTH = 120;
