import type { Datasource, Evidence, Lookup } from "../contract/lookup.ts";

/** What an export is made of: what the lookup's caller may see, and nothing else. */
export interface ExportInput {
  /** With its data. */
  readonly lookup: Lookup;
  readonly evidence: Evidence;
  readonly datasources: readonly Datasource[];
}
