/** A test reporter that writes counts and the names of skipped tests as JSON, for `check.ts` to judge. */
import type { TestEvent } from "node:test/reporters";

export interface Tally {
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
}

// oxlint-disable-next-line import/no-default-export -- the runner takes a reporter as a default export
export default async function* tally(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts: Tally = { passed: 0, failed: 0, skipped: [] };
  for await (const event of events) {
    if (event.type !== "test:pass" && event.type !== "test:fail") continue;
    const { data } = event;
    if (data.details.type === "suite") continue;
    if (data.skip !== undefined && data.skip !== false) {
      counts.skipped.push({ name: data.name, reason: typeof data.skip === "string" ? data.skip : "" });
    } else if (event.type === "test:pass") counts.passed++;
    else counts.failed++;
  }
  yield JSON.stringify(counts);
}
