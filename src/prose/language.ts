/** The languages whose prose is read. */
export const LANGUAGES = ["en", "de", "es", "fr", "lt", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag (`de-AT`), where it is one of ours. */
export function readLanguage(tag: string | undefined): Language | undefined {
  const base = tag?.toLowerCase().split(/[-_]/u)[0];
  return LANGUAGES.find((language) => language === base);
}
