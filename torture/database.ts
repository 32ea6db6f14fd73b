import { breakAndCount } from "../test/support/break-database.ts";

const LOOKUPS = 500;
const AWAY_MS = 60_000;
const EXHAUSTED_MS = 10_000;

/** Breaks PostgreSQL under 500 lookups, `times` times in each of the quick ways. */
export async function tortureByDatabase(times: number): Promise<void> {
  const { charged, mostConnections, limit, refused } = await breakAndCount(
    {
      lookups: LOOKUPS,
      terminations: 3 * times,
      restarts: Math.ceil(times / 3),
      awayMs: AWAY_MS,
      exhaustedMs: EXHAUSTED_MS,
    },
    (line) => console.log(line),
  );
  const statuses = [...refused].map(([status, count]) => `${count} × ${status}`).join(", ");
  console.log(`${LOOKUPS} lookups: all ended with success, ${charged} charged once, none lost; the process lived`);
  console.log(`at most ${mostConnections} connections, and ${limit} may be; refused meanwhile: ${statuses || "none"}`);
}
