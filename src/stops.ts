import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "./log.ts";

type End = () => Promise<unknown> | unknown;

/** Work that has not ended by then is left as a killed process would leave it: whoever starts next takes it up. */
const WORKING_MS = 2_500;
/** A step of a stop that takes longer is named in the log. */
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

  /** Ends everything, also where a step fails; rejects then with what it failed with. Logs how long the stop took, and where. */
  async run(log: Log, workingMs = WORKING_MS): Promise<void> {
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
    log.info({ ms: Math.round(performance.now() - since), ...long }, "stopped");
    if (failures.length > 0) throw failures[0];
  }
}
