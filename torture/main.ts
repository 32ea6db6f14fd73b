/**
 * `npm run torture -- NAME [--times N]`: what takes too long for every run of the tests.
 *
 *   kill    kills the service (SIGKILL) at N random moments of a lookup, on both engines, and compares the profiles
 */
import { parseArgs } from "node:util";
import { callService, findPerson } from "../test/api/http.ts";
import { ENGINES } from "../test/support/database.ts";
import { killAndCompare } from "../test/support/kill.ts";
import { startService } from "../test/support/service.ts";

const TORTURES: Readonly<Record<string, (times: number) => Promise<void>>> = { kill: tortureByKill };

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { times: { type: "string", default: "10" } },
  });
  const torture = TORTURES[positionals[0] ?? ""];
  const times = Number(values.times);
  if (!torture || !Number.isInteger(times) || times < 1) {
    console.error(`npm run torture -- ${Object.keys(TORTURES).join("|")} [--times N]`);
    process.exitCode = 2;
    return;
  }
  await torture(times);
}

async function tortureByKill(times: number): Promise<void> {
  for (const engine of ENGINES) {
    const service = await startService({ engine });
    try {
      const api = { call: async (method: string, path: string) => await callService(service, method, path) };
      const stages = await killAndCompare(service, await findPerson(api, "Amara Okonkwo"), times);
      console.log(`${engine}: killed ${times} times, in ${stages.join(", ")}`);
      console.log(`${engine}: every lookup ended with the profile, evidence and coverage of an undisturbed one`);
    } finally {
      await service.stop();
    }
  }
}
