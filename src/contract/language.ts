/** The languages of the web interface and the reports; BCP 47. */
export const LANGUAGES = ["en", "de", "fr", "es", "lt"] as const;

export type ReportLanguage = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is ReportLanguage {
  return (LANGUAGES as readonly string[]).includes(text);
}
