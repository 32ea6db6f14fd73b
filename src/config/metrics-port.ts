import { ConfigError } from "./config.ts";

/** The port on which metrics are served; `null` for none. Throws `ConfigError` unless it is a valid port of its own. */
export function readMetricsPort(env: Readonly<Record<string, string | undefined>>, port: number): number | null {
  const text = env["CANDOR_METRICS_PORT"];
  if (!text) return null;
  const own = Number(text);
  if (/^[1-9]\d{0,4}$/.test(text) && own <= 65_535 && own !== port) return own;
  throw new ConfigError(`CANDOR_METRICS_PORT is "${text}"; give a number from 1 to 65535 that is not PORT.`);
}
