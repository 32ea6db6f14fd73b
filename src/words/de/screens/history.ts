import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The list of all lookups, and the comparison of two. */
export const history: Pick<Words["screens"], "history" | "compare"> = {
  history: {
    page: "Recherchen",
    title: "Recherchen",
    all: "Alle",
    filter: "Stand",
    started: "Gestartet",
    person: "Person",
    forgotten: "Name gelöscht",
    status: "Stand",
    kept: "Aufbewahrt bis",
    none: "Noch keine Recherchen",
    noneText: "Suchen Sie eine Person, und starten Sie Ihre erste Recherche.",
    noneOf: (status) => `Keine Recherchen mit dem Stand „${status}“`,
    toSearch: "Zur Suche",
    failed: "Die Recherchen konnten nicht geladen werden",
    download: "CSV herunterladen",
    downloadFailed: "Die Recherchen konnten nicht heruntergeladen werden",
    trial: "Probe",
    preview: "Vorschau",
    search: "Name",
    searchHint: "Teil eines Namens",
    purpose: "Zweck",
    allPurposes: "Alle Zwecke",
    kind: "Art",
    allKinds: "Alle Arten",
    tag: "Schlagwort",
    allTags: "Alle Schlagwörter",
    tags: "Schlagwörter",
    kinds: { full: "Volle Recherchen", preview: "Vorschauen", trial: "Proben" },
    order: "Reihenfolge",
    orders: { newest: "Neueste zuerst", oldest: "Älteste zuerst", name: "Nach Namen" },
    found: (count) => plural(count, { one: "# Recherche", other: "# Recherchen" }),
    noMatch: "Keine passenden Recherchen",
    noMatchText: "Versuchen Sie es mit einem Teil des Namens oder weniger Filtern.",
    clear: "Filter zurücksetzen",
    choose: (name, when) => `Recherche zu ${name}, ${when}, auswählen`,
    bar: "Ausgewählte Recherchen",
    chosen: (count) => `${count} ausgewählt`,
    clearChoice: "Aufheben",
    compare: "Vergleichen",
    compareHint: "Wählen Sie zwei abgeschlossene Recherchen, um sie zu vergleichen.",
    erase: "Löschen…",
    eraseTitle: (count) => plural(count, { one: "# Recherche löschen?", other: "# Recherchen löschen?" }),
    eraseText:
      "Ihre Berichte, Datenquellen und Belege werden endgültig gelöscht. Die Personen bleiben in der Datenbank.",
    eraseFailed: (count) =>
      plural(count, {
        one: "# Recherche konnte nicht gelöscht werden",
        other: "# Recherchen konnten nicht gelöscht werden",
      }),
    erased: (count) => plural(count, { one: "# Recherche gelöscht", other: "# Recherchen gelöscht" }),
  },
  compare: {
    page: "Recherchen vergleichen",
    fact: "Angabe",
    failed: "Die beiden Recherchen konnten nicht geladen werden",
    changes: "Was die spätere anders sagt als die frühere",
    noChanges: "Beide sagen dasselbe.",
    notAlike:
      "Was sich geändert hat, wird nur bei zwei Recherchen zur selben Person und zum selben Zweck gesagt, die beide volle Recherchen, Proben oder Vorschauen sind.",
    unfinished: "Vergleichen lassen sich nur erfolgreich abgeschlossene Recherchen.",
    missing: "Die Adresse nennt keine zwei Recherchen.",
  },
};
