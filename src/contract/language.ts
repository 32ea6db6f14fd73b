/** The languages in which web and report speak; BCP 47. */
export const LANGUAGES = ["en", "de", "fr", "es", "lt"] as const;

export type ReportLanguage = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is ReportLanguage {
  return (LANGUAGES as readonly string[]).includes(text);
}
