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
 * The same database, for work whose statements come again and again: the embedded engine keeps them parsed and planned, and
 * so does each connection to PostgreSQL that no pooler shares. Not for statements whose plan depends on how much they are
 * given.
 */
export function keepPlans(db: Db): Db {
  return db.withPlugin(plugin);
}

/** A statement whose text comes from elsewhere, kept like those that come through `keepPlans`. */
export function keepPlan<Query extends CompiledQuery>(query: Query): Query {
  kept.add(query.queryId);
  return query;
}

/** Whether a statement came through `keepPlans`. */
export function isKept({ queryId }: CompiledQuery): boolean {
  return kept.has(queryId);
}
