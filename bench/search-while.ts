import { callService } from "../test/api/http.ts";
import type { ServiceProcess } from "../test/support/service.ts";

/** Searches at a steady pace during other work; each starts on time, however long the previous one took. */
export async function searchWhile(
  service: ServiceProcess,
  people: readonly { readonly fullName: string }[],
  work: () => Promise<void>,
  everyMs = 100,
): Promise<{ readonly p50: number; readonly p99: number; readonly count: number; readonly slowestAt: number }> {
  const begun = performance.now();
  const starts = new Map<number, number>();
  const times: number[] = [];
  const searches: Promise<void>[] = [];
  const timer = setInterval(() => {
    const name = people[Math.floor(Math.random() * people.length)]?.fullName ?? "";
    const since = performance.now();
    const search = callService(service, "GET", `/search?type=candor&query=${encodeURIComponent(name)}`);
    searches.push(
      search.then(() => {
        const took = performance.now() - since;
        times.push(took);
        starts.set(took, since - begun);
      }),
    );
  }, everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  await Promise.all(searches);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const slowestAt = round((starts.get(sorted.at(-1) ?? 0) ?? 0) / 1_000);
  return { p50: at(0.5), p99: at(0.99), count: sorted.length, slowestAt };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
