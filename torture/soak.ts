import type { Engine } from "../src/db/open.ts";
import { ENGINES } from "../test/support/database.ts";
import { startServiceProcess } from "../test/support/service.ts";
import { soak, type SoakOutcome } from "../test/support/soak.ts";

/** For a machine with ten times as much to do as it can. */
const READY_MS = 600_000;

/**
 * So many minutes of everything at once, on one engine after the other. Fails if a request is not answered as it should
 * be, or if the service takes more memory in the last third than in the second.
 */
export async function tortureBySoak(minutes: number): Promise<void> {
  for (const engine of ENGINES) {
    const outcome = await soakOn(engine, minutes);
    const { growth, served, failures } = outcome;
    const counts = Object.entries(served).map(([kind, count]) => `${count} ${kind}`);
    console.log(`${engine}: ${counts.join(", ")}`);
    const verdict = growth.isFlat ? "flat" : "it grows";
    console.log(`${engine}: memory ${growth.middle} MB in the second third, ${growth.last} MB in the last: ${verdict}`);
    console.log(`${engine}: ${failures.length} failures`);
    for (const failure of failures.slice(0, 20)) console.log(failure);
    if (failures.length > 0 || !growth.isFlat) process.exitCode = 1;
  }
}

async function soakOn(engine: Engine, minutes: number): Promise<SoakOutcome> {
  const env = { CANDOR_LOG_LEVEL: "info", CANDOR_KEY_RATE: "off", CANDOR_ACCOUNT_RATE: "off" };
  const service = await startServiceProcess({ engine, env, readyMs: READY_MS });
  try {
    return await soak(service, minutes * 60, ({ seconds, megabytes, answered }) =>
      console.log(`${engine}: after ${seconds} s ${megabytes} MB, ${answered} answers`),
    );
  } finally {
    await service.stop();
  }
}
