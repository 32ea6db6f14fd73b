import type { Connector, ConnectorContext } from "../connectors/connector.ts";
import { findDocuments } from "../db/archive.ts";
import type { LoggedRequest } from "../db/source.ts";
import { type Asking, askSource } from "./ask-source.ts";
import type { GroupWriter } from "./group-writer.ts";
import type { StageContext } from "./stage.ts";

/** Requests that left the house for one probe, and the bytes that came back. */
export interface Tally {
  attempts: number;
  bytes: number;
}

/**
 * Implements what a connector may do: nothing but what stands here.
 *
 * @param lookupId whose log the requests stand in
 * @param requests takes every request into the log
 * @param signal aborts when the probe's time is over, or the run's
 */
export function createConnectorContext(
  connector: Connector,
  lookupId: string,
  signal: AbortSignal,
  requests: GroupWriter<LoggedRequest>,
  stage: StageContext,
): { readonly context: ConnectorContext; readonly tally: Readonly<Tally> } {
  const tally: Tally = { attempts: 0, bytes: 0 };
  const setup = stage.outbound.setupOf(connector.name);
  const deadlineMs = performance.now() + connector.limits.timeoutMs;
  const asking: Asking = { connector, setup, lookupId, signal, deadlineMs, tally, requests, stage };
  const context: ConnectorContext = {
    signal,
    archive: {
      async *find(identifier) {
        signal.throwIfAborted();
        yield* await findDocuments(stage.db, identifier);
      },
    },
    setting: (name) => setup?.values[name],
    ask: (question) => askSource(question, asking),
  };
  return { context, tally };
}
