/** The languages whose prose is read. */
export const LANGUAGES = ["en", "de", "es", "fr", "lt"] as const;
export type Language = (typeof LANGUAGES)[number];
