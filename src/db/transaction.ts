import { AsyncLocalStorage } from "node:async_hooks";
import { type Dialect, type Driver, sql } from "kysely";
import type { Db } from "./schema.ts";

/** What to do after the open transaction is committed. */
const insideTransaction = new AsyncLocalStorage<(() => void)[]>();

/**
 * Runs `work` in one transaction. The callback's parameter shadows `db`: a statement through the pool from inside
 * throws on both engines, because on the embedded one it would wait for itself forever.
 */
export async function transact<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await work(db);
  const afterwards: (() => void)[] = [];
  const result = await db
    .transaction()
    .execute((transaction) => insideTransaction.run(afterwards, () => work(transaction)));
  for (const each of afterwards) each();
  return result;
}

/** Runs `work` after the caller's transaction is committed, or never if it is rolled back. */
export function whenCommitted(work: () => void): void {
  const afterwards = insideTransaction.getStore();
  if (!afterwards) throw new Error("no transaction is open");
  afterwards.push(work);
}

/**
 * Makes the database prefer indexes until the transaction ends. For statements that read a few of many rows before
 * there are statistics on the tables: without them, the planner reads a whole table for every row of a batch.
 */
export async function askByIndex(db: Db): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db);
}

/** Throws if the caller is inside `transact` and asks for another connection. */
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore()) {
    throw new Error("a statement outside the open transaction: use the transaction's own handle");
  }
}

/** Wraps a dialect so that borrowing a second connection inside a transaction throws. */
export function guardDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => guardDriver(dialect.createDriver()),
  };
}

function guardDriver(driver: Driver): Driver {
  return new Proxy(driver, {
    get(subject, property) {
      if (property === "acquireConnection") {
        return (...args: Parameters<Driver["acquireConnection"]>) => {
          refuseInsideTransaction();
          return subject.acquireConnection(...args);
        };
      }
      const member: unknown = Reflect.get(subject, property, subject);
      return typeof member === "function" ? member.bind(subject) : member;
    },
  });
}
