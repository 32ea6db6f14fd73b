import { because, becauseItLacks, type LedgerReason } from "../domain/ledger-reason.ts";
import { wordsFor } from "../words/words.ts";
import type { ConnectorSetup } from "../config/connector-setups.ts";
import { type Connector, lackOf } from "../connectors/connector.ts";
import { yieldsOf } from "../connectors/reader.ts";
import type { SectionName } from "../domain/lookup.ts";
import { sectionsReading } from "../sections/open-properties.ts";

/** Why an outside source is not searched, and what to do about it. */
export interface Off {
  readonly why: LedgerReason;
  readonly remedy: string;
}

/** What an outside source lacks before it can be searched; `null` if nothing, and for a local source. */
export function whyOff(connector: Connector, setup: ConnectorSetup | undefined, offline: boolean): Off | null {
  if (connector.asks === undefined) return null;
  const lack = lackOf(connector, setup?.values ?? {});
  const set = `candor sources set ${connector.name} ${settingOf(connector)}`;
  if (setup?.enabled !== true) {
    const switchOn = `candor sources on ${connector.name}`;
    const remedy = lack === null ? `Run \`${switchOn}\`.` : `Run \`${set}\`, then \`${switchOn}\`.`;
    return { why: because("off"), remedy };
  }
  if (lack !== null) return { why: becauseItLacks(lack), remedy: `Run \`${set}\`.` };
  return offline ? { why: because("offline"), remedy: wordsFor("en").ownTexts.ledger.startOnline } : null;
}

/** The first setting for a source that lacks something. */
function settingOf({ needs, settings = {} }: Connector): string {
  return needs ?? Object.entries(settings).find(([, { secret }]) => secret)?.[0] ?? "key";
}

/** The parts of the report that a source's responses fill. */
export function groupsOf({ readers, sections }: Connector): readonly SectionName[] {
  const read = sectionsReading(yieldsOf(readers));
  return sections === undefined ? read : read.filter((section) => sections.includes(section));
}
