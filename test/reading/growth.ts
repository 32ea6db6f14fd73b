import type { Capture, Connector } from "../../src/connectors/connector.ts";
import { UnreadableCapture } from "../../src/connectors/findings/claims.ts";
import { readCapture } from "../../src/reading/read-capture.ts";

/** Four times the document may take this many times as long: linear is 4, quadratic 16. */
const MAX_GROWTH = 9;
/** Below this a torture document is read at once, in milliseconds. */
const SHORT_MS = 100;
const TRIES = 3;
/** Five ticks of the CPU clock. */
const TICKS_MS = 20;
/** How often a suspect is measured again, each time at twice the size. */
const DOUBLINGS = 2;

/**
 * How much longer a reader takes for a document of four times the size, in CPU time; `null` if it is within bounds. The
 * best of several tries counts, so that other work on the machine and one-time loading fail no reader.
 *
 * @param make makes a document of a size; four times the size is four times as long
 * @param shortMs below this a document is not examined further: the CPU clock is too coarse for less than some tens of
 *   milliseconds
 */
export function measureGrowth(
  connector: Connector,
  make: (size: number) => Capture,
  size: number,
  shortMs: number,
): { readonly growth: number; readonly ms: number } | null {
  return measureWork((capture) => read(connector, capture), make, { size, shortMs, clock: threadCpuMs });
}

/** Milliseconds so far; only differences count. */
type Clock = () => number;

/** A system may count CPU time in ticks of 4 ms (`CONFIG_HZ=250`): less than a tick is 0 or 4. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Measured {
  readonly size: number;
  readonly shortMs: number;
  /** Default: the thread's CPU time. A test of the measuring itself counts work instead. */
  readonly clock?: Clock;
}

/**
 * Like `measureGrowth`, for any work on a document. A suspect is measured again at twice the size, and once more: a
 * quadratic reader remains one there, and the noise of a few milliseconds (garbage collection, code not compiled yet)
 * does not.
 */
export function measureWork<T>(
  work: (document: T) => void,
  make: (size: number) => T,
  { size, shortMs, clock = threadCpuMs }: Measured,
): { readonly growth: number; readonly ms: number } | null {
  let found = growthAt(work, make, { size, shortMs, clock });
  for (let doubled = 1; found !== null && doubled <= DOUBLINGS; doubled++) {
    found = growthAt(work, make, { size: size * 2 ** doubled, shortMs, clock });
  }
  return found;
}

function growthAt<T>(
  work: (document: T) => void,
  make: (size: number) => T,
  { size, shortMs, clock }: Required<Measured>,
): { readonly growth: number; readonly ms: number } | null {
  const [small, large] = [make(size), make(4 * size)];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    most = Math.min(
      most,
      msOf(() => work(large), clock),
    );
    if (most < shortMs) return null;
    least = Math.min(
      least,
      msOfOne(() => work(small), clock),
    );
    if (most / least <= MAX_GROWTH) return null;
  }
  return { growth: most / least, ms: most };
}

/**
 * How much longer a reader takes for a document of twice the size: 2 if it is linear. `null` if it is too short to
 * tell. A result above `most` is measured again, and the best counts.
 */
export function measureDoubling(
  connector: Connector,
  make: (size: number) => Capture,
  size: number,
  most: number,
): number | null {
  const [small, large] = [make(size), make(2 * size)];
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && ratio > most; attempt++) {
    const ms = msOf(() => read(connector, large), threadCpuMs);
    if (ms < SHORT_MS) return null;
    ratio = Math.min(ratio, ms / msOfOne(() => read(connector, small), threadCpuMs));
  }
  return ratio;
}

/** An unreadable document takes no time. */
function read(connector: Connector, capture: Capture): void {
  try {
    readCapture(connector, capture);
  } catch (error) {
    if (!(error instanceof UnreadableCapture)) throw error;
  }
}

/** For work too short for the clock: it is repeated until the clock has advanced far enough. */
function msOfOne(work: () => void, clock: Clock): number {
  let times = 0;
  let ms = 0;
  while (ms < TICKS_MS) {
    ms += msOf(work, clock);
    times++;
  }
  return ms / times;
}

function msOf(work: () => void, clock: Clock): number {
  const before = clock();
  work();
  return clock() - before;
}
