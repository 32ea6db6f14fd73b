import type { Regulation } from "../../domain/due-date.ts";

/** Kur galioja įstatymai, pagal kuriuos galima teirautis. */
export const lawPlaces: Readonly<Record<Regulation, string>> = {
  gdpr: "Europos Sąjunga, Islandija, Lichtenšteinas arba Norvegija",
  uk_gdpr: "Jungtinė Karalystė",
  ccpa: "Kalifornija",
  lgpd: "Brazilija",
  fadp: "Šveicarija",
  law25: "Kvebekas",
  pipeda: "Kanada, išskyrus Kvebeką",
  app: "Australija",
  other: "Kitur",
};
