import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isCopy } from "./copy.ts";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { lockDirectory } from "./lock.ts";
import { EmbeddedDatabase } from "./pglite.ts";
import { type Argument, argumentValues, isPreparationFault, type Statement } from "./prepared.ts";
import type { Db, Schema } from "./schema.ts";
import { guardDialect, refuseInsideTransaction } from "./transaction.ts";

export type Engine = "embedded" | "postgres";

/** An open database: the query builder, and the three things it does not offer. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** One statement through the pool, for the job queue; without values it may be a script. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Rows of a statement that is prepared once on each connection, outside any transaction. */
  prepared<Row>(statement: Statement, args: readonly Argument[]): Promise<Row[]>;
  /** Calls `onPayload` for every NOTIFY on the channel. A hint only: a payload may be missed on reconnecting. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Takes an advisory lock on a session of its own, for as long as the process lives. */
  holdLock(space: number, key: number): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

// The same JavaScript types on both engines, by the type's number in PostgreSQL's catalogue: int8 as number, date as
// text, and so in their arrays.
const TEXTS = 1009;
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, (text) => parseTexts(text).map((each) => (each === null ? null : Number(each)))],
  [1082, (text) => text],
  [1182, parseTexts],
]);
const POOL_SIZE = 10;
const RECONNECT_MS = 1_000;

/** Opens PostgreSQL, or the embedded engine in the directory (locked for this process) where there is no address. */
export async function openDatabase(options: {
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl?: string | null;
  readonly dataDir: string;
  readonly poolSize?: number;
}): Promise<Database> {
  if (options.databaseUrl === null) return await openEmbedded(options.dataDir);
  return await openPostgres(options.databaseUrl, options.databaseDirectUrl ?? options.databaseUrl, options.poolSize);
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
    async close() {
      await database.close();
      unlock();
    },
  };
}

async function openPostgres(url: string, directUrl: string, poolSize = POOL_SIZE): Promise<Database> {
  const types = {
    getTypeParser: (oid: number, format?: "text" | "binary") =>
      (PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as (text: string) => unknown,
  };
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types, Client: CopyClient });
  // An idle connection that breaks is replaced by the pool; a query on it reports the error itself.
  pool.on("error", () => {});
  const closers: (() => Promise<void>)[] = [];
  return {
    engine: "postgres",
    db: new Kysely<Schema>({ dialect: guardDialect(new PostgresDialect({ pool })) }),
    async execute(text, values) {
      refuseInsideTransaction();
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values ? [...values] : undefined);
      return { rows: [result].flat().flatMap((each) => each.rows as Record<string, unknown>[]) };
    },
    async prepared<Row>(statement: Statement, args: readonly Argument[]) {
      refuseInsideTransaction();
      const values = argumentValues(args);
      try {
        return (await pool.query({ ...statement, values })).rows as Row[];
      } catch (error) {
        // A pooler gave a connection that knows another's statements, or a table has changed under the plan.
        if (!isPreparationFault(error)) throw error;
        return (await pool.query({ text: statement.text, values })).rows as Row[];
      }
    },
    async listen(channel, onPayload) {
      const stop = await listenPostgres(directUrl, channel, onPayload);
      closers.push(stop);
      return stop;
    },
    async holdLock(space, key) {
      const stop = await holdSession(directUrl, `select pg_advisory_lock(${space}, ${key})`);
      closers.push(stop);
      return stop;
    },
    async close() {
      await Promise.all(closers.map((stop) => stop()));
      await pool.end();
    },
  };
}

/** A connection that sends the one value of a `copyRows` statement as its data. */
class CopyClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- one implementation behind the driver's many overloads
  override query(...given: any[]): any {
    const [text, values] = given as [unknown, unknown];
    if (typeof text !== "string" || !isCopy(text) || !Array.isArray(values)) {
      return Reflect.apply(super.query, this, given);
    }
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
      super.query(new CopyQuery(text, values[0] as Uint8Array, done));
    });
  }
}

class CopyQuery extends pg.Query {
  readonly #data: Uint8Array;

  constructor(text: string, data: Uint8Array, done: (error: Error | undefined, result: unknown) => void) {
    super(text, done);
    this.#data = data;
  }

  /** Called by the driver when the server is ready for the rows. */
  handleCopyInResponse(connection: {
    readonly sendCopyFromChunk: (chunk: Uint8Array) => void;
    readonly endCopyFrom: () => void;
  }): void {
    for (let from = 0; from < this.#data.length; from += COPY_CHUNK_BYTES) {
      connection.sendCopyFromChunk(this.#data.subarray(from, from + COPY_CHUNK_BYTES));
    }
    connection.endCopyFrom();
  }
}

const COPY_CHUNK_BYTES = 262_144;

function parseTexts(text: string): readonly (string | null)[] {
  return (pg.types.getTypeParser(TEXTS as number, "text") as (text: string) => (string | null)[])(text);
}

/** A connection of its own that comes back after a break; what was notified meanwhile is lost, so waiters also poll. */
async function listenPostgres(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  return await holdSession(url, `listen "${channel}"`, onPayload);
}

/** Keeps a session open that has run `statement`, and opens another when it breaks. */
async function holdSession(
  url: string,
  statement: string,
  onPayload: (payload: string) => void = () => {},
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on("notification", (message) => onPayload(message.payload ?? ""));
    // A broken connection also ends; what follows stands there.
    next.on("error", () => {});
    next.once("end", reconnectLater);
    await next.connect();
    await next.query(statement);
    client = next;
  };
  const reconnectLater = () => {
    if (!stopped) timer = setTimeout(() => void connect().catch(reconnectLater), RECONNECT_MS);
  };
  await connect();
  return async () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
