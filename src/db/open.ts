import { join } from "node:path";
import { Kysely } from "kysely";
import { DATABASE_CONNECTIONS } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { lockWhenFree } from "./lock.ts";
import { EmbeddedDatabase } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { type PreparedArgument, argumentValues, type PreparedStatement } from "./prepared.ts";
import type { Schema } from "./schema.ts";
import { guardDialect, refuseInsideTransaction } from "./transaction.ts";

export type { Database, DatabaseState, Engine, ReadDatabase } from "./database.ts";

/** Opens PostgreSQL, or without a URL the embedded engine in a directory, which is locked for this process. */
export async function openDatabase(options: {
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl?: string | null;
  readonly databaseReplicaUrl?: string | null;
  readonly dataDir: string;
  readonly databaseConnections?: number;
  readonly log?: Log;
}): Promise<Database> {
  if (options.databaseUrl === null) return await openEmbedded(options.dataDir, options.log);
  return openPostgres({
    url: options.databaseUrl,
    directUrl: options.databaseDirectUrl ?? options.databaseUrl,
    replicaUrl: options.databaseReplicaUrl ?? null,
    connections: options.databaseConnections ?? DATABASE_CONNECTIONS,
    log: options.log,
  });
}

/** @param directory the data directory, or `memory://` for a database that lives as long as the process */
async function openEmbedded(directory: string, log: Log | undefined): Promise<Database> {
  const inMemory = directory === "memory://";
  const unlock = inMemory ? () => {} : await lockWhenFree(directory);
  let database: EmbeddedDatabase;
  try {
    database = await EmbeddedDatabase.open(inMemory ? directory : join(directory, "database"), { log });
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
    async prepared<Row>(statement: PreparedStatement, args: readonly PreparedArgument[]) {
      refuseInsideTransaction();
      return (await database.query(statement.text, argumentValues(args), undefined, { kept: true })).rows as Row[];
    },
    listen: (channel, onPayload, onReconnect = () => {}) => database.listen(channel, onPayload, onReconnect),
    holdLock: async () => async () => {},
    state: () => database.state,
    alive: () => database.alive,
    back: () => database.back(),
    async close() {
      await database.close();
      unlock();
    },
  };
}
