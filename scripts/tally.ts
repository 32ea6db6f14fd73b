/**
 * A test reporter that writes what becomes of each test, one JSON value a line, for `run-tests.ts` to count: what a
 * process said before it was stopped is known, and one that was ended from inside has no last line.
 */
import type { TestEvent } from "node:test/reporters";

export type TallyLine =
  | { readonly type: "file" | "begun" | "passed" | "failed"; readonly name: string }
  | { readonly type: "skipped"; readonly name: string; readonly reason: string }
  | { readonly type: "end" };

// oxlint-disable-next-line import/no-default-export -- the runner takes a reporter as a default export
export default async function* tally(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const line = readEvent(event);
    if (line !== null) yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ type: "end" } satisfies TallyLine)}\n`;
}

function readEvent(event: TestEvent): TallyLine | null {
  if (event.type === "test:dequeue") {
    const { name, nesting } = event.data;
    // `run-files.ts` makes a suite of every file: these are the ones that are nested in nothing.
    return { type: nesting === 0 ? "file" : "begun", name };
  }
  if (event.type !== "test:pass" && event.type !== "test:fail") return null;
  const { name, skip, details } = event.data;
  if (details.type === "suite") {
    // A suite fails with its tests; counted is what went wrong beside them: a hook, or a file that cannot be loaded.
    const alone = event.type === "test:fail" && !isOfItsTests(event.data.details.error);
    return alone ? { type: "failed", name } : null;
  }
  if (skip !== undefined && skip !== false) {
    return { type: "skipped", name, reason: typeof skip === "string" ? skip : "" };
  }
  return { type: event.type === "test:pass" ? "passed" : "failed", name };
}

function isOfItsTests(error: Error): boolean {
  return "failureType" in error && error.failureType === "subtestsFailed";
}
