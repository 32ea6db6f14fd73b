import { check } from "recheck";
import type { Pattern } from "./collect.ts";
import type { Growing } from "./worst-inputs.ts";

/**
 * What recheck says about a pattern without running it: `safe` means proved by an automaton, or that its search for an
 * attack failed.
 */
export interface Judgement {
  readonly status: "safe" | "vulnerable" | "unknown";
  /** `exponential`, `2nd degree polynomial`; "" if safe or unknown. */
  readonly complexity: string;
  /** The texts with which to attack it. */
  readonly attacks: readonly Growing[];
}

/** Most patterns take a few milliseconds, and those that are not done by then take minutes. */
const TIMEOUT_MS = 4_000;
/** Longer patterns are not tried. */
const MAX_PATTERN_SIZE = 6_000;

export async function judgePattern({ source, flags }: Pattern): Promise<Judgement> {
  // It does not know `v`, which our patterns need only for the names of classes.
  const found = await check(source, flags.replace("v", "u"), { timeout: TIMEOUT_MS, maxPatternSize: MAX_PATTERN_SIZE });
  if (found.status !== "vulnerable") return { status: found.status, complexity: "", attacks: [] };
  const { pumps, suffix } = found.attack;
  const attacks = pumps.map(({ prefix, pump }) => ({ prefix, pump, suffix }));
  return { status: "vulnerable", complexity: found.complexity.summary, attacks };
}
