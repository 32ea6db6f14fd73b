import { fileURLToPath } from "node:url";
import { runOn, startPostgres } from "../test/support/postgres.ts";
import { startServiceProcess } from "../test/support/service.ts";
import { type Driven, driveFor, drivePairs } from "./drive.ts";
import { startFloor } from "./floor.ts";

const FLOOR = fileURLToPath(new URL("creates-floor.ts", import.meta.url));
const WARM_SECONDS = 2;

/**
 * Lookups created by many connections at once, in a process that runs none of them (`CANDOR_ROLE=api`): each is of somebody else,
 * described by value, committed and queued when it is answered. The floor, in turn in the same run, is a bare Fastify handler that
 * commits the same body as one row of the same server.
 *
 * @param options `connections` (32), `seconds` of each measurement (8), `pairs` (2)
 */
export async function run(options: Readonly<Record<string, string>>): Promise<unknown> {
  const connections = Number(options["connections"] ?? 32);
  const seconds = Number(options["seconds"] ?? 8);
  const server = await startPostgres();
  const { port } = new URL(server.address);
  const drive = async (driven: Driven, forSeconds = seconds) =>
    await driveFor(driven, { connections, seconds: forSeconds, port });
  try {
    for (const name of ["creates", "floor"]) await runOn(server.address, "postgres", `create database ${name}`);
    const service = await startServiceProcess({
      env: {
        CANDOR_LOG_LEVEL: "info",
        CANDOR_ROLE: "api",
        CANDOR_KEY_RATE: "off",
        CANDOR_ACCOUNT_RATE: "off",
        DATABASE_URL: `${server.address}creates`,
      },
    });
    const floor = await startFloor(FLOOR, [`${server.address}floor`]);
    try {
      const requestTo = (path: string) => (asked: number) => ({
        path,
        method: "POST" as const,
        headers: { "content-type": "application/json", "x-api-key": service.apiKey },
        body: JSON.stringify({ candidate: inventPerson(asked) }),
      });
      const subjects: Readonly<Record<string, Driven>> = {
        "bare Fastify, one row": { origin: floor.url, pid: floor.pid, requestOf: requestTo("/"), status: 201 },
        "a lookup": { origin: service.url, pid: service.pid(), requestOf: requestTo("/v1/lookups"), status: 201 },
      };
      for (const subject of Object.values(subjects)) await drive(subject, WARM_SECONDS);
      return await drivePairs("creates", subjects, Number(options["pairs"] ?? 2), drive);
    } finally {
      floor.stop();
      await service.stop();
    }
  } finally {
    await server.stop();
  }
}

const GIVEN = ["Ada", "Bram", "Cato", "Dela", "Egon", "Fritha", "Gwil", "Hedda", "Ivo", "Jorun"];

/** An invented person, each with an address of their own. */
function inventPerson(at: number) {
  const fullName = `${GIVEN[at % GIVEN.length]} Marvenwick`;
  return { fullName, email: `person-${at}@marvenwick.example`, "candor.employer": "Marvenwick Mills", sources: [] };
}
