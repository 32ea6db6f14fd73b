import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The pages of members and of the usage of their keys. */
export const accounts: Pick<Words["screens"], "members" | "usage"> = {
  members: {
    page: "Mitglieder",
    title: "Mitglieder",
    lead: "Die Menschen, die mit diesem Konto arbeiten. Die Rolle eines Mitglieds begrenzt, was seine Schlüssel dürfen.",
    none: "Noch keine Mitglieder. Wer einen Schlüssel hat, arbeitet ohne Namen.",
    failed: "Die Mitglieder konnten nicht geladen werden",
    add: "Mitglied hinzufügen",
    adding: "Wird hinzugefügt…",
    addFailed: "Das Mitglied konnte nicht hinzugefügt werden",
    name: "Name",
    nameMissing: "Geben Sie einen Namen ein.",
    email: "E-Mail-Adresse",
    emailHint: "Ist die Anmeldung Ihrer Organisation eingerichtet, meldet es sich mit dieser Adresse an.",
    emailMissing: "Geben Sie eine E-Mail-Adresse ein.",
    role: "Rolle",
    roleOf: (name) => `Rolle von ${name}`,
    roles: {
      reader: { title: "Leser", hint: "Sucht Personen und liest bestehende Recherchen." },
      analyst: { title: "Analyst", hint: "Startet auch Recherchen und importiert Personen." },
      owner: { title: "Inhaber", hint: "Darf alles und verwaltet Schlüssel und Mitglieder." },
    },
    added: (day) => `hinzugefügt am ${day}`,
    removedOn: (day) => `entfernt am ${day}`,
    changeTitle: "Diese Rolle ändern?",
    changeText: (name, role) =>
      `${name} wird ${role}. Die Schlüssel verlieren binnen einer Sekunde, was die neue Rolle nicht erlaubt; von selbst gewinnen sie nichts.`,
    changeConfirm: "Rolle ändern",
    changing: "Wird geändert…",
    changeFailed: "Die Rolle konnte nicht geändert werden",
    remove: "Entfernen…",
    removeTitle: "Dieses Mitglied entfernen?",
    removeText: (name) =>
      `Alle Schlüssel von ${name} gelten binnen einer Sekunde nicht mehr, die Adresse wird gelöscht. Das lässt sich nicht rückgängig machen.`,
    removeConfirm: "Mitglied entfernen",
    removing: "Wird entfernt…",
    removeFailed: "Das Mitglied konnte nicht entfernt werden",
  },
  usage: {
    page: "Nutzung",
    title: "Nutzung",
    lead: "Recherchen nach Tag und Schlüssel. Eine bezahlte Recherche wird nur berechnet, wenn sie gelingt und jemanden findet. Tage in UTC.",
    failed: "Die Nutzung konnte nicht geladen werden",
    none: "Keine Recherchen in diesem Zeitraum.",
    period: "Zeitraum",
    lastDays: (days) => (days === 366 ? "Letztes Jahr" : `Letzte ${days} Tage`),
    chart: "Recherchen nach Tag",
    lookups: (count) => plural(count, { one: "# Recherche", other: "# Recherchen" }),
    table: "Nutzung nach Tag und Schlüssel",
    day: "Tag",
    key: "Schlüssel",
    begun: "Gestartet",
    charged: "Berechnet",
    trials: "Proben",
    returned: "Erstattet",
  },
};
