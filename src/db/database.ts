import type { PreparedArgument, PreparedStatement } from "./prepared.ts";
import type { Db } from "./schema.ts";

export type Engine = "embedded" | "postgres";

/** `away`: nothing can be read or written. `full`: there is no room for writes; reads still work. */
export type DatabaseState = "ok" | "away" | "full";

/** An open database: the query builder, and what that does not offer. */
export interface Database {
  readonly engine: Engine;
  readonly db: Db;
  /** Runs one statement through the pool, for the job queue; without values it may be a script. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** The replica that searches read from, if there is one. */
  readonly replica?: Replica;
  /** Runs a statement that each connection prepares once, outside any transaction, and returns its rows. */
  prepared<Row>(statement: PreparedStatement, args: readonly PreparedArgument[]): Promise<Row[]>;
  /**
   * Calls `onPayload` for every NOTIFY on the channel. Only a hint: payloads are lost while the connection is broken;
   * `onReconnect` says that some may have been.
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  /** Takes an advisory lock on a session that stays open as long as the process lives. */
  holdLock(space: number, key: number): Promise<() => Promise<void>>;
  /** The state as far as it is known without asking the database. */
  state(): DatabaseState;
  /** Whether the part of it in this process works; a server elsewhere does not count. */
  alive(): boolean;
  /** Resolves when the state is `ok`, which it usually is. */
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Where a search reads: the database or a replica of it. */
export type ReadDatabase = Pick<Database, "db" | "prepared">;

/** A server that replicates the database, for searches to read from. */
export interface Replica {
  /** How many searches this process read from each. */
  readonly reads: Readonly<Record<"replica" | "database", number>>;
  /**
   * Reads from the replica if it has everything committed so far, otherwise from the database. Reads that break off on
   * the replica are repeated on the database.
   */
  read<T>(database: ReadDatabase, work: (from: ReadDatabase) => Promise<T>): Promise<T>;
  /** Whether it is a replica of this database. Throws the driver's error if it does not answer. */
  isOfDatabase(): Promise<boolean>;
}
