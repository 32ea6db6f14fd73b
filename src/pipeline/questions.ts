import type { Connector } from "../connectors/connector.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { StoredProbe } from "../db/probe.ts";
import type { Identifier } from "../domain/identifier.ts";
import { errorFields, type Log } from "../log.ts";

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

/**
 * Whether a source is asked for people of the candidate's name. Only by the names that the lookup began with, of two words or
 * more: by a single one half the world is found.
 */
export function isSearchedFor(
  connector: Connector,
  { kind, value }: Identifier,
  { identifiers }: StoredLookup,
): boolean {
  if (kind !== "name" || connector.search === undefined || connector.accepts.includes("name")) return false;
  return value.includes(" ") && identifiers.some((each) => each.kind === "name" && each.value === value);
}

/** Whether an identifier is a source's to be asked about; `fails` where its own code, which may be an operator's, breaks on it. */
export function takesKey(connector: Connector, identifier: Identifier, lookupId: string, log: Log): boolean | "fails" {
  if (!connector.accepts.includes(identifier.kind)) return false;
  try {
    return connector.takes?.(identifier) !== false;
  } catch (error) {
    log.error(
      { lookupId, connector: connector.name, ...errorFields(error) },
      "a connector failed to say what it takes",
    );
    return "fails";
  }
}
