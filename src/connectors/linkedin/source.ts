import type { Source } from "../connector.ts";
import { linkedinImporter } from "./importer.ts";
import { linkedinSnapshot } from "./snapshot.ts";

/** What a member downloaded of their own data; imported only. */
export const linkedin: Source = {
  name: "linkedin",
  sites: [{ host: "linkedin.com", publisher: "LinkedIn" }],
  readers: [linkedinSnapshot],
  importers: [linkedinImporter],
};
