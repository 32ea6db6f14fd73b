import type { ConnectorSetup } from "../config/connector-setups.ts";
import { AsksElsewhere, mayAsk } from "../connectors/asks.ts";
import type { Connector } from "../connectors/connector.ts";

/** Where a question goes. */
export interface Route {
  /** The address to connect to: the public one, or its place on the operator's mirror. */
  readonly address: string;
  readonly host: string;
  /** The public address of one connected to. */
  publicOf(address: string): string;
}

/**
 * A connector sends requests to the origin it states (`asks`), and nowhere else. A mirror replaces that origin, or has each host as the
 * first part of its path: `https://social.example.org/a` becomes `<mirror>/social.example.org/a`.
 */
export function routeOf(url: string, connector: Connector, setup: ConnectorSetup | undefined): Route {
  const { origin, host, protocol, pathname, search } = new URL(url);
  const asks = connector.asks ?? "";
  if (!mayAsk(asks, origin)) throw new AsksElsewhere();
  const mirror = setup?.baseUrl ?? null;
  if (mirror === null) return { address: url, host, publicOf: (address) => address };
  const base = asks.includes("*") ? `${mirror}/${host}` : mirror;
  return {
    address: `${base}${pathname}${search}`,
    host,
    publicOf: (address) => {
      if (!address.startsWith(`${mirror}/`)) return address;
      const rest = address.slice(mirror.length + 1);
      return asks.includes("*") ? `${protocol}//${rest}` : `${origin}/${rest}`;
    },
  };
}
