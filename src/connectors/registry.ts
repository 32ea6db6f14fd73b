import { archive } from "./archive.ts";
import type { Connector } from "./connector.ts";

/** Every source we know how to ask. */
export const CONNECTORS: readonly Connector[] = [archive];

export function findConnector(name: string): Connector | undefined {
  return CONNECTORS.find((connector) => connector.name === name);
}
