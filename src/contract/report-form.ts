/** How a report says who may read it. */
export const CONFIDENTIALITY = ["internal", "confidential", "strictlyConfidential"] as const;

export type Confidentiality = (typeof CONFIDENTIALITY)[number];

/** Characters of the name of whoever a report is prepared for. */
export const MAX_PREPARED_FOR_LENGTH = 120;
