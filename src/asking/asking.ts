import type { ConnectorSetup } from "../config/connector-setups.ts";
import type { Connector } from "../connectors/connector.ts";
import type { AskingContext } from "./asking-context.ts";
import type { Traffic } from "./traffic.ts";

/** The way of one question (a probe, a search) to its source. */
export interface Asking {
  readonly connector: Connector;
  readonly setup: ConnectorSetup | undefined;
  /** `null` for a search: its answers are not kept, for no lookup would take them with it. */
  readonly lookupId: string | null;
  readonly signal: AbortSignal;
  /** By `performance.now()`. */
  readonly deadlineMs: number;
  readonly tally: Tally;
  readonly traffic: Traffic;
  readonly stage: AskingContext;
}

/** Requests that left the house for one probe, and the bytes that came back. */
export interface Tally {
  attempts: number;
  bytes: number;
}
