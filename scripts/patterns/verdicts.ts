import { readFileSync, writeFileSync } from "node:fs";
import type { Pattern } from "./collect.ts";
import { judgePattern } from "./judge.ts";
import { measureGrowth, type Slow } from "./measure.ts";
import { hasLoop } from "./worst-inputs.ts";

/**
 * How it is known that a pattern takes no longer than its text is long: recheck found it `safe`, or its worst texts were
 * `measured`.
 */
export type Verdict = "safe" | "measured";

/** What was found of a pattern that takes longer: a text that grows, or that it is `exponential`. */
export type Finding = Slow | "exponential";

const FILE = new URL("verdicts.txt", import.meta.url);

/** Judges a pattern: in milliseconds, or in some seconds where recheck does not find it safe. */
export async function decide(pattern: Pattern): Promise<Verdict | Finding> {
  if (!hasLoop(pattern)) return "safe";
  const { status, complexity, attacks } = await judgePattern(pattern);
  if (status === "safe") return "safe";
  if (complexity.startsWith("exponential")) return "exponential";
  return measureGrowth(pattern, attacks) ?? "measured";
}

/** Judges a pattern by its worst texts alone, in milliseconds: what only its structure tells is left to `decide`. */
export function decideByTime(pattern: Pattern): Verdict | Finding {
  return hasLoop(pattern) ? (measureGrowth(pattern) ?? "measured") : "safe";
}

/** Whether the pattern takes longer than its text is long. */
export function isSlow(decided: Verdict | Finding): decided is Finding {
  return decided !== "safe" && decided !== "measured";
}

/** By `keyOf` of the pattern. */
export function readVerdicts(): ReadonlyMap<string, Verdict> {
  const lines = readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return new Map(lines.map((line) => line.split(" ") as [string, Verdict]));
}

export function writeVerdicts(verdicts: ReadonlyMap<string, Verdict>): void {
  const lines = [...verdicts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, verdict]) => `${key} ${verdict}\n`);
  writeFileSync(FILE, lines.join(""));
}

/** A pattern that is slow, on two lines. */
export function describeSlow({ file, source, flags }: Pattern, finding: Finding): string {
  const shown = `${file}: /${source.length > 160 ? `${source.slice(0, 160)}…` : source}/${flags}`;
  if (finding === "exponential") return `${shown}\n  exponential`;
  const { prefix, pump, suffix, length, ms, fourTimesMs } = finding;
  const text = JSON.stringify([prefix.slice(0, 60), pump.slice(0, 60), suffix]);
  return `${shown}\n  ${Math.round(ms)} ms for ${length} characters, ${Math.round(fourTimesMs)} ms for four times as many: ${text}`;
}
