import type { Regulation } from "../../domain/due-date.ts";

/** Where the laws apply that entitle a person to ask, in English. */
export const lawPlaces: Readonly<Record<Regulation, string>> = {
  gdpr: "European Union, Iceland, Liechtenstein or Norway",
  uk_gdpr: "United Kingdom",
  ccpa: "California",
  lgpd: "Brazil",
  fadp: "Switzerland",
  law25: "Quebec",
  pipeda: "Canada, outside Quebec",
  app: "Australia",
  other: "Somewhere else",
};
