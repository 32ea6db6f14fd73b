/** The formats of a person's access copy. */
export const ACCESS_FORMATS = ["json", "pdf"] as const;
export type AccessFormat = (typeof ACCESS_FORMATS)[number];
