import type { LookupEvent } from "../contract/lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listProbesAfter } from "../db/probe.ts";
import { isFinished } from "../domain/lookup.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readmit, requireLiveLookup } from "./find-lookup.ts";

/** One event with the id by which a client resumes after it. */
export interface NumberedEvent {
  readonly id: string;
  readonly event: LookupEvent;
}

interface Place {
  /** The last probe that was told. */
  readonly sequence: number;
  /** The stage and status that were told last. */
  readonly state: string;
}

/**
 * Tells a lookup's life as it happens: every probe once, each stage that is seen, and how it ended. A client that
 * resumes hears what it has not heard.
 *
 * @param lastEventId the id of the last event the client has; empty for none
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
    while (!signal.aborted) {
      // Erased meanwhile: the stream ends, and the next request is told.
      const lookup = await requireLiveLookup(context, caller, lookupId);
      for (const probe of await listProbesAfter(context.db, lookup.id, place.sequence)) {
        place = { ...place, sequence: probe.sequence };
        const { connector, identifierKind, outcome, reason, ms } = probe;
        yield {
          id: writePlace(place),
          event: { type: "probe", connector, identifierKind, outcome, ...(reason === null ? {} : { reason }), ms },
        };
      }
      if (stateOf(lookup) !== place.state) {
        place = { ...place, state: stateOf(lookup) };
        const { stage, status, progress } = lookup;
        yield { id: writePlace(place), event: { type: "stage", stage, status, progress } };
      }
      if (isFinished(lookup.status)) {
        yield { id: writePlace(place), event: { type: "finished", status: lookup.status } };
        return;
      }
      await watch.next(lookup, signal);
      if (!signal.aborted) await readmit(context, caller, lookup);
    }
  } finally {
    watch.end();
  }
}

function stateOf(lookup: StoredLookup): string {
  return `${lookup.stage}.${lookup.status}`;
}

function writePlace(place: Place): string {
  return `${place.sequence}.${place.state}`;
}

function readPlace(text: string): Place {
  if (text === "") return { sequence: 0, state: "" };
  const match = /^(\d{1,15})\.([a-z.]*)$/.exec(text);
  if (!match) {
    const fault = { pointer: "/header/last-event-id", detail: "not an id of this stream" };
    throw new PublicError("invalid_request", "Last-Event-ID is not an id from this stream.", [fault]);
  }
  return { sequence: Number(match[1]), state: match[2] ?? "" };
}
