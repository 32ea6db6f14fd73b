import { ENGINES } from "../test/support/database.ts";
import { describeFinding, fuzz } from "../test/support/fuzz.ts";
import { startServiceProcess } from "../test/support/service.ts";

/** For a machine with ten times as much to do as it can. */
const READY_MS = 600_000;

/** Minutes of valid and broken requests, half on each engine; each response is checked against the OpenAPI document. */
export async function tortureByFuzz(minutes: number): Promise<void> {
  const seed = Number(process.env["CANDOR_FUZZ_SEED"] ?? Date.now() % 2 ** 31);
  let found = 0;
  for (const engine of ENGINES) {
    const service = await startServiceProcess({ engine, readyMs: READY_MS });
    try {
      const { requests, statuses, findings } = await fuzz(service, { seconds: (minutes * 60) / ENGINES.length, seed });
      const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
      console.log(`${engine}: ${requests} requests (seed ${seed}): ${counted.join(", ")}`);
      console.log(`${engine}: ${findings.length} findings`);
      for (const finding of findings) console.log(describeFinding(finding));
      found += findings.length;
      const alive = await fetch(`${service.url}/healthz`).catch(() => null);
      if (!alive) console.log(`${engine}: the service has ended. Its last words:\n${service.output().slice(-4_000)}`);
    } finally {
      await service.stop();
    }
  }
  if (found > 0) process.exitCode = 1;
}
