/**
 * Writes that come while another is under way go together in the next one: thirty answers that arrive at once cost a few
 * transactions instead of thirty. Whoever writes waits until their own entry is written, and is told when it is not.
 */
export class GroupWriter<Entry> {
  readonly #write: (entries: readonly Entry[]) => Promise<void>;
  #waiting: { readonly entry: Entry; readonly done: () => void; readonly failed: (error: unknown) => void }[] = [];
  #busy = false;

  constructor(write: (entries: readonly Entry[]) => Promise<void>) {
    this.#write = write;
  }

  async write(entry: Entry): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ entry, done: resolve, failed: reject });
    if (!this.#busy) void this.#drain();
    await promise;
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    // What else has come in this turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(group.map(({ entry }) => entry));
        for (const { done } of group) done();
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.#busy = false;
  }
}
