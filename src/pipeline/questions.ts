import type { Connector } from "../connectors/connector.ts";
import type { StoredProbe } from "../db/probe.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import { errorFields, type Log } from "../log.ts";
import { isWholeName } from "../names/unspaced.ts";

/** Number of a lookup's probes sent outside, as counted by its budget and by that of its bulk. */
export function countQuestions(
  probes: readonly Pick<StoredProbe, "connector" | "outcome">[],
  connectors: readonly Pick<Connector, "name" | "access">[],
): number {
  const local = new Set(localNames(connectors));
  return probes.filter(
    ({ connector, outcome }) => !local.has(connector) && outcome !== "skipped" && outcome !== "suppressed",
  ).length;
}

/** Names of the sources that are read locally. */
export function localNames(connectors: readonly Pick<Connector, "name" | "access">[]): string[] {
  return connectors.flatMap(({ name, access }) => (access === "local" ? name : []));
}

/**
 * What a lookup asks about first: its identifiers, and the names of a person who is in the database. Somebody described
 * has their names among the identifiers.
 */
export function firstAsked({ candidateId, candidate, identifiers }: StoredLookup): readonly Identifier[] {
  if (candidateId === null) return identifiers;
  const names = [candidate.fullName, ...candidate.aliases].filter(isWholeName);
  return [...identifiers, ...names.flatMap((name) => normalizeIdentifier("name", name) ?? [])];
}

/** What the operator has of a person in the database is filed under keys; under the name there are namesakes as well. */
export function isFiledOtherwise({ candidateId }: StoredLookup, { kind }: Identifier, { access }: Connector): boolean {
  return candidateId !== null && kind === "name" && access === "local";
}

/**
 * Whether searches by name alone, as of the web, wait for the answers to the keys of the lookup: the caller named no
 * employer and no place, and what the keys lead to may.
 */
export function waitsForWords({ candidate, identifiers }: StoredLookup): boolean {
  if (candidate.company !== null || candidate.location !== null) return false;
  return identifiers.some(({ kind }) => LEADS.has(kind));
}

const LEADS: ReadonlySet<Identifier["kind"]> = new Set(["candidate", "email", "profileUrl", "website", "externalId"]);

/** Whether a source is searched for people of one of the candidate's names. Only for whole ones. */
export function isSearchedFor(connector: Connector, { kind, value }: Identifier): boolean {
  if (kind !== "name" || connector.search === undefined || connector.accepts.includes("name")) return false;
  return isWholeName(value);
}

/** Whether a source accepts an identifier; `fails` if its own code, which may be a plug-in's, throws. */
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
