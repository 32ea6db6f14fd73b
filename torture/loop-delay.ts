import { existsSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before the service (`--import`): twice a second, writes how long its event loop has made others wait so far,
 * and its memory, to the file named by `TORTURE_LOOP_FILE`. Removing the file restarts the count, because a starting
 * service loads its modules for two seconds while nobody is waiting.
 */
export interface LoopFigures {
  /** Milliseconds, without the timer's own. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Peak resident memory in megabytes. */
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
