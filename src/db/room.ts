import { statfsSync } from "node:fs";

/**
 * So many bytes of the disk are left to the embedded engine to end what it has begun: a new segment of its log (16 MiB)
 * that finds no room ends the engine, and one that is opened again needs some. A statement of an import writes a few
 * segments at most.
 */
export const MIN_FREE_BYTES = 134_217_728;
/** Of them what takes away may use all but this: two segments of the log. */
const LAST_BYTES = 33_554_432;
/** Room counts as there again when so much more is free, so that the state does not change with every file. */
export const MORE_BYTES = 33_554_432;
const LOOK_MS = 50;

/** Whether a disk has less room than the engine may need to open: its log is written first. */
export function isFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < LAST_BYTES;
}

/** Whether the disk under a directory has room for writes. */
export class DiskRoom {
  readonly #directory: string;
  readonly #reserve: number;
  readonly #onChange: (low: boolean) => void;
  #low = false;
  #free = Number.POSITIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param onChange told when there is no room any more, and when there is again */
  constructor(directory: string, onChange: (low: boolean) => void, reserve = MIN_FREE_BYTES) {
    this.#directory = directory;
    this.#onChange = onChange;
    this.#reserve = reserve;
  }

  /** Whether there is not even enough for what takes away. */
  get none(): boolean {
    return this.low && this.#free < Math.min(LAST_BYTES, this.#reserve);
  }

  /** Looks at the disk, at most every 50 ms: that costs some microseconds. */
  get low(): boolean {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_MS) return this.#low;
    this.#lookedAt = now;
    const { bavail, bsize } = statfsSync(this.#directory);
    this.#free = bavail * bsize;
    const low = this.#free < this.#reserve + (this.#low && this.#reserve > 0 ? MORE_BYTES : 0);
    if (low !== this.#low) {
      this.#low = low;
      this.#onChange(low);
    }
    return low;
  }
}
