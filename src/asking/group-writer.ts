import { setTimeout as delay } from "node:timers/promises";

/**
 * Batches work that arrives while earlier work is in progress: thirty responses arriving together cost a few transactions instead of
 * thirty. Adding an entry waits until it is written, and rejects if it is not.
 */
export class GroupWriter<Entry, Result = void> {
  readonly #write: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  readonly #lingerMs: number;
  #waiting: Waiting<Entry, Result>[] = [];
  #busy = false;

  /**
   * @param write returns one result per entry, in order
   * @param lingerMs how long the first entry waits for others; 0: only for those of the same turn of the event loop
   */
  constructor(write: (entries: readonly Entry[]) => Promise<readonly Result[]>, lingerMs = 0) {
    this.#write = write;
    this.#lingerMs = lingerMs;
  }

  async write(entry: Entry): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ entry, done: resolve, failed: reject });
    if (!this.#busy) void this.#drain();
    return await promise;
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    if (this.#lingerMs > 0) await delay(this.#lingerMs);
    else await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#write(group.map(({ entry }) => entry));
        for (const [index, { done }] of group.entries()) done(results[index] as Result);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.#busy = false;
  }
}

interface Waiting<Entry, Result> {
  readonly entry: Entry;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}
