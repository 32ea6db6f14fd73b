import { setTimeout as delay } from "node:timers/promises";

type End = () => Promise<unknown> | unknown;

/** Work that has not ended by then is left as a killed process would leave it: whoever starts next takes it up. */
const WORKING_MS = 2_500;
/** A step that takes longer is named. */
const LONG_MS = 100;

/** What a service ends when it stops, and in which order. */
export class Stops {
  readonly #working: [name: string, end: End][] = [];
  readonly #used: [name: string, end: End][] = [];

  /** What takes in or takes up work: ended first, all at once, so that nobody's last work waits for another's. */
  working(name: string, end: End): void {
    this.#working.push([name, end]);
  }

  /** What others work with: ended when nobody works any more, the last first. */
  used(name: string, end: End): void {
    this.#used.push([name, end]);
  }

  /**
   * Ends everything, also where a step fails; rejects then with what it failed with.
   *
   * @returns how long it took, and each long step of it, in milliseconds
   */
  async run(workingMs = WORKING_MS): Promise<Readonly<Record<string, number>>> {
    const long: Record<string, number> = {};
    const failures: unknown[] = [];
    const since = performance.now();
    const take = async ([name, end]: readonly [string, End]) => {
      const begun = performance.now();
      try {
        await end();
      } catch (error) {
        failures.push(error);
      }
      const ms = Math.round(performance.now() - begun);
      if (ms >= LONG_MS) long[`${name}Ms`] = ms;
    };
    const patience = new AbortController();
    const late = delay(workingMs, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#working.map(take)), late]);
    patience.abort();
    for (const step of this.#used.toReversed()) await take(step);
    if (failures.length > 0) throw failures[0];
    return { ms: Math.round(performance.now() - since), ...long };
  }
}
