import type { Engine } from "../db/open.ts";

/**
 * A long import is written in ever larger batches: neighbours in an index then come together, and the first show soon. On the
 * embedded engine everybody else waits for a batch, each of their statements for one: there it is as large as is written in `ms`.
 */
const PACES = {
  embedded: { first: 100, least: 20, most: 1_000, ms: 100 },
  postgres: { first: 500, least: 500, most: 16_000, ms: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<Engine, object>>;

/** How many rows an import writes in one transaction, by how long those before took. */
export class BatchPace {
  readonly #pace: (typeof PACES)[Engine];
  #rows: number;

  constructor(engine: Engine) {
    this.#pace = PACES[engine];
    this.#rows = this.#pace.first;
  }

  /** Of the next batch. */
  get rows(): number {
    return this.#rows;
  }

  /** A batch of so many rows held the database for so long. */
  note(rows: number, tookMs: number): void {
    const { least, most, ms } = this.#pace;
    const fitting = Math.floor((rows * ms) / Math.max(tookMs, 1));
    this.#rows = Math.max(least, Math.min(2 * this.#rows, fitting, most));
  }
}
