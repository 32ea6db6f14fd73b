import { join } from "node:path";
import { Kysely } from "kysely";
import { DATABASE_CONNECTIONS } from "../config.ts";
import type { Log } from "../log.ts";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { lockDirectory } from "./lock.ts";
import { EmbeddedDatabase } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { type Argument, argumentValues, type Statement } from "./prepared.ts";
import type { Db, Schema } from "./schema.ts";
import { guardDialect, refuseInsideTransaction } from "./transaction.ts";

export type Engine = "embedded" | "postgres";

/** `away`: nothing can be read or written. `full`: there is no room for writes, reads go on. */
export type DatabaseState = "ok" | "away" | "full";

/** An open database: the query builder, and what it does not offer. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** One statement through the pool, for the job queue; without values it may be a script. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Rows of a statement that is prepared once on each connection, outside any transaction. */
  prepared<Row>(statement: Statement, args: readonly Argument[]): Promise<Row[]>;
  /**
   * Calls `onPayload` for every NOTIFY on the channel. A hint only: payloads are missed while the connection is broken,
   * and `onReconnect` says that some may have been.
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  /** Takes an advisory lock on a session that stays open, for as long as the process lives. */
  holdLock(space: number, key: number): Promise<() => Promise<void>>;
  /** What it can do now, as far as is known without asking. */
  state(): DatabaseState;
  /** Resolves when the state is `ok`, which it usually is. */
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Opens PostgreSQL, or the embedded engine in the directory (locked for this process) where there is no address. */
export async function openDatabase(options: {
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl?: string | null;
  readonly dataDir: string;
  readonly databaseConnections?: number;
  readonly log?: Log;
}): Promise<Database> {
  if (options.databaseUrl === null) return await openEmbedded(options.dataDir);
  return openPostgres({
    url: options.databaseUrl,
    directUrl: options.databaseDirectUrl ?? options.databaseUrl,
    connections: options.databaseConnections ?? DATABASE_CONNECTIONS,
    log: options.log,
  });
}

/** @param directory the data directory, or `memory://` for a database that lives as long as the process */
async function openEmbedded(directory: string): Promise<Database> {
  const inMemory = directory === "memory://";
  const unlock = inMemory ? () => {} : lockDirectory(directory);
  let database: EmbeddedDatabase;
  try {
    database = await EmbeddedDatabase.open(inMemory ? directory : join(directory, "database"));
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    engine: "embedded",
    db: new Kysely<Schema>({ dialect: guardDialect(createEmbeddedDialect(database)) }),
    async execute(text, values) {
      refuseInsideTransaction();
      return values?.length ? await database.query(text, values) : await database.script(text);
    },
    async prepared<Row>(statement: Statement, args: readonly Argument[]) {
      refuseInsideTransaction();
      return (await database.query(statement.text, argumentValues(args), undefined, true)).rows as Row[];
    },
    listen: (channel, onPayload) => database.listen(channel, onPayload),
    holdLock: async () => async () => {},
    state: () => "ok",
    back: async () => {},
    async close() {
      await database.close();
      unlock();
    },
  };
}
