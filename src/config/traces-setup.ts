import { ConfigError } from "./config.ts";

/** A receiver of OpenTelemetry traces. */
export interface TracesSetup {
  /** Where spans are sent, `…/v1/traces`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads the variables defined by the OpenTelemetry specification, so that a collector's own instructions apply; `null`
 * if nobody receives traces. Throws `ConfigError`.
 */
export function readTracesSetup(env: Readonly<Record<string, string | undefined>>): TracesSetup | null {
  const endpoint = env["OTEL_EXPORTER_OTLP_ENDPOINT"]?.trim();
  if (!endpoint) return null;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}"; give the collector's HTTP address, such as http://localhost:4318.`,
    );
  }
  return {
    url: `${url.href.replace(/(?<!\/)\/+$/, "")}/v1/traces`,
    headers: readHeaders(env["OTEL_EXPORTER_OTLP_HEADERS"] ?? ""),
  };
}

/** `name=value,name=value` with percent-encoded values, as specified. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      const name = pair.slice(0, at).trim();
      const value = decoded(pair.slice(at + 1).trim());
      if (at > 0 && value !== null && /^[\w-]+$/.test(name)) return [name, value];
      throw new ConfigError("OTEL_EXPORTER_OTLP_HEADERS must be comma-separated name=value pairs.");
    }),
  );
}

function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text);
    return /^[\x20-\x7e]*$/.test(value) ? value : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
