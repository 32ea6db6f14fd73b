import { existsSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before the service (`--import`): writes twice a second how long its event loop let others wait so far, and its memory,
 * to the file that `TORTURE_LOOP_FILE` names. Who removes the file has them counted anew: a start loads its modules for two seconds,
 * while nobody waits.
 */
export interface LoopFigures {
  /** Milliseconds beyond the timer's own. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Resident megabytes, the most there were. */
  readonly peakMegabytes: number;
}

const RESOLUTION_MS = 5;
const file = process.env["TORTURE_LOOP_FILE"];

if (isMainThread && file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let peak = 0;
  setInterval(() => {
    if (!existsSync(file)) {
      delay.reset();
      peak = 0;
    }
    peak = Math.max(peak, process.memoryUsage.rss());
    writeFileSync(file, JSON.stringify(figuresOf(delay, peak)));
  }, 500).unref();
}

export function figuresOf(delay: ReturnType<typeof monitorEventLoopDelay>, peakBytes: number): LoopFigures {
  const ms = (nanoseconds: number): number => Math.max(0, Math.round(nanoseconds / 1e5 - 10 * RESOLUTION_MS) / 10);
  return {
    p50: ms(delay.percentile(50)),
    p99: ms(delay.percentile(99)),
    max: ms(delay.max),
    peakMegabytes: Math.round(peakBytes / 1e6),
  };
}
