import type { Config } from "../config/config.ts";
import type { ConnectorSetup } from "../config/connector-setups.ts";
import type { SourceSetups } from "./source-setups.ts";
import { type Connector, lackOf } from "../connectors/connector.ts";
import type { Reader } from "../connectors/reader.ts";
import { isOpenProperty, type Opening } from "../sections/open-properties.ts";
import { createGuardedFetch, type GuardedFetch } from "../net/guarded-fetch.ts";
import { ROBOT_NAME } from "../net/robots.ts";

/** The setting of a source that is the address of an instance of it. */
export const INSTANCE = "instance";

/** The way out of the house, as the operator set it. One for the whole process. */
export interface Outbound {
  readonly offline: boolean;
  readonly fetch: GuardedFetch;
  setupOf(connector: string): ConnectorSetup | undefined;
  close(): Promise<void>;
}

/**
 * Opens the way out. A mirror, or an instance of a service, that the environment names may stand inside; one that was named in
 * the running service may not.
 */
export function createOutbound(
  config: Pick<Config, "offline" | "contact" | "baseUrl">,
  setups: Pick<SourceSetups, "get"> & Partial<Pick<SourceSetups, "contact">> & { values(): Iterable<ConnectorSetup> },
  environment?: ReadonlyMap<string, ConnectorSetup>,
): Outbound {
  const mirrors = [...(environment ?? setups).values()]
    .flatMap(({ baseUrl, values }) => [baseUrl, values[INSTANCE] ?? null])
    .flatMap((address) => (address === null ? [] : (URL.parse(address)?.origin ?? [])));
  const { fetch, close } = createGuardedFetch({
    userAgent: () => `${ROBOT_NAME}/0.1 (${setups.contact?.() ?? config.contact ?? config.baseUrl})`,
    offline: config.offline,
    trustedOrigins: mirrors,
  });
  return { offline: config.offline, fetch, close, setupOf: (name) => setups.get(name) };
}

/**
 * Why a connector is not asked in a lookup at all; `null` if it is. Known before any question, it is one row of the
 * ledger and not one for each identifier.
 */
export function reasonToSkip(
  connector: Connector,
  outbound: Outbound,
  opening: Pick<Opening, "purpose" | "sections">,
): string | null {
  if (connector.asks !== undefined) {
    if (outbound.offline) return "offline";
    const { values = {} } = outbound.setupOf(connector.name) ?? {};
    const lack = lackOf(connector, values);
    if (lack !== null) return `no ${lack}`;
  }
  if (connector.sections?.every((section) => !opening.sections.includes(section))) {
    return "no section of this lookup is answered by it";
  }
  const telling = connector.readers.filter(({ forRun }) => forRun !== true);
  if (telling.length > 0 && telling.every((reader) => isClosedReader(reader, opening))) {
    return "all that it tells is closed to this lookup";
  }
  return null;
}

/** Whether all that a reader may claim is closed: what it reads is not collected. Who claims nothing tells where to ask. */
export function isClosedReader({ yields }: Reader, opening: Pick<Opening, "purpose" | "sections">): boolean {
  return yields.length > 0 && yields.every((property) => !isOpenProperty(property, opening));
}
