import { type CandorClient, createClient } from "../client/client.ts";
import type { Connection } from "./connection.ts";
import type { Terminal } from "./terminal.ts";

/** What a command works with. */
export interface CommandContext {
  readonly connection: Connection;
  readonly client: CandorClient;
  readonly terminal: Terminal;
}

/** Reads the options that every command shares. Throws `UsageError` if there is no key or the address is invalid. */
export type OpenContext = () => CommandContext;

/** A command did what it was asked, but has bad news: the process exits with 1. */
export class CommandFailed extends Error {}

/** A command left out what it could not use, and has said so: the process exits with 3. */
export class DoneInPart extends Error {}

export function createContext(connection: Connection, terminal: Terminal): CommandContext {
  return { connection, client: createClient({ baseUrl: connection.url, apiKey: connection.apiKey }), terminal };
}
