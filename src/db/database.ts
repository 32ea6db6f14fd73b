import type { PreparedArgument, PreparedStatement } from "./prepared.ts";
import type { Db } from "./schema.ts";

export type Engine = "embedded" | "postgres";

/** `away`: nothing can be read or written. `full`: there is no room for writes, reads go on. */
export type DatabaseState = "ok" | "away" | "full";

/** An open database: the query builder, and what it does not offer. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** One statement through the pool, for the job queue; without values it may be a script. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** From which searches are read, if there is one. */
  readonly replica?: Replica;
  /** Rows of a statement that is prepared once on each connection, outside any transaction. */
  prepared<Row>(statement: PreparedStatement, args: readonly PreparedArgument[]): Promise<Row[]>;
  /**
   * Calls `onPayload` for every NOTIFY on the channel. A hint only: payloads are missed while the connection is broken,
   * and `onReconnect` says that some may have been.
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  /** Takes an advisory lock on a session that stays open, for as long as the process lives. */
  holdLock(space: number, key: number): Promise<() => Promise<void>>;
  /** What it can do now, as far as is known without asking. */
  state(): DatabaseState;
  /** Whether what of it is in this process does its work; a server elsewhere is none of its business. */
  alive(): boolean;
  /** Resolves when the state is `ok`, which it usually is. */
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Where a search reads: the database, or a replica of it. */
export type ReadDatabase = Pick<Database, "db" | "prepared">;

/** A server that repeats what the database writes, for searches to read from. */
export interface Replica {
  /** How often this process read a search from where. */
  readonly reads: Readonly<Record<"replica" | "database", number>>;
  /**
   * Reads from the replica where it has everything that was committed before, else from the database. What breaks off on
   * the replica is read again from the database.
   */
  read<T>(database: ReadDatabase, work: (from: ReadDatabase) => Promise<T>): Promise<T>;
  /** Whether it is a replica of the database. Throws what the driver says where it does not answer. */
  isOfDatabase(): Promise<boolean>;
}
