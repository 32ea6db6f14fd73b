import { explainLedger } from "./ledger-reason.ts";
import { awaitedDocumentsOf } from "../contract/awaited-documents.ts";
import type { LookupEvent } from "../contract/lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listProbesAfter } from "../db/probe.ts";
import { isFinished } from "../domain/lookup.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readmit, requireLiveLookup } from "./find-lookup.ts";
import { toWireSummary } from "./wire-lookup.ts";

/** An event with the ID from which a client can resume. */
export interface NumberedEvent {
  readonly id: string;
  readonly event: LookupEvent;
}

interface ToldSoFar {
  /** The last probe sent. */
  readonly sequence: number;
  /** The last stage and status sent. */
  readonly state: string;
}

interface News {
  readonly events: readonly { readonly place: ToldSoFar; readonly event: LookupEvent }[];
  /** The state to wait for a change of. */
  readonly known: Pick<StoredLookup, "id" | "stage" | "status" | "purpose">;
}

/**
 * Streams a lookup's progress: every probe once, each stage that is observed, and the outcome. A resuming client gets what it has missed.
 *
 * @param lastEventId ID of the client's last event; empty for none
 */
export async function* watchLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  lastEventId: string,
  signal: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  const watch = context.waiter.watch(lookupId);
  try {
    let place = readPlace(lastEventId);
    for (;;) {
      // Thousands may wait for hours, so a waiter keeps no more than this.
      const { events, known } = await readNews(context, caller, lookupId, place);
      for (const event of events) {
        place = event.place;
        yield { id: writePlace(place), event: event.event };
      }
      if (isFinished(known.status) || hasEnded(context, signal)) return;
      await watch.next(known, signal);
      if (hasEnded(context, signal)) return;
      await readmit(context, caller, known);
    }
  } finally {
    watch.end();
  }
}

function hasEnded({ stopping }: ServiceContext, signal: AbortSignal): boolean {
  return signal.aborted || stopping.aborted;
}

/** What has happened since a position in the stream. Throws if the lookup was erased meanwhile: the stream ends, and the next request is told. */
async function readNews(context: ServiceContext, caller: Caller, lookupId: string, after: ToldSoFar): Promise<News> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  const { id, stage, status, progress, purpose } = lookup;
  let place = after;
  const events: News["events"][number][] = (await listProbesAfter(context.db, id, after.sequence)).map((probe) => {
    const { connector, identifierKind, outcome, why, ms, sequence } = probe;
    place = { ...place, sequence };
    return {
      place,
      event: { type: "probe", connector, identifierKind, outcome, ...explainLedger(why), ms },
    };
  });
  if (stateOf(lookup) !== place.state) {
    place = { ...place, state: stateOf(lookup) };
    events.push({ place, event: { type: "stage", stage, status, progress } });
  }
  if (isFinished(status)) {
    const awaitedDocuments = awaitedDocumentsOf(toWireSummary(lookup, context.now()), context.now());
    events.push({ place, event: { type: "finished", status, ...(awaitedDocuments > 0 && { awaitedDocuments }) } });
  }
  return { events, known: { id, stage, status, purpose } };
}

function stateOf(lookup: Pick<StoredLookup, "stage" | "status">): string {
  return `${lookup.stage}.${lookup.status}`;
}

function writePlace(place: ToldSoFar): string {
  return `${place.sequence}.${place.state}`;
}

function readPlace(text: string): ToldSoFar {
  if (text === "") return { sequence: 0, state: "" };
  const match = /^(\d{1,15})\.([a-z.]*)$/.exec(text);
  if (!match) {
    const fault = { pointer: "/header/last-event-id", detail: "not an id of this stream" };
    throw new PublicError("invalid_request", "Last-Event-ID is not an id from this stream.", [fault]);
  }
  return { sequence: Number(match[1]), state: match[2] ?? "" };
}
