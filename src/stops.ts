import { setTimeout as delay } from "node:timers/promises";

type End = () => Promise<unknown> | unknown;

/** Work that has not ended by then is left as a killed process would leave it: whoever starts next takes it over. */
const WORKING_MS = 2_500;
/** A step that takes longer is reported. */
const LONG_MS = 100;

/** What a service ends when it stops, and in which order. */
export class Stops {
  readonly #working: [name: string, end: End][] = [];
  readonly #used: [name: string, end: End][] = [];
  readonly #underWay = new Map<string, number>();

  /** Whatever accepts or starts work: ended first and all at once, so that nobody's last work waits for another's. */
  working(name: string, end: End): void {
    this.#working.push([name, end]);
  }

  /** What others work with: ended when no work is left, the last registered first. */
  used(name: string, end: End): void {
    this.#used.push([name, end]);
  }

  /** The unfinished steps, and how long each has taken so far, in milliseconds: `queue 2500, door 12`. */
  get underWay(): string {
    const now = performance.now();
    return [...this.#underWay].map(([name, begun]) => `${name} ${Math.round(now - begun)}`).join(", ");
  }

  /**
   * Ends everything even if a step fails, and then rejects with its error.
   *
   * @returns the total time, and that of each long step, in milliseconds; `left`: the steps that were not waited for
   */
  async run(workingMs = WORKING_MS): Promise<Readonly<Record<string, number | string>>> {
    const long: Record<string, number | string> = {};
    const failures: unknown[] = [];
    const since = performance.now();
    const take = async ([name, end]: readonly [string, End]) => {
      const begun = performance.now();
      this.#underWay.set(name, begun);
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
      this.#underWay.delete(name);
      const ms = Math.round(performance.now() - begun);
      if (ms >= LONG_MS) long[`${name}Ms`] = ms;
    };
    const patience = new AbortController();
    const late = delay(workingMs, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#working.map(take)), late]);
    patience.abort();
    const left = this.underWay;
    if (left !== "") long["left"] = left;
    for (const step of this.#used.toReversed()) await take(step);
    if (failures.length > 0) throw failures[0];
    return { ms: Math.round(performance.now() - since), ...long };
  }
}
