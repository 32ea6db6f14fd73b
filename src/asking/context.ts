import type { Connector, ConnectorContext } from "../connectors/connector.ts";
import { askSource } from "./ask-source.ts";
import type { AskingContext } from "./asking-context.ts";
import type { Asking, Tally } from "./asking.ts";
import { readReference } from "./reference.ts";

/**
 * Implements what a connector may do, and nothing else.
 *
 * @param occasion `signal` aborts when the question's time or the run's is over
 */
export function createConnectorContext(
  connector: Connector,
  occasion: Pick<Asking, "lookupId" | "signal" | "traffic"> & {
    readonly accountId: string;
    readonly timeoutMs: number;
    readonly known?: readonly string[];
  },
  stage: AskingContext,
): { readonly context: ConnectorContext; readonly tally: Readonly<Tally> } {
  const { lookupId, accountId, signal, traffic, timeoutMs } = occasion;
  const tally: Tally = { attempts: 0, bytes: 0 };
  const setup = stage.outbound.setupOf(connector.name);
  const deadlineMs = performance.now() + timeoutMs;
  const asking: Asking = { connector, setup, lookupId, signal, deadlineMs, tally, traffic, stage };
  const context: ConnectorContext = {
    signal,
    known: occasion.known ?? [],
    archive: {
      async *find(identifier) {
        signal.throwIfAborted();
        yield* traffic.findDocuments(accountId, identifier);
      },
    },
    setting: (name) => setup?.values[name],
    reference: (name) => readReference(setup?.values[name]),
    ask: (question) => askSource(question, asking),
    feedOf: (page) => stage.reading.feedOf(page),
  };
  return { context, tally };
}
