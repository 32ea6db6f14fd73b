import { callService, findPerson } from "../test/api/http.ts";
import { ENGINES } from "../test/support/database.ts";
import { killAndCompare } from "../test/support/kill.ts";
import { startServiceProcess } from "../test/support/service.ts";

/** For a machine with ten times as much to do as it can. */
const READY_MS = 600_000;

/** Kills the service at random moments of lookups, on both engines, and compares the profiles. */
export async function tortureByKill(times: number): Promise<void> {
  for (const engine of ENGINES) {
    const service = await startServiceProcess({ engine, readyMs: READY_MS });
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
