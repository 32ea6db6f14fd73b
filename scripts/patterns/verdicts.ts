import { readFileSync, writeFileSync } from "node:fs";
import type { Pattern } from "./collect.ts";
import { judgePattern } from "./judge.ts";
import { measureGrowth, type Slow } from "./measure.ts";
import { hasLoop } from "./worst-inputs.ts";

/**
 * How it is known that a pattern takes time in proportion to its text: recheck found it `safe`, or its worst texts were
 * `measured`.
 */
export type Verdict = "safe" | "measured";

/** What was found about a pattern that takes longer: a growing text, or that it is `exponential`. */
export type Finding = Slow | "exponential";

const FILE = new URL("verdicts.txt", import.meta.url);

/** Judges a pattern within milliseconds, or within seconds if recheck does not find it safe. */
export async function decide(pattern: Pattern): Promise<Verdict | Finding> {
  if (!hasLoop(pattern)) return "safe";
  const { status, complexity, attacks } = await judgePattern(pattern);
  if (status === "safe") return "safe";
  if (complexity.startsWith("exponential")) return "exponential";
  return measureGrowth(pattern, attacks) ?? "measured";
}

/**
 * Judges a pattern only by its worst texts, within milliseconds; what only its structure reveals is left to `decide`.
 */
export function decideByTime(pattern: Pattern): Verdict | Finding {
  return hasLoop(pattern) ? (measureGrowth(pattern) ?? "measured") : "safe";
}

/** Whether the pattern's time grows faster than its text. */
export function isSlow(decided: Verdict | Finding): decided is Finding {
  return decided !== "safe" && decided !== "measured";
}

/** By the pattern's `keyOf`. */
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

/** Describes a slow pattern in two lines. */
export function describeSlow({ file, source, flags }: Pattern, finding: Finding): string {
  const shown = `${file}: /${source.length > 160 ? `${source.slice(0, 160)}…` : source}/${flags}`;
  if (finding === "exponential") return `${shown}\n  exponential`;
  const { prefix, pump, suffix, length, ms, fourTimesMs } = finding;
  const text = JSON.stringify([prefix.slice(0, 60), pump.slice(0, 60), suffix]);
  return `${shown}\n  ${Math.round(ms)} ms for ${length} characters, ${Math.round(fourTimesMs)} ms for four times as many: ${text}`;
}
