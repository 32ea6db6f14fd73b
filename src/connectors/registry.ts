import { archive } from "./archive.ts";
import type { Connector } from "./connector.ts";
import { operator } from "./operator.ts";

/** Every source we know how to ask. */
export const CONNECTORS: readonly Connector[] = [archive, operator];

export function findConnector(name: string): Connector | undefined {
  return CONNECTORS.find((connector) => connector.name === name);
}
