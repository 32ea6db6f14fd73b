import { type DatabaseConnection, Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { Connections } from "./connections.ts";
import type { Database, ReadDatabase } from "./database.ts";
import { isKept } from "./keep-plans.ts";
import { PARSERS } from "./parsers.ts";
import {
  type PreparedArgument,
  argumentValues,
  isPreparationFault,
  type PreparedStatement,
  withSeenArrays,
} from "./prepared.ts";
import { StreamingReplica } from "./replica.ts";
import { connectionName } from "./migrations.ts";
import { isDistributed } from "./distributed.ts";
import type { Schema } from "./schema.ts";
import { Session } from "./session.ts";
import { guardDialect, refuseInsideTransaction } from "./transaction.ts";

/** Arrays of the types in `PARSERS`; the embedded engine parses arrays itself. */
const TEXTS = 1009;
const ARRAY_PARSERS = new Map<number, (text: string) => unknown>([
  [1016, (text) => parseTexts(text).map((each) => (each === null ? null : Number(each)))],
  [1182, parseTexts],
]);

/**
 * Opens PostgreSQL at a URL; the server need not be reachable yet.
 *
 * @param options `directUrl` bypasses a pooler, for notifications and locks; `replicaUrl` is where searches read, if
 * not from the database; `connections` is the maximum to each server, at least 2, one of them for the session, which is
 * opened for the first listener
 */
export function openPostgres(options: {
  readonly url: string;
  readonly directUrl: string;
  readonly replicaUrl?: string | null;
  readonly connections: number;
  readonly log?: Log | undefined;
}): Database {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      (PARSERS.get(oid) ?? ARRAY_PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as (text: string) => unknown,
  };
  const connections = new Connections(
    { connectionString: options.url, max: options.connections - 1, types, application_name: connectionName() },
    options.log,
  );
  // A pooler may lead two transactions on one connection to two server processes, each of which knows only its own
  // prepared statements.
  const isPooled = options.directUrl !== options.url;
  const session = new Session(options.directUrl);
  const replica = options.replicaUrl
    ? openReplica(
        connections,
        {
          connectionString: options.replicaUrl,
          max: options.connections - 1,
          types,
          application_name: connectionName(),
        },
        options.log,
      )
    : null;
  return {
    engine: "postgres",
    ...readOver(connections, !isPooled),
    ...(replica && { replica }),
    async execute(text, values) {
      refuseInsideTransaction();
      const result: pg.QueryResult | pg.QueryResult[] = await connections.query(text, values && [...values]);
      return { rows: [result].flat().flatMap((each) => each.rows as Record<string, unknown>[]) };
    },
    listen: (channel, onPayload, onReconnect = () => {}) => session.listen(channel, onPayload, onReconnect),
    holdLock: (space, key) => session.holdLock(space, key),
    state: () => connections.state,
    alive: () => true,
    back: () => connections.back(),
    async close() {
      await Promise.all([session.close(), replica?.close(), connections.end()]);
    },
  };
}

/**
 * The query builder, and statements that each connection prepares.
 *
 * @param keeps whether statements that come through `keepPlans` are also prepared
 */
function readOver(connections: Connections, keeps: boolean): ReadDatabase {
  const pool = connections as unknown as PostgresPool;
  const onCreateConnection = async (connection: DatabaseConnection) => {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      if (isKept(query)) connections.keep(query.sql);
      return execute(query, options);
    };
  };
  const db = new Kysely<Schema>({
    dialect: guardDialect(new PostgresDialect({ pool, ...(keeps && { onCreateConnection }) })),
  });
  return {
    db,
    async prepared<Row>(statement: PreparedStatement, args: readonly PreparedArgument[]) {
      refuseInsideTransaction();
      const values = argumentValues(args);
      const text = (await isDistributed(db)) ? withSeenArrays(statement.text) : statement.text;
      try {
        return (await connections.query({ name: statement.name, text, values })).rows as Row[];
      } catch (error) {
        // A pooler provided a connection that knows other statements, or a table has changed under the plan.
        if (!isPreparationFault(error)) throw error;
        return (await connections.query({ text, values })).rows as Row[];
      }
    },
  };
}

/** A frozen replica is abandoned sooner than the database, because searches can read elsewhere. */
const REPLICA_PATIENCE = { silentMs: 1_000, probeMs: 3_000 };

function openReplica(
  here: Connections,
  options: pg.PoolConfig & { readonly max: number },
  log?: Log,
): StreamingReplica {
  const there = new Connections(options, log && nameServer(log, "replica"), REPLICA_PATIENCE);
  return new StreamingReplica(here, there, readOver(there, false), log);
}

/** Names the server in log entries about connections to it. */
function nameServer(log: Log, server: string): Log {
  return {
    debug: (fields, message) => log.debug({ server, ...fields }, message),
    info: (fields, message) => log.info({ server, ...fields }, message),
    warn: (fields, message) => log.warn({ server, ...fields }, message),
    error: (fields, message) => log.error({ server, ...fields }, message),
  };
}

function parseTexts(text: string): readonly (string | null)[] {
  return (pg.types.getTypeParser(TEXTS as number, "text") as (text: string) => (string | null)[])(text);
}
