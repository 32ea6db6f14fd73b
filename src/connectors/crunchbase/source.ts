import type { Source } from "../connector.ts";
import { crunchbaseOrganization } from "./organization.ts";

/** Companies, in the form of Crunchbase's responses; imported only. */
export const crunchbase: Source = {
  name: "crunchbase",
  sites: [{ host: "crunchbase.com", publisher: "Crunchbase" }],
  readers: [crunchbaseOrganization],
};
