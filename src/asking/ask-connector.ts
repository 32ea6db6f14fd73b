import { because, type LedgerReason, whyOf } from "../domain/ledger-reason.ts";
import { type Capture, type Connector, type ConnectorContext, DisableConnector } from "../connectors/connector.ts";
import { RetryLater, SkipProbe } from "../connectors/connector.ts";
import { AsksElsewhere } from "../connectors/asks.ts";
import { faultOfCapture } from "../connectors/capture.ts";
import { isUnavailable } from "../db/unavailable.ts";
import type { Outcome } from "../domain/coverage.ts";
import { errorFields } from "../log.ts";
import { checkCaptures } from "./check-captures.ts";
import { createConnectorContext } from "./context.ts";
import { withStrays } from "../connectors/strays.ts";
import { ReaderFailed } from "../reading/reading-room.ts";
import type { AskingContext } from "./asking-context.ts";
import { UnexpectedStatus } from "./judge-response.ts";
import type { Traffic } from "./traffic.ts";

/** Who asks, and for how long. */
export interface Occasion {
  /** The lookup whose log lists the requests; `null` for a search. */
  readonly lookupId: string | null;
  /** The account whose imported documents may be read. */
  readonly accountId: string;
  readonly timeoutMs: number;
  /** The maximum of captures. */
  readonly mostCaptures: number;
  /** Whether the ledger says that there were more: one more is then waited for. */
  readonly tellsOfMore?: true;
  /** Space shared by the captures of all its questions. */
  readonly room: RoomLeft;
  /** Ends the question early, whatever time it has left: the lookup's own time is over. */
  readonly deadline?: AbortSignal;
  readonly traffic: Traffic;
  /** Details that distinguish namesakes; not available in a search. */
  readonly known?: readonly string[];
}

/** Space left, in UTF-16 units. */
export interface RoomLeft {
  characters: number;
}

/** Eight of the longest documents that are read: captures are held in memory whole. */
export function createRoom(): RoomLeft {
  return { characters: 8 * 8_388_608 };
}

export interface AskedConnector {
  readonly captures: readonly Capture[];
  readonly outcome: Outcome;
  /** Empty if there is nothing to say. */
  readonly why: readonly LedgerReason[];
  /** Requests sent, and bytes received. */
  readonly attempts: number;
  readonly bytes: number;
  /** The source refused us: asking it again in this run is pointless. */
  readonly refused: boolean;
}

/**
 * Asks one connector within its time limit and reports the outcome. Captures yielded before a failure are kept.
 *
 * @param question what is asked: `probe` or `search`
 */
export async function askConnector(
  connector: Connector,
  question: (context: ConnectorContext) => AsyncIterable<Capture>,
  occasion: Occasion,
  stage: AskingContext,
): Promise<AskedConnector> {
  const { lookupId, timeoutMs, deadline } = occasion;
  const captures: Capture[] = [];
  const timeout = AbortSignal.timeout(timeoutMs);
  const stray = new AbortController();
  const signal = AbortSignal.any([stage.signal, timeout, stray.signal, ...(deadline ? [deadline] : [])]);
  const { context, tally } = createConnectorContext(connector, { ...occasion, signal }, stage);
  const logFailure = (error: unknown) => {
    const fields = error instanceof ReaderFailed ? error.fields : errorFields(error);
    stage.log.error({ lookupId, connector: connector.name, ...fields }, "a probe failed");
  };
  const failBy = (error: unknown) => {
    // What it yielded before its end counts.
    if (hasEnded) return logFailure(error);
    stray.abort(error);
  };
  let hasEnded = false;
  try {
    const answers = withStrays(failBy, () => question(context));
    const left = await take(untilAborted(answers, signal, failBy), captures, occasion)
      .catch((error: unknown) => {
        // Responses that arrived in time count, whatever the next question waits for.
        if (!timeout.aborted || captures.length === 0) throw error;
        return because("restLate");
      })
      .finally(() => (hasEnded = true));
    const wrong = await checkCaptures(connector, captures, stage);
    const outcome = wrong !== null ? "failed" : captures.length > 0 || left !== null ? "found" : "absent";
    const why = wrong === null ? (left ?? []) : [because("said", wrong)];
    return { captures, outcome, why: whyOf(why), refused: false, ...tally };
  } catch (error) {
    stage.signal.throwIfAborted();
    // This says nothing about the source: the run starts again once the database is back.
    if (isUnavailable(error)) throw error;
    const [outcome, why] = explain(error, timeout, deadline);
    if (outcome === "failed") logFailure(error);
    return { captures, outcome, why, refused: error instanceof DisableConnector, ...tally };
  }
}

/** Collects captures while there is space. @returns why there was no space; `null` if there was */
async function take(
  answers: AsyncIterable<Capture>,
  captures: Capture[],
  { mostCaptures, tellsOfMore, room }: Pick<Occasion, "mostCaptures" | "tellsOfMore" | "room">,
): Promise<LedgerReason | null> {
  for await (const capture of answers) {
    requireCapture(capture);
    if (captures.length === mostCaptures || capture.data.length > room.characters) return because("tooMuch");
    room.characters -= capture.data.length;
    captures.push(capture);
    if (captures.length === mostCaptures && !tellsOfMore) break;
  }
  return null;
}

/** A plug-in may be written without types: something that is not a capture fails its own source, not the lookup that would store it. */
function requireCapture(capture: unknown): asserts capture is Capture {
  const fault = faultOfCapture(capture);
  if (fault !== null) throw new WrongCapture(`the connector fails: ${fault}`);
}

/** The message names members and never values. */
class WrongCapture extends Error {}

/** What a connector yields until the signal aborts; an iterable that ignores the signal is abandoned. */
async function* untilAborted<T>(
  items: AsyncIterable<T>,
  signal: AbortSignal,
  failBy: (error: unknown) => void,
): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  aborted.catch(() => undefined);
  try {
    signal.throwIfAborted();
    for (;;) {
      const next = await Promise.race([withStrays(failBy, () => iterator.next()), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    // Not awaited, because an iterator that hangs never returns.
    void withStrays(failBy, () => iterator.return?.()?.catch(() => undefined));
  }
}

/** "Not now" and "no longer" come from the source; everything else is our error, and says so. */
function explain(
  error: unknown,
  timeout: AbortSignal,
  deadline: AbortSignal | undefined,
): [Outcome, readonly LedgerReason[]] {
  if (error instanceof RetryLater || error instanceof DisableConnector) return ["blocked", error.why];
  if (error instanceof SkipProbe) return ["skipped", error.why];
  if (deadline?.aborted && !timeout.aborted) return ["skipped", [because("timeSpent")]];
  if (timeout.aborted) return ["blocked", [because("late")]];
  if (error instanceof UnexpectedStatus) return ["failed", error.why];
  if (error instanceof AsksElsewhere || error instanceof WrongCapture)
    return ["failed", [because("said", error.message)]];
  return ["failed", [because("connectorFailed")]];
}
