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
import { isKept } from "./keep-plans.ts";
import { mayUseReserve } from "./reserve.ts";
import type { EmbeddedDatabase, OpenedTransaction } from "./pglite.ts";

/**
 * The query builder's dialect for the embedded engine. Unlike the builder's own, it gives every borrower a connection
 * object of its own: a statement outside a transaction waits for it, and never runs inside it.
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
    connection.begin();
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
  #transaction: OpenedTransaction | undefined;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  begin(): void {
    this.#transaction = { id: this.#database.nextTransaction(), begins: true };
  }

  async end(outcome: "commit" | "rollback"): Promise<void> {
    if (this.#transaction === undefined) throw new Error("no transaction is open");
    const { id, begins } = this.#transaction;
    this.#transaction = undefined;
    if (!begins) await this.#database.end(id, outcome);
  }

  /** Called once per statement: the next statement finds the transaction begun, even if this one failed. */
  #takeTransaction(): OpenedTransaction | undefined {
    const transaction = this.#transaction;
    if (transaction?.begins) this.#transaction = { id: transaction.id, begins: false };
    return transaction;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isCopy(query.sql)) {
      const [data] = query.parameters as [Uint8Array<ArrayBuffer>];
      await this.#database.copy(query.sql, data, this.#takeTransaction());
      return { rows: [] };
    }
    const { sql, parameters } = query;
    const transaction = this.#takeTransaction();
    const { rows, affectedRows } = await this.#database.query(sql, parameters, transaction, {
      kept: isKept(query),
      reserve: mayUseReserve(query),
    });
    return { rows: rows as R[], ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("the embedded engine does not stream; page by key instead");
  }
}
