import { type CandorClient, createClient } from "../client/client.ts";
import type { Connection } from "./connection.ts";
import type { Terminal } from "./terminal.ts";

/** What a command works with. */
export interface CommandContext {
  readonly connection: Connection;
  readonly client: CandorClient;
  readonly terminal: Terminal;
}

/** Reads the options that every command shares. Throws `UsageError` if there is no key or the address is none. */
export type OpenContext = () => CommandContext;

/** How a command ends that did what it was asked and has bad news: the process ends with 1. */
export class CommandFailed extends Error {}

/** How an import ends that left out what it could not use, and has said so: the process ends with 3. */
export class DoneInPart extends Error {}

export function createContext(connection: Connection, terminal: Terminal): CommandContext {
  return { connection, client: createClient({ baseUrl: connection.url, apiKey: connection.apiKey }), terminal };
}
