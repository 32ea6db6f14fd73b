import type { Regulation } from "../../domain/due-date.ts";

/** Où s’appliquent les lois qui permettent de demander. */
export const lawPlaces: Readonly<Record<Regulation, string>> = {
  gdpr: "Union européenne, Islande, Liechtenstein ou Norvège",
  uk_gdpr: "Royaume-Uni",
  ccpa: "Californie",
  lgpd: "Brésil",
  fadp: "Suisse",
  law25: "Québec",
  pipeda: "Canada, hors Québec",
  app: "Australie",
  other: "Ailleurs",
};
