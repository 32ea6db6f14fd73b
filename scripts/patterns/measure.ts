import { createContext, Script } from "node:vm";
import type { Pattern } from "./collect.ts";
import { type Growing, worstInputs } from "./worst-inputs.ts";

/**
 * Lengths of texts, in characters; the longest tells a slow pattern from a fast one, and a shorter one is enough for a
 * very slow pattern.
 */
const LENGTHS = [500, 2_000, 8_000];
/** What takes less processor time for such a short text is fast at any length that we read. */
const FAST_MS = 8;
/** A linear pattern takes four times as long for four times the text, a quadratic one sixteen times. */
const MAX_GROWTH = 10;
/** A linear pattern takes tens of milliseconds, or hundreds on a busy machine. */
const LATE_MS = 10_000;

/** The text for which time was found to grow faster than its length. */
export interface Slow extends Growing {
  readonly length: number;
  /** Milliseconds of processor time for it; and for four times as many characters, infinite if it was aborted. */
  readonly ms: number;
  readonly fourTimesMs: number;
}

/**
 * Runs the pattern on growing texts; `null` if time grows in proportion. Processor time is measured, so that other work
 * on the machine makes no difference.
 */
export function measureGrowth(pattern: Pattern, attacks: readonly Growing[] = []): Slow | null {
  const made = new RegExp(pattern.source, pattern.flags);
  for (const growing of [...attacks, ...worstInputs(pattern)]) {
    const slow = growthOn(growing, made);
    if (slow !== null) return slow;
  }
  return null;
}

function growthOn(growing: Growing, pattern: RegExp): Slow | null {
  for (const length of LENGTHS) {
    const ms = fastest(pattern, textOf(growing, length));
    if (ms < FAST_MS) continue;
    const fourTimesMs = fastest(pattern, textOf(growing, 4 * length));
    return fourTimesMs > MAX_GROWTH * ms ? { ...growing, length, ms, fourTimesMs } : null;
  }
  return null;
}

function textOf({ prefix, pump, suffix }: Growing, length: number): string {
  return prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
}

/** The faster of two runs, because the first also compiles the pattern. */
function fastest(pattern: RegExp, text: string): number {
  const first = timeOf(pattern, text);
  return first < FAST_MS || first === Number.POSITIVE_INFINITY ? first : Math.min(first, timeOf(pattern, text));
}

const context = createContext({ pattern: /x/, text: "" });
const REPLACE = new Script('text.replace(pattern, "")');

function timeOf(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  Object.assign(context, { pattern, text });
  const before = process.threadCpuUsage();
  try {
    REPLACE.runInContext(context, { timeout: LATE_MS });
  } catch (error) {
    // The context's errors are instances of its own classes.
    if ((error as { readonly code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return Number.POSITIVE_INFINITY;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
