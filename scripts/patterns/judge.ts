import { check } from "recheck";
import type { Pattern } from "./collect.ts";
import type { Growing } from "./worst-inputs.ts";

/** What recheck says of a pattern without running it: `safe` is proved by an automaton, or withstood its search for an attack. */
export interface Judgement {
  readonly status: "safe" | "vulnerable" | "unknown";
  /** `exponential`, `2nd degree polynomial`; "" where it is safe or unknown. */
  readonly complexity: string;
  /** The texts that it attacks it with. */
  readonly attacks: readonly Growing[];
}

/** Most patterns take a few milliseconds, and those that are not done by then take minutes. */
const TIMEOUT_MS = 4_000;
/** Characters of a pattern beyond which it is not tried. */
const MAX_PATTERN_SIZE = 6_000;

export async function judgePattern({ source, flags }: Pattern): Promise<Judgement> {
  // It knows no `v`, which none of our patterns needs but for its classes' names.
  const found = await check(source, flags.replace("v", "u"), { timeout: TIMEOUT_MS, maxPatternSize: MAX_PATTERN_SIZE });
  if (found.status !== "vulnerable") return { status: found.status, complexity: "", attacks: [] };
  const { pumps, suffix } = found.attack;
  const attacks = pumps.map(({ prefix, pump }) => ({ prefix, pump, suffix }));
  return { status: "vulnerable", complexity: found.complexity.summary, attacks };
}
