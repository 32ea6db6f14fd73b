import { statfsSync } from "node:fs";

/**
 * How many bytes of the disk are kept free so that the embedded engine can finish what it has begun: if there is no
 * room for a new segment of its log (16 MiB), the engine terminates, and reopening it also needs some. One statement of
 * an import writes a few segments at most.
 */
export const MIN_FREE_BYTES = 134_217_728;
/** Deletions may use all of them except for this, which is two segments of the log. */
const LAST_BYTES = 33_554_432;
/** Room counts as available again once this much more is free, so that the state does not change with every file. */
export const MORE_BYTES = 33_554_432;
const LOOK_MS = 50;

/** Whether a disk has less room than the engine may need to open, since it writes its log first. */
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

  /** @param onChange called when there is no room left, and when there is again */
  constructor(directory: string, onChange: (low: boolean) => void, reserve = MIN_FREE_BYTES) {
    this.#directory = directory;
    this.#onChange = onChange;
    this.#reserve = reserve;
  }

  /** Whether there is not even enough room for deletions. */
  get none(): boolean {
    return this.low && this.#free < Math.min(LAST_BYTES, this.#reserve);
  }

  /** Checks the disk, at most every 50 ms, which takes a few microseconds. */
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
