import { createContext, Script } from "node:vm";
import type { Pattern } from "./collect.ts";
import { type Growing, worstInputs } from "./worst-inputs.ts";

/** Characters of the longest text that tells a slow pattern from a fast one; a very slow one is told by a shorter. */
const LENGTHS = [500, 2_000, 8_000];
/** What takes less of the processor for so short a text is fast at any length that we read. */
const FAST_MS = 8;
/** A linear pattern takes four times as long for four times the text, a quadratic one sixteen times. */
const MAX_GROWTH = 10;
/** A linear pattern takes some tens of milliseconds, on a machine with much else to do some hundred. */
const LATE_MS = 10_000;

/** The text for which time was found to grow faster than the text does. */
export interface Slow extends Growing {
  readonly length: number;
  /** Milliseconds of the processor for it; for four times as many characters, endless where it was broken off. */
  readonly ms: number;
  readonly fourTimesMs: number;
}

/**
 * Runs the pattern on texts that grow; `null` where time grows as they do. The processor's time counts, so that other
 * work on the machine changes nothing.
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

/** Of two runs: the first also compiles the pattern. */
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
    // An error of the context is none of this one's.
    if ((error as { readonly code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return Number.POSITIVE_INFINITY;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
