import { setTimeout as delay } from "node:timers/promises";

/**
 * Work that comes while another is under way goes together in the next: thirty answers that arrive at once cost a few
 * transactions instead of thirty. Whoever hands in an entry waits until it is done, and is told when it is not.
 */
export class GroupWriter<Entry, Result = void> {
  readonly #write: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  readonly #lingerMs: number;
  #waiting: Waiting<Entry, Result>[] = [];
  #busy = false;

  /**
   * @param write answers with one result for each entry, in their order
   * @param lingerMs how long the first entry waits for others; 0: those of the same turn of the event loop
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
