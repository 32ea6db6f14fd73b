import { setImmediate } from "node:timers/promises";

/** How long a loop over many rows may run before it yields to others. */
const BREATH_MS = 10;

/** For loops over more rows than take a few milliseconds: `if (breath.isDue) await breath.take()`. */
export class Breath {
  #since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#since > BREATH_MS;
  }

  /** Awaiting data that is already in memory does not yield to the event loop; this does. */
  async take(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
