import type { Schemas } from "../client/client.ts";
import { citationsOf } from "../presentation/citations.ts";
import { createNumbering, type Numbering } from "../presentation/numbering.ts";

type Datasource = Schemas["Datasource"];

/** Which datasources stand behind a field, by numbers given in the order in which they are first asked for. */
export interface References extends Omit<Numbering, "numbered"> {
  /** Every datasource that has a number by now, by number. */
  numbered(): readonly (Datasource & { readonly number: number })[];
}

export function createReferences(evidence: Schemas["Evidence"], datasources: readonly Datasource[]): References {
  const byId = new Map(datasources.map((datasource) => [datasource.datasourceId, datasource]));
  const numbering = createNumbering(citationsOf(evidence), [...byId.keys()]);
  return {
    ...numbering,
    numbered: () =>
      numbering.numbered().flatMap((id, index) => {
        const datasource = byId.get(id);
        return datasource === undefined ? [] : [{ ...datasource, number: index + 1 }];
      }),
  };
}
