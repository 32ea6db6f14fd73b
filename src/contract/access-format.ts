/** What a person's access may be written as. */
export const ACCESS_FORMATS = ["json", "pdf"] as const;
export type AccessFormat = (typeof ACCESS_FORMATS)[number];
