import { readFileSync } from "node:fs";
import { ConfigError, isReadableFile, listOf, oneOf, READABLE } from "./config.ts";

/** The operator's settings for one connector. */
export interface ConnectorSetup {
  readonly enabled: boolean;
  /** Where to send its requests instead: a mirror, a test server. Without a trailing slash. */
  readonly baseUrl: string | null;
  readonly values: Readonly<Record<string, string>>;
}

/** What the configuration needs to know about a connector. */
export interface Configurable {
  readonly name: string;
  readonly asks?: string;
  readonly settings?: Readonly<Record<string, ConfigurableSetting>>;
}

interface ConfigurableSetting {
  readonly secret: boolean;
  readonly help: string;
  readonly faultOf?: (text: string) => string | null;
}

/**
 * The setups of all connectors that contact an external server or have settings, by name. Throws `ConfigError` for an
 * unknown name.
 */
export function readConnectorSetups(
  env: Readonly<Record<string, string | undefined>>,
  connectors: readonly Configurable[],
): ReadonlyMap<string, ConnectorSetup> {
  const outbound = connectors.filter(({ asks }) => asks !== undefined);
  const named = listOf(env["CANDOR_CONNECTORS"]);
  const choices = ["all", ...outbound.map(({ name }) => name)];
  for (const name of named) oneOf("CANDOR_CONNECTORS", name, choices);
  const settable = connectors.filter(({ asks, settings }) => asks !== undefined || settings !== undefined);
  return new Map(
    settable.map((connector) => {
      const read = (setting: string) => env[connectorVariable(connector.name, setting)]?.trim();
      const values = Object.entries(connector.settings ?? {}).flatMap(([name, setting]) => {
        const value = read(name);
        if (!value) return [];
        if (name === "file") requireFile(connectorVariable(connector.name, name), value, setting);
        return [[name, value]];
      });
      // A connector that contacts nobody is on if its settings are given.
      if (connector.asks === undefined) {
        const enabled = values.length > 0;
        return [connector.name, { enabled, baseUrl: null, values: Object.fromEntries(values) }];
      }
      const enabled = named.includes("all") || named.includes(connector.name);
      const baseUrl = readMirror(connectorVariable(connector.name, "baseUrl"), read("baseUrl"));
      return [connector.name, { enabled, baseUrl, values: Object.fromEntries(values) }];
    }),
  );
}

function requireFile(variable: string, path: string, { faultOf, help }: ConfigurableSetting): void {
  if (!isReadableFile(path)) throw new ConfigError(`${variable}: ${path} cannot be read. ${READABLE}`);
  const fault = faultOf?.(readFileSync(path, "utf8")) ?? null;
  if (fault !== null) throw new ConfigError(`${variable}: ${path} ${fault}. Give this: ${help}`);
}

/** `CANDOR_STACK_EXCHANGE_BASE_URL` for `stack-exchange` and `baseUrl`. */
export function connectorVariable(connector: string, setting: string): string {
  return `CANDOR_${connector}_${setting.replace(/[A-Z]/g, "_$&")}`.replaceAll("-", "_").toUpperCase();
}

function readMirror(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError(`${name} must be an http or https URL.`);
  }
  return text.replace(/(?<!\/)\/+$/, "");
}
