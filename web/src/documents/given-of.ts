import { givenDocument, type NamedByCaller } from "../../../src/presentation/given-document.ts";
import type { Datasource, JudgedRecord } from "../wire.ts";

/** A document that was handed over, with its text once the datasources have been loaded. */
export interface GivenSource extends NamedByCaller {
  readonly datasource: Datasource | undefined;
}

/**
 * The document that a record was read from, if the caller handed it over: by the record's address or, where a page states
 * an address of its own, by that of its datasource.
 */
export function givenOf(
  { source, datasourceIds }: Pick<JudgedRecord, "source" | "datasourceIds">,
  datasources: ReadonlyMap<string, Datasource>,
): GivenSource | null {
  for (const datasource of datasourceIds.map((id) => datasources.get(id))) {
    const given = datasource === undefined ? null : givenDocument(datasource.source);
    if (given !== null) return { ...given, datasource };
  }
  const given = givenDocument(source);
  return given === null ? null : { ...given, datasource: undefined };
}

export function byId(datasources: readonly Datasource[]): ReadonlyMap<string, Datasource> {
  return new Map(datasources.map((each) => [each.datasourceId, each]));
}
