import type { ConnectorSetup } from "../config/connector-setups.ts";
import type { Connector } from "../connectors/connector.ts";
import type { AskingContext } from "./asking-context.ts";
import type { Traffic } from "./traffic.ts";

/** One question (a probe or a search) on its way to its source. */
export interface Asking {
  readonly connector: Connector;
  readonly setup: ConnectorSetup | undefined;
  /** `null` for a search: its responses are not stored, because no lookup would delete them. */
  readonly lookupId: string | null;
  readonly signal: AbortSignal;
  /** By `performance.now()`. */
  readonly deadlineMs: number;
  readonly tally: Tally;
  readonly traffic: Traffic;
  readonly stage: AskingContext;
}

/** Requests sent for one probe, and bytes received. */
export interface Tally {
  attempts: number;
  bytes: number;
}
