import { because, becauseItLacks, type LedgerReason } from "../domain/ledger-reason.ts";
import type { Config } from "../config/config.ts";
import type { ConnectorSetup } from "../config/connector-setups.ts";
import type { SourceSetups } from "./source-setups.ts";
import { type Connector, lackOf } from "../connectors/connector.ts";
import type { Reader } from "../connectors/reader.ts";
import { isOpenProperty, type Opening } from "../sections/open-properties.ts";
import { createGuardedFetch, type GuardedFetch } from "../net/guarded-fetch.ts";
import { ROBOT_NAME } from "../net/robots.ts";

/** The setting with the URL of a source's instance. */
export const INSTANCE = "instance";

/** Outbound requests as the operator configured them. One per process. */
export interface Outbound {
  readonly offline: boolean;
  readonly fetch: GuardedFetch;
  setupOf(connector: string): ConnectorSetup | undefined;
  close(): Promise<void>;
}

/** Opens outbound requests. A mirror or instance set in the environment may be inside the network; one set in the running service may not. */
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

/** Why a connector is not asked in a lookup at all; `null` if it is. Known beforehand, it is one row of the ledger instead of one per identifier. */
export function reasonToSkip(
  connector: Connector,
  outbound: Outbound,
  opening: Pick<Opening, "purpose" | "sections">,
): LedgerReason | null {
  if (connector.asks !== undefined) {
    if (outbound.offline) return because("offline");
    const { values = {} } = outbound.setupOf(connector.name) ?? {};
    const lack = lackOf(connector, values);
    if (lack !== null) return becauseItLacks(lack);
  }
  if (connector.sections?.every((section) => !opening.sections.includes(section))) {
    return because("noSection");
  }
  const telling = connector.readers.filter(({ forRun }) => forRun !== true);
  if (telling.length > 0 && telling.every((reader) => isClosedReader(reader, opening))) {
    return because("allClosed");
  }
  return null;
}

/** Whether everything that a reader may claim is closed, so that its captures are not collected. A reader that claims nothing says where to search. */
export function isClosedReader({ yields }: Reader, opening: Pick<Opening, "purpose" | "sections">): boolean {
  return yields.length > 0 && yields.every((property) => !isOpenProperty(property, opening));
}
