import type { CompiledQuery, KyselyPlugin, QueryId } from "kysely";
import type { Db } from "./schema.ts";

const marked = new WeakSet<QueryId>();

const plugin: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    marked.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * The same database for deletions: if the disk under the embedded engine is nearly full and nobody else may write,
 * these statements may use the reserved space. An erasure must not have to wait for a larger disk.
 */
export function fromReserve(db: Db): Db {
  return db.withPlugin(plugin);
}

/** Whether a statement came through `fromReserve`. */
export function mayUseReserve({ queryId }: CompiledQuery): boolean {
  return marked.has(queryId);
}
