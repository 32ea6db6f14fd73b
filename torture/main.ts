/**
 * `npm run torture -- NAME [--times N | --minutes N | --moments N]`: what takes too long for every run of the tests.
 *
 *   kill      kills the service (SIGKILL) at N random moments of a lookup, on both engines, and compares the profiles
 *   database  ends connections, restarts and stops PostgreSQL, and takes all its connections, under 500 lookups
 *   fuzz      sends valid and broken requests for N minutes, and holds every answer against openapi.json
 *   disk      fills the disk of the embedded engine N times, on a small file system of its own (root only)
 *   documents a document that is read for ever, and a stop in its middle; every reader of pages on the worst pages; damaged
 *             samples for N minutes; then how every reader grows
 *   privacy   erases and suppresses people at N random moments of lookups about them, on both engines, and looks for what is left,
 *             also of sealed texts in the pages of the database, its log and a back-up made before
 */
import { parseArgs } from "node:util";
import { tortureByDatabase } from "./database.ts";
import { tortureByDisk } from "./disk.ts";
import { tortureByFuzz } from "./fuzz.ts";
import { tortureByDocuments } from "./documents.ts";
import { tortureByKill } from "./kill.ts";
import { tortureByPrivacy } from "./privacy.ts";

const TORTURES: Readonly<Record<string, (times: number) => Promise<void>>> = {
  kill: tortureByKill,
  database: tortureByDatabase,
  documents: tortureByDocuments,
  disk: tortureByDisk,
  fuzz: tortureByFuzz,
  privacy: tortureByPrivacy,
};

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { times: { type: "string" }, minutes: { type: "string" }, moments: { type: "string" } },
  });
  const torture = TORTURES[positionals[0] ?? ""];
  const times = Number(values.times ?? values.minutes ?? values.moments ?? 10);
  if (!torture || !Number.isInteger(times) || times < 1) {
    console.error(`npm run torture -- ${Object.keys(TORTURES).join("|")} [--times N | --minutes N | --moments N]`);
    process.exitCode = 2;
    return;
  }
  await torture(times);
}
