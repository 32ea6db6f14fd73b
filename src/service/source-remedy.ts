import type { ConnectorSetup } from "../config/connector-setups.ts";
import type { Connector } from "../connectors/connector.ts";
import { yieldsOf } from "../connectors/reader.ts";
import type { SectionName } from "../domain/lookup.ts";
import { sectionsReading } from "../sections/open-properties.ts";

/** Why a source outside is not asked, and what to do about it. */
export interface Off {
  readonly reason: "off" | "no key" | "offline";
  readonly remedy: string;
}

/** What a source outside lacks before it may be asked; `null` where nothing, and for a source that asks nobody outside. */
export function whyOff(connector: Connector, setup: ConnectorSetup | undefined, offline: boolean): Off | null {
  if (connector.asks === undefined) return null;
  const keys = Object.entries(connector.settings ?? {}).filter(([, { secret }]) => secret);
  const setting = keys[0]?.[0] ?? "key";
  const setKey = `candor sources set ${connector.name} ${setting}`;
  const lacksKey = connector.access === "key" && Object.keys(setup?.values ?? {}).length === 0;
  if (setup?.enabled !== true) {
    const switchOn = `candor sources on ${connector.name}`;
    const remedy = lacksKey ? `Run \`${setKey}\`, then \`${switchOn}\`.` : `Run \`${switchOn}\`.`;
    return { reason: "off", remedy };
  }
  if (lacksKey) return { reason: "no key", remedy: `Run \`${setKey}\`.` };
  return offline ? { reason: "offline", remedy: "Start the service without CANDOR_OFFLINE=1." } : null;
}

/** The groups of the report that a source's answers fill. */
export function groupsOf({ readers, sections }: Connector): readonly SectionName[] {
  const read = sectionsReading(yieldsOf(readers));
  return sections === undefined ? read : read.filter((section) => sections.includes(section));
}
