import type { Schemas } from "../client/client.ts";
import { citationsOf } from "../presentation/citations.ts";
import { createNumbering, type Numbering } from "../presentation/numbering.ts";

type Datasource = Schemas["Datasource"];

/** The datasources behind a field, by the numbers they have in every form of the report. */
export interface FieldReferences extends Omit<Numbering, "numbered"> {
  /** Every datasource cited so far, by number. */
  numbered(): readonly (Datasource & { readonly number: number })[];
}

export function createReferences(evidence: Schemas["Evidence"], datasources: readonly Datasource[]): FieldReferences {
  const byId = new Map(datasources.map((datasource) => [datasource.datasourceId, datasource]));
  const numbering = createNumbering(citationsOf(evidence), datasources);
  return {
    ...numbering,
    numbered: () =>
      numbering.numbered().flatMap(([id = ""]) => {
        const [datasource, number] = [byId.get(id), numbering.number(id)];
        return datasource === undefined || number === null ? [] : [{ ...datasource, number }];
      }),
  };
}
