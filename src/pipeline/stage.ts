import type { AskingContext } from "../asking/asking-context.ts";
import type { Connector } from "../connectors/connector.ts";
import type { Metrics } from "../metrics.ts";
import type { SecondReader } from "../second-reader/ask-model.ts";
import type { Search } from "../search/search.ts";
import type { RunTrace, Traces } from "../traces.ts";

/** Processor time: six times what all characters that a run's questions may bring take. */
const READING_MS = 60_000;

/** The context for one run of a lookup: its documents take turns with those of others, and share this time. */
export function forRun(context: StageContext, lookupId: string): StageContext {
  return { ...context, reading: context.reading.onBehalfOf(lookupId, READING_MS) };
}

/** The context of every stage. A stage reads and writes rows; what it keeps in memory is `KnownInRun`. */
export interface StageContext extends AskingContext {
  readonly connectors: readonly Connector[];
  readonly baseUrl: string;
  /** How long a run searches outside sources; one minute by default. */
  readonly askingMs?: number;
  /** How many questions by name a lookup may ask; 24 by default. */
  readonly nameQuestions?: number;
  /** The operator's language model, if configured. */
  readonly secondReader?: SecondReader;
  /** For an operator who collects metrics. */
  readonly metrics?: Pick<Metrics, "countLookup" | "countProbe">;
  /** For an operator who traces single lookups. */
  readonly traces?: Pick<Traces, "openRun">;
  /** Resolves once those who wait for a response from this process have been served. */
  readonly giveWay?: () => Promise<void>;
  /** The trace of the current run. */
  readonly trace?: RunTrace;
  /** Finds namesakes. */
  readonly search: Pick<Search, "find">;
}
