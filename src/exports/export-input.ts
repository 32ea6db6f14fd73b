import type { Datasource, Evidence, Lookup, Probe } from "../contract/lookup.ts";

/** What an export is made from: only what the caller of the lookup may see. */
export interface ExportInput {
  /** Including its data. */
  readonly lookup: Lookup;
  readonly evidence: Evidence;
  readonly datasources: readonly Datasource[];
  /** Which sources were asked, and which are off. */
  readonly coverage: readonly Probe[];
}
