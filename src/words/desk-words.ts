import type { ReportLanguage } from "../contract/language.ts";
import { desk as english } from "./en/desk.ts";
import { deskNotes } from "./en/desk-notes.ts";
import type { DeskWords } from "./words.ts";

/**
 * The words of the desk, apart from the others: browsers, which load those, do not need them, and each language has its
 * own file.
 */
export async function loadDeskWords(language: ReportLanguage): Promise<DeskWords> {
  switch (language) {
    case "en":
      return english;
    case "de":
      return (await import("./de/desk.ts")).desk;
    case "fr":
      return (await import("./fr/desk.ts")).desk;
    case "es":
      return (await import("./es/desk.ts")).desk;
    case "lt":
      return (await import("./lt/desk.ts")).desk;
  }
}

const NOTES = { en: deskNotes };

/** What operators are told about the desk. */
export function deskNotesFor(language: keyof typeof NOTES): (typeof NOTES)["en"] {
  return NOTES[language];
}
