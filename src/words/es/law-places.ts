import type { Regulation } from "../../domain/due-date.ts";

/** Dónde rigen las leyes por las que alguien puede preguntar. */
export const lawPlaces: Readonly<Record<Regulation, string>> = {
  gdpr: "Unión Europea, Islandia, Liechtenstein o Noruega",
  uk_gdpr: "Reino Unido",
  ccpa: "California",
  lgpd: "Brasil",
  fadp: "Suiza",
  law25: "Quebec",
  pipeda: "Canadá, fuera de Quebec",
  app: "Australia",
  other: "Otro lugar",
};
