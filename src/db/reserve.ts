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
 * The same database, for what takes away: where the disk under the embedded engine is nearly full and others may not
 * write any more, its statements may, from the room that is kept back. Who is erased does not wait for a larger disk.
 */
export function fromReserve(db: Db): Db {
  return db.withPlugin(plugin);
}

/** Whether a statement came through `fromReserve`. */
export function mayUseReserve({ queryId }: CompiledQuery): boolean {
  return marked.has(queryId);
}
