import { createClient, type Schemas, unwrap } from "../client/client.ts";
import { SECTIONS } from "../domain/lookup.ts";

/** Which group of the report nobody outside fills today, and what would. */
export interface EmptyGroup {
  readonly group: string;
  /** How each source that would fill it is switched on. */
  readonly remedies: readonly string[];
}

/** Asks the service for its sources. What was imported fills every group, whoever may be asked. */
export async function findEmptyGroups(url: string, apiKey: string): Promise<readonly EmptyGroup[]> {
  const { results } = await unwrap(createClient({ baseUrl: url, apiKey }).GET("/connectors", {}));
  return emptyGroups(results);
}

export function emptyGroups(
  sources: readonly Pick<
    Schemas["Connector"],
    "connector" | "access" | "sections" | "enabled" | "configured" | "remedy"
  >[],
): readonly EmptyGroup[] {
  const outside = sources.filter(({ access }) => access !== "local");
  return SECTIONS.flatMap((group) => {
    const filling = outside.filter(({ sections }) => sections.includes(group));
    if (filling.length === 0 || filling.some(({ enabled, configured }) => enabled && configured)) return [];
    return [{ group, remedies: filling.map(({ connector, remedy }) => remedy ?? `See ${connector}.`) }];
  });
}
