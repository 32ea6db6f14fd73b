import type { Words } from "../words.ts";
import { names } from "./names.ts";

export const purposeWords: Pick<Words, "properties" | "closedBecause"> = {
  properties: names.properties,
  closedBecause: {
    kin: "Nach der Familie wird nur gesucht, wo es um Verbindungen zwischen Menschen geht.",
    followers: "Follower sind andere Menschen und für die Forschung ohne Nutzen.",
    pastimes: "Freizeitbeschäftigungen sind für diesen Zweck ohne Nutzen.",
    posts: "Beiträge erzählen oft von Gesundheit, Glauben oder Politik und sind für die Forschung ohne Nutzen.",
    breaches: "Was über jemanden durchgesickert ist, geht nur an, wer ihn prüft oder schützt.",
    offences: "Berichte über Straftaten sind für Prüfung, Journalismus und die Person selbst.",
  },
};
