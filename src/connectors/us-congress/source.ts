import type { Source } from "../connector.ts";
import { biography } from "./biography.ts";
import { congressCommittee } from "./committee.ts";
import { directoryEntry } from "./directory-entry.ts";
import { congressOffices } from "./district-offices.ts";
import { congressImporter } from "./importer.ts";
import { congressLegislator } from "./legislator.ts";
import { congressPicture } from "./picture.ts";
import { congressAccounts } from "./social-media.ts";

/** The register of the United States Congress and its Biographical Directory, imported as a folder of their data. */
export const usCongress: Source = {
  name: "us-congress",
  sites: [{ host: "congress.gov", publisher: "Congress.gov" }],
  registers: [
    { scheme: "bioguide", isOnePerPerson: true, isNamedInTexts: true },
    { scheme: "govtrack", isOnePerPerson: true },
    { scheme: "lis", isOnePerPerson: true },
  ],
  readers: [
    congressLegislator,
    congressOffices,
    congressAccounts,
    congressCommittee,
    congressPicture,
    biography,
    directoryEntry,
  ],
  importers: [congressImporter],
};
