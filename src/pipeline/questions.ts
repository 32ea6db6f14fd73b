import type { Connector } from "../connectors/connector.ts";
import type { StoredProbe } from "../db/probe.ts";

/** How many of a lookup's probes asked somebody outside: what its budget of questions counts, as that of its bulk does. */
export function countQuestions(
  probes: readonly Pick<StoredProbe, "connector" | "outcome">[],
  connectors: readonly Pick<Connector, "name" | "access">[],
): number {
  const local = new Set(localNames(connectors));
  return probes.filter(
    ({ connector, outcome }) => !local.has(connector) && outcome !== "skipped" && outcome !== "suppressed",
  ).length;
}

/** The sources that are asked inside the house. */
export function localNames(connectors: readonly Pick<Connector, "name" | "access">[]): string[] {
  return connectors.flatMap(({ name, access }) => (access === "local" ? name : []));
}
