import { setImmediate } from "node:timers/promises";

/** How long a loop over many rows goes on before others have their turn. */
const BREATH_MS = 10;

/** For loops over more rows than are done within a few milliseconds: `if (breath.isDue) await breath.take()`. */
export class Breath {
  #since = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#since > BREATH_MS;
  }

  /** What is at hand already comes without a pause for anybody else: this one lasts until they have had theirs. */
  async take(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}
