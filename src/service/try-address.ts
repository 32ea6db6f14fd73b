import { once } from "node:events";
import { createServer } from "node:net";
import { type Config, ConfigError } from "../config/config.ts";

type Address = Pick<Config, "port" | "host">;

/**
 * Opens an address for a moment. A start does so before it touches the database: what it would do there first can take
 * minutes, and a migration cannot be taken back. Throws `ConfigError` for an address that cannot be listened on.
 *
 * @param variable the setting that gave the port
 */
export async function tryAddress({ port, host }: Address, variable: PortVariable = "PORT"): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw listenError(error, { port, host }, variable) ?? error;
  } finally {
    server.close();
  }
}

/** What an operator can do about an address that cannot be listened on; `null` for an error of another kind. */
export function listenError(
  error: unknown,
  { port, host }: Address,
  variable: PortVariable = "PORT",
): ConfigError | null {
  switch (systemCode(error)) {
    case "EADDRINUSE":
      return new ConfigError(`Port ${port} is in use. Stop the program that uses it, or set ${variable}.`);
    case "EACCES":
      return new ConfigError(
        `Port ${port} needs rights that this user does not have. Set ${variable} to 1024 or more.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new ConfigError(`HOST is "${host}", which is not an address of this machine. Set 127.0.0.1 or 0.0.0.0.`);
    default:
      return null;
  }
}

type PortVariable = "PORT" | "CANDOR_METRICS_PORT";

function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
