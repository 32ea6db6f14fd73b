import { killProcessesAndCount } from "../test/support/kill-processes.ts";

const LOOKUPS = 500;
const WORKERS = 4;
/** For a machine with ten times as much to do as it can. */
const READY_MS = 600_000;

/** Kills workers, the API process and the database `times` times, while at least 500 lookups are made. */
export async function tortureByWorkers(times: number): Promise<void> {
  const lookups = await killProcessesAndCount(
    { lookups: LOOKUPS, workers: WORKERS, kills: times, readyMs: READY_MS },
    (line) => console.log(line),
  );
  console.log(
    `${lookups} lookups over ${times} kills: none lost, made twice or charged twice, all with the profile of`,
  );
  console.log("an undisturbed one; the receiver was told of each under one ID, and the audit contains each");
}
