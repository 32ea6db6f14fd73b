import type { CompiledQuery, KyselyPlugin, QueryId } from "kysely";
import type { Db } from "./schema.ts";

const kept = new WeakSet<QueryId>();

const plugin: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    kept.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * The same database, for statements that are repeated often: the embedded engine keeps them parsed and planned, and so
 * does each PostgreSQL connection that is not behind a pooler. Not for statements whose best plan depends on how many
 * values they are given.
 */
export function keepPlans(db: Db): Db {
  return db.withPlugin(plugin);
}

/** Keeps a statement whose text does not come through `keepPlans`. */
export function keepPlan<Query extends CompiledQuery>(query: Query): Query {
  kept.add(query.queryId);
  return query;
}

/** Whether a statement came through `keepPlans`. */
export function isKept({ queryId }: CompiledQuery): boolean {
  return kept.has(queryId);
}
