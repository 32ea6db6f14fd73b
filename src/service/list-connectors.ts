import type { LedgerReason } from "../domain/ledger-reason.ts";
import { explainLedger } from "./ledger-reason.ts";
import type { ConnectorList } from "../contract/connector.ts";
import { listLastErrors, listSourceHealth, listUnknownMembers } from "../db/source.ts";
import { type Connector as Source, lackOf } from "../connectors/connector.ts";
import { groupsOf, whyOff } from "./source-remedy.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import type { Caller, ServiceContext } from "./context.ts";

/** Every source that lookups can search: whether it is on, and how it is doing. */
export async function listConnectors(context: ServiceContext, caller: Caller): Promise<ConnectorList> {
  const { connectors, outbound } = context.stageContext(new AbortController().signal);
  const health = new Map((await listSourceHealth(context.db)).map((each) => [each.connector, each]));
  const unknown = await listUnknownMembers(context.db);
  const errors = await listLastErrors(context.db);
  const results = connectors.map((connector) => {
    const { name, title, homepage, terms, access, licence, accepts, verified, asks, cost } = connector;
    const setup = outbound.setupOf(name);
    const off = whyOff(connector, setup, outbound.offline);
    const isAlwaysOn = asks === undefined && connector.settings === undefined;
    const { requests = 0, errorRate = 0, lastSuccessAt, lastFailureAt, open = 0, scopes = 0 } = health.get(name) ?? {};
    const lack = lackOf(connector, setup?.values ?? {});
    return {
      connector: name,
      title,
      homepage,
      terms,
      access,
      ...(licence !== undefined && { licence }),
      ...(cost !== undefined && { cost: { dollars: cost.dollars, per: cost.per } }),
      sections: [...groupsOf(connector)],
      ...(off !== null && { remedy: off.remedy }),
      identifierKinds: [...accepts],
      fixed: isAlwaysOn || context.sources.ofEnvironment(name)?.enabled === true,
      settings: asks === undefined ? [] : settingsOf(connector, context),
      ...lastErrorOf(errors.get(name)),
      enabled: isAlwaysOn || setup?.enabled === true,
      configured: isAlwaysOn || (asks === undefined ? setup?.enabled === true : lack === null && !outbound.offline),
      ...(lack !== null && { lacks: lack }),
      ...(verified !== undefined && { verified }),
      // A connector with many hosts has a circuit breaker for each; it counts as open if all are.
      circuit: open > 0 && open === scopes ? ("open" as const) : ("closed" as const),
      requests,
      errorRate,
      ...(lastSuccessAt && { lastSuccessAt: lastSuccessAt.toISOString() }),
      ...(lastFailureAt && { lastFailureAt: lastFailureAt.toISOString() }),
      unknownMembers: [...(unknown.get(name) ?? [])],
    };
  });
  return { results, changeable: maySetSources(caller), status: "success" };
}

/** The first account is the operator's own; an admin of another account manages only that account. */
export function maySetSources({ accountId, scopes }: Caller): boolean {
  return accountId === FIRST_ACCOUNT && scopes.includes("admin");
}

function settingsOf({ name, settings = {} }: Source, { sources }: ServiceContext) {
  return Object.entries(settings).map(([setting, { secret, help }]) => {
    const isFixed = sources.ofEnvironment(name)?.values[setting] !== undefined;
    const isChosen = sources.chosen(name).values[setting] !== undefined;
    const set = isFixed ? ("environment" as const) : isChosen ? ("service" as const) : undefined;
    return { name: setting, help, secret, ...(set !== undefined && { set }) };
  });
}

function lastErrorOf(failure: readonly LedgerReason[] = []) {
  const { reason, why } = explainLedger(failure);
  return reason === undefined || why === undefined ? {} : { lastError: reason, lastErrorWhy: why };
}
