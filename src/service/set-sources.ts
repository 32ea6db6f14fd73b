import { because, becauseItLacks } from "../domain/ledger-reason.ts";
import { explainLedger } from "./ledger-reason.ts";
import { askConnector, createRoom } from "../asking/ask-connector.ts";
import { INSTANCE } from "../asking/outbound.ts";
import { createTraffic, writePassed } from "../asking/traffic.ts";
import { connectorVariable } from "../config/connector-setups.ts";
import { ANY_HOST, type Connector as Source, lackOf } from "../connectors/connector.ts";
import { releaseSource } from "../db/source.ts";
import type { Connector, ConnectorList, ConnectorTest, SetConnector } from "../contract/connector.ts";
import { PublicError } from "../errors.ts";
import { refusalOf } from "../net/guarded-fetch.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { listConnectors, maySetSources } from "./list-connectors.ts";

/** Switches a source on or off, and sets its keys. Settings made in the environment take precedence and are refused. */
export async function setSource(
  context: ServiceContext,
  caller: Caller,
  name: string,
  { enabled, settings = {} }: SetConnector,
): Promise<Connector> {
  requireInstallation(caller);
  const source = requireSource(context, name);
  const fixed = context.sources.ofEnvironment(name);
  if (enabled === false && fixed?.enabled === true)
    throw new PublicError("connector_fixed", `CANDOR_CONNECTORS switches ${name} on and takes precedence.`);
  const values = { ...context.sources.chosen(name).values };
  for (const [setting, value] of Object.entries(settings)) {
    if (source.settings?.[setting] === undefined) {
      const known = Object.keys(source.settings ?? {}).join(", ") || "none";
      const faults = [{ pointer: `/settings/${setting}`, detail: `is not known; there are: ${known}` }];
      throw new PublicError("invalid_request", `${name} has no setting ${setting}.`, faults);
    }
    if (fixed?.values[setting] !== undefined)
      throw new PublicError("connector_fixed", `${connectorVariable(name, setting)} sets it.`);
    if (value === null) delete values[setting];
    else {
      if (setting === INSTANCE) requirePublic(name, value);
      values[setting] = value;
    }
  }
  await context.sources.choose(name, { enabled: enabled ?? context.sources.chosen(name).enabled, values });
  if (Object.keys(settings).length > 0) await releaseSource(context.db, name);
  const listed = (await listConnectors(context, caller)).results.find(({ connector }) => connector === name);
  if (listed === undefined) throw new Error("a source is not listed");
  return listed;
}

/** An instance inside the operator's network can be set only in the environment. */
function requirePublic(source: string, address: string): void {
  const url = URL.parse(address);
  const refusal = url === null ? "it is no URL" : refusalOf(url, new Set());
  if (refusal === null) return;
  const detail = `must be a public http or https address (${refusal}); one in your own network is set with ${connectorVariable(source, INSTANCE)} in the environment`;
  throw new PublicError("invalid_request", `The address ${detail}.`, [{ pointer: `/settings/${INSTANCE}`, detail }]);
}

/** Switches on every source without required settings, and sets the contact for sources. */
export async function openSources(
  context: ServiceContext,
  caller: Caller,
  contact: string | undefined,
): Promise<ConnectorList> {
  requireInstallation(caller);
  if (contact !== undefined) await context.sources.chooseContact(contact);
  for (const source of sourcesOf(context)) {
    const { name, asks, access } = source;
    if (asks === undefined || access !== "open" || lackOf(source, context.sources.get(name)?.values ?? {}) !== null)
      continue;
    await context.sources.choose(name, { ...context.sources.chosen(name), enabled: true });
  }
  return await listConnectors(context, caller);
}

/** Sends a source one real question, whether or not it is on, bypassing all caches. Nothing in its response is stored. */
export async function testSource(
  context: ServiceContext,
  caller: Caller,
  name: string,
  signal: AbortSignal,
): Promise<ConnectorTest> {
  requireInstallation(caller);
  const source = requireSource(context, name);
  if (source.asks === ANY_HOST && source.needs === undefined) {
    return { connector: name, works: false, outcome: "skipped", ...explainLedger([because("anyHost")]), ms: 0 };
  }
  const stage = context.stageContext(signal);
  const lack = lackOf(source, context.sources.get(name)?.values ?? {});
  if (lack !== null) {
    return { connector: name, works: false, outcome: "skipped", ...explainLedger([becauseItLacks(lack)]), ms: 0 };
  }
  const started = performance.now();
  const traffic = createTraffic(stage.db, stage.keyring, (entry) => writePassed(stage.db, stage.keyring, [entry]));
  const occasion = {
    lookupId: null,
    accountId: caller.accountId,
    timeoutMs: source.limits.timeoutMs,
    mostCaptures: 1,
    room: createRoom(),
    traffic,
  };
  const asked = await askConnector(source, (own) => source.probe(source.examples.present, own), occasion, stage);
  await traffic.settle();
  // The content of a real response is checked elsewhere; here it only matters that there was one.
  const works = asked.outcome === "found" || asked.outcome === "absent";
  return {
    connector: name,
    works,
    outcome: asked.outcome === "suppressed" ? "skipped" : asked.outcome,
    ...explainLedger(asked.why),
    ms: Math.round(performance.now() - started),
  };
}

/** Sources serve all accounts, with the operator's keys and at the operator's expense, so only the first account can set them. */
function requireInstallation(caller: Caller): void {
  if (!maySetSources(caller))
    throw new PublicError(
      "scope_missing",
      "Sources are set for the whole installation: use an admin key of its first account.",
    );
}

function sourcesOf(context: ServiceContext): readonly Source[] {
  return context.stageContext(new AbortController().signal).connectors;
}

/** A source outside the installation; those that read files on the server are set only in the environment. */
function requireSource(context: ServiceContext, name: string): Source {
  const source = sourcesOf(context).find((each) => each.name === name && each.asks !== undefined);
  if (source === undefined) throw new PublicError("connector_not_found", "No external source has this name.");
  return source;
}
