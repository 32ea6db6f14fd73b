import type { AskingContext } from "../asking/asking-context.ts";
import type { Connector } from "../connectors/connector.ts";
import type { Metrics } from "../metrics.ts";
import type { SecondReader } from "../second-reader/ask-model.ts";
import type { Search } from "../search/search.ts";

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
  /** Where namesakes are found. */
  readonly search: Pick<Search, "find">;
}
