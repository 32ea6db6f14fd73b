import type { Regulation } from "../../domain/due-date.ts";

/** Wo die Gesetze gelten, nach denen jemand fragen darf. */
export const lawPlaces: Readonly<Record<Regulation, string>> = {
  gdpr: "Europäische Union, Island, Liechtenstein oder Norwegen",
  uk_gdpr: "Vereinigtes Königreich",
  ccpa: "Kalifornien",
  lgpd: "Brasilien",
  fadp: "Schweiz",
  law25: "Québec",
  pipeda: "Kanada, außer Québec",
  app: "Australien",
  other: "Anderswo",
};
