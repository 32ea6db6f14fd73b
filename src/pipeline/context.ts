import type { ConnectorContext } from "../connectors/connector.ts";
import { findDocuments } from "../db/archive.ts";
import type { Db } from "../db/schema.ts";

/** Implements what a connector may do: nothing but what stands here. */
export function createConnectorContext(db: Db, signal: AbortSignal): ConnectorContext {
  return {
    signal,
    archive: {
      async *find(identifier) {
        signal.throwIfAborted();
        yield* await findDocuments(db, identifier);
      },
    },
  };
}
