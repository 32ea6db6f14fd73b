/**
 * A test reporter that immediately records the result of each test, as one JSON value per line, for `run-tests.ts` to
 * count: what a process reported before it was ended is known, and a process that ended itself has no last line.
 */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { TestEvent } from "node:test/reporters";
import { setImmediate } from "node:timers/promises";

/** Both in the directory passed to `run-files.ts`: results of tests, and when files began and ended. */
export const TALLY_FILE = "tally.ndjson";
export const MARKS_FILE = "marks.ndjson";

export type TallyLine =
  | { readonly type: "file" | "begun" | "passed"; readonly name: string }
  | { readonly type: "failed"; readonly name: string; readonly error: string }
  | { readonly type: "skipped"; readonly name: string; readonly reason: string }
  | { readonly type: "end" };

// oxlint-disable-next-line import/no-default-export -- the runner takes a reporter as a default export
export default async function* tally(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const path = join(process.argv[2] ?? "", TALLY_FILE);
  const write = (line: TallyLine): void => appendFileSync(path, `${JSON.stringify(line)}\n`);
  for await (const event of events) {
    const line = readEvent(event);
    if (line !== null) write(line);
    if ((event.type === "test:pass" || event.type === "test:fail") && event.data.nesting === 0)
      told.add(event.data.name);
  }
  write({ type: "end" });
  yield "";
}

const told = new Set<string>();

/** Resolves when everything about a file is recorded: reporters learn about tests a while after they have run. */
export async function untilTold(file: string): Promise<void> {
  while (!told.has(file)) await setImmediate();
}

function readEvent(event: TestEvent): TallyLine | null {
  if (event.type === "test:dequeue") {
    const { name, nesting } = event.data;
    // `run-files.ts` makes a suite of every file: these are the top-level ones.
    return { type: nesting === 0 ? "file" : "begun", name };
  }
  if (event.type !== "test:pass" && event.type !== "test:fail") return null;
  const { name, skip, details } = event.data;
  if (details.type === "suite") {
    // A suite fails with its tests; only other failures count here: a hook, or a file that cannot be loaded.
    if (skip !== undefined && skip !== false) return skippedLine(name, skip);
    const alone = event.type === "test:fail" && !isOfItsTests(event.data.details.error);
    return alone ? failedLine(name, event.data.details.error) : null;
  }
  if (skip !== undefined && skip !== false) return skippedLine(name, skip);
  return event.type === "test:pass" ? { type: "passed", name } : failedLine(name, event.data.details.error);
}

function skippedLine(name: string, skip: string | boolean): TallyLine {
  return { type: "skipped", name, reason: typeof skip === "string" ? skip : "" };
}

/** The runner wraps what a test threw in an error of its own. */
function failedLine(name: string, { cause, message }: Error): TallyLine {
  return { type: "failed", name, error: cause instanceof Error ? (cause.stack ?? cause.message) : message };
}

function isOfItsTests(error: Error): boolean {
  return "failureType" in error && error.failureType === "subtestsFailed";
}
