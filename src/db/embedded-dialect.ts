import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { isCopy } from "./copy.ts";
import type { EmbeddedDatabase } from "./pglite.ts";

/**
 * The query builder over the embedded engine. Unlike the builder's own dialect, every borrower gets
 * a connection object of its own: a statement outside a transaction waits for it, and never runs inside it.
 */
export function createEmbeddedDialect(database: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  };
}

class EmbeddedDriver implements Driver {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#database);
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.end("commit");
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.end("rollback");
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#database.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #database: EmbeddedDatabase;
  #transaction: number | undefined;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#database.begin();
  }

  async end(outcome: "commit" | "rollback"): Promise<void> {
    if (this.#transaction === undefined) throw new Error("no transaction is open");
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await this.#database.end(transaction, outcome);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isCopy(query.sql)) {
      const [data] = query.parameters as [Uint8Array<ArrayBuffer>];
      await this.#database.copy(query.sql, data, this.#transaction);
      return { rows: [] };
    }
    const { rows, affectedRows } = await this.#database.query(query.sql, query.parameters, this.#transaction);
    return { rows: rows as R[], ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("the embedded engine does not stream; page by key instead");
  }
}
