import type { Engine } from "../db/open.ts";

/**
 * A long import is written in growing batches: neighbours in an index are then written together, and the first rows appear soon. On the
 * embedded engine everybody else waits for a batch, one statement each, so there a batch is as large as can be written in `ms`.
 */
const PACES = {
  embedded: { first: 100, least: 20, most: 1_000, ms: 100 },
  postgres: { first: 500, least: 500, most: 16_000, ms: Number.POSITIVE_INFINITY },
} as const satisfies Readonly<Record<Engine, object>>;

/** How many rows an import writes per transaction, depending on how long earlier ones took. */
export class BatchPace {
  readonly #pace: (typeof PACES)[Engine];
  #rows: number;

  constructor(engine: Engine) {
    this.#pace = PACES[engine];
    this.#rows = this.#pace.first;
  }

  /** Rows in the next batch. */
  get rows(): number {
    return this.#rows;
  }

  /** Records how long a batch of that size occupied the database. */
  note(rows: number, tookMs: number): void {
    const { least, most, ms } = this.#pace;
    const fitting = Math.floor((rows * ms) / Math.max(tookMs, 1));
    this.#rows = Math.max(least, Math.min(2 * this.#rows, fitting, most));
  }
}
