import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import type { Capture, Connector } from "../connectors/connector.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import type { Datasource } from "../db/datasource.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { errorFields } from "../log.ts";
import type { Reading } from "../reading/read-capture.ts";
import { ReaderFailed } from "../reading/reading-room.ts";
import { probeOf } from "./positions.ts";
import type { StageContext } from "./stage.ts";

/** A stored capture with what it says, or the reason why it could not be read; neither if no connector of ours collected it. */
export interface ReadDatasource extends Datasource, Pick<Capture, "about"> {
  readonly reading: Reading | null;
  readonly unread: LedgerReason | null;
}

/** Readings made so far in a run, by datasource ID. */
export type Readings = Map<string, Promise<Read>>;

type Read = Pick<ReadDatasource, "reading" | "unread">;

/**
 * Reads stored captures, each once per run and within its limits. A capture that cannot be read loses its own claims, but does not fail the
 * lookup.
 *
 * @returns the captures in the given order
 */
export async function readCaptures(
  lookup: Pick<StoredLookup, "id">,
  datasources: readonly (Datasource & Capture)[],
  readings: Readings,
  context: StageContext,
): Promise<readonly ReadDatasource[]> {
  const connectors = new Map(context.connectors.map((connector) => [connector.name, connector]));
  const readOne = async (datasource: Datasource & Capture): Promise<ReadDatasource> => {
    const connector = connectors.get(datasource.connector);
    if (!connector) return { ...datasource, reading: null, unread: null };
    const read = readings.get(datasource.id) ?? readCapture(connector, datasource, lookup.id, context);
    readings.set(datasource.id, read);
    return { ...datasource, ...(await read) };
  };
  const all: ReadDatasource[] = [];
  let things = 0;
  for (let from = 0; from < datasources.length; from += AT_ONCE) {
    for (const read of await Promise.all(datasources.slice(from, from + AT_ONCE).map(readOne))) {
      const own = countThings(read.reading);
      if (things + own > MAX_THINGS) {
        const left = { reading: null, unread: because("tooManyThings", MAX_THINGS) };
        readings.set(read.id, Promise.resolve(left));
        all.push({ ...read, ...left });
      } else {
        things += own;
        all.push(read);
      }
    }
  }
  return all;
}

/** All captures of a lookup share the limit of one, because each thing is judged, stored and returned. */
const MAX_THINGS = 20_000;
/** More than the reading room has threads. What exceeds the limit is released before further captures are read. */
const AT_ONCE = 16;

function countThings(reading: Reading | null): number {
  return reading?.findings.reduce((sum, { claims, described }) => sum + claims.length + described.length, 0) ?? 0;
}

/** The ledger's notes about probes with unreadable captures, by probe position. */
export function listUnread(datasources: readonly ReadDatasource[]): ReadonlyMap<number, readonly LedgerReason[]> {
  const unread = new Map<number, readonly LedgerReason[]>();
  for (const [probe, captures] of Map.groupBy(datasources, ({ position }) => probeOf(position))) {
    const reasons = captures.flatMap((capture) => capture.unread ?? []);
    const parts = captures.filter(({ reading }) => reading?.partial === true);
    const madeUp = captures.filter(({ reading }) => reading?.madeUp === true);
    const damaged = captures.filter(({ reading }) => reading?.damaged === true);
    const [reason] = reasons;
    const tell = (of: number, why: LedgerReason) =>
      captures.length === 1 ? [why] : [because("ofDocuments", of, captures.length), why];
    const told = [
      ...(reason === undefined ? [] : tell(reasons.length, reason)),
      ...(parts.length === 0 ? [] : tell(parts.length, because("partsRead"))),
      ...(madeUp.length === 0 ? [] : tell(madeUp.length, because("madeUp"))),
      ...(damaged.length === 0 ? [] : tell(damaged.length, because("damaged"))),
    ];
    if (told.length > 0) unread.set(probe, told);
  }
  return unread;
}

async function readCapture(
  connector: Connector,
  capture: Datasource & Capture,
  lookupId: string,
  { reading, log }: StageContext,
): Promise<Read> {
  try {
    return { reading: await reading.read(connector, capture), unread: null };
  } catch (error) {
    if (!(error instanceof UnreadableCapture || error instanceof ReaderFailed)) throw error;
    const fields = error instanceof ReaderFailed ? error.fields : errorFields(error);
    log.warn({ lookupId, datasourceId: capture.id, ...fields }, "a capture could not be read");
    return {
      reading: null,
      unread: error instanceof ReaderFailed ? because("readerFailed") : because("unread", error.message),
    };
  }
}
