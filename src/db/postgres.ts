import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { Connections } from "./connections.ts";
import type { Database } from "./database.ts";
import { PARSERS } from "./parsers.ts";
import { type Argument, argumentValues, isPreparationFault, type Statement } from "./prepared.ts";
import type { Schema } from "./schema.ts";
import { Session } from "./session.ts";
import { guardDialect, refuseInsideTransaction } from "./transaction.ts";

/** Arrays of what `PARSERS` reads; the embedded engine takes arrays apart by itself. */
const TEXTS = 1009;
const ARRAY_PARSERS = new Map<number, (text: string) => unknown>([
  [1016, (text) => parseTexts(text).map((each) => (each === null ? null : Number(each)))],
  [1182, parseTexts],
]);

/**
 * PostgreSQL at an address, which need not answer yet.
 *
 * @param options `directUrl` is where notifications and locks go, past a pooler; `connections` the most there may be,
 * at least 2: one is the session's, which is opened when something is listened to
 */
export function openPostgres(options: {
  readonly url: string;
  readonly directUrl: string;
  readonly connections: number;
  readonly log?: Log | undefined;
}): Database {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      (PARSERS.get(oid) ?? ARRAY_PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as (text: string) => unknown,
  };
  const connections = new Connections(
    { connectionString: options.url, max: options.connections - 1, types },
    options.log,
  );
  const session = new Session(options.directUrl);
  return {
    engine: "postgres",
    db: new Kysely<Schema>({
      dialect: guardDialect(new PostgresDialect({ pool: connections as unknown as PostgresPool })),
    }),
    async execute(text, values) {
      refuseInsideTransaction();
      const result: pg.QueryResult | pg.QueryResult[] = await connections.query(text, values && [...values]);
      return { rows: [result].flat().flatMap((each) => each.rows as Record<string, unknown>[]) };
    },
    async prepared<Row>(statement: Statement, args: readonly Argument[]) {
      refuseInsideTransaction();
      const values = argumentValues(args);
      try {
        return (await connections.query({ ...statement, values })).rows as Row[];
      } catch (error) {
        // A pooler gave a connection that knows another's statements, or a table has changed under the plan.
        if (!isPreparationFault(error)) throw error;
        return (await connections.query({ text: statement.text, values })).rows as Row[];
      }
    },
    listen: (channel, onPayload, onReconnect = () => {}) => session.listen(channel, onPayload, onReconnect),
    holdLock: (space, key) => session.holdLock(space, key),
    state: () => connections.state,
    alive: () => true,
    back: () => connections.back(),
    async close() {
      await Promise.all([session.close(), connections.end()]);
    },
  };
}

function parseTexts(text: string): readonly (string | null)[] {
  return (pg.types.getTypeParser(TEXTS as number, "text") as (text: string) => (string | null)[])(text);
}
