import type { AskingContext } from "../asking/asking-context.ts";
import type { Connector } from "../connectors/connector.ts";
import type { Metrics } from "../metrics.ts";
import type { SecondReader } from "../second-reader/ask-model.ts";
import type { Search } from "../search/search.ts";
import type { RunTrace, Traces } from "../traces.ts";

/** Of the processor: six times what all the characters take that the questions of one run may bring. */
const READING_MS = 60_000;

/** What the stages of one run of a lookup are given: its documents wait for their turn, and have so much time together. */
export function forRun(context: StageContext, lookupId: string): StageContext {
  return { ...context, reading: context.reading.onBehalfOf(lookupId, READING_MS) };
}

/** What every stage is given. A stage reads rows and writes rows, and keeps nothing in memory. */
export interface StageContext extends AskingContext {
  readonly connectors: readonly Connector[];
  readonly baseUrl: string;
  /** How long a run asks outside; a minute unless given. */
  readonly askingMs?: number;
  /** How many questions by a name a lookup may ask; 24 unless given. */
  readonly nameQuestions?: number;
  /** The operator's language model, where they set one. */
  readonly secondReader?: SecondReader;
  /** Where an operator watches, what is counted. */
  readonly metrics?: Pick<Metrics, "countLookup" | "countProbe">;
  /** Where an operator follows single lookups. */
  readonly traces?: Pick<Traces, "openRun">;
  /** Resolves when those who wait for an answer from this process have been given way. */
  readonly giveWay?: () => Promise<void>;
  /** Of the run that is under way. */
  readonly trace?: RunTrace;
  /** Where namesakes are found. */
  readonly search: Pick<Search, "find">;
}
