import { createReadStream, existsSync } from "node:fs";
import { hasCandidates } from "../db/candidate.ts";
import { SCOPES } from "../contract/scope.ts";
import { PURPOSES } from "../domain/purpose.ts";
import type { ServiceContext } from "./context.ts";
import { ConfigError } from "../config/config.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { importRows } from "./import-rows.ts";

/** Fills an empty database with the people in a file (Candor NDJSON), so that the first search finds somebody. */
export async function seedSamplePeople(context: ServiceContext, file: string): Promise<void> {
  if ((await hasCandidates(context.db)) || !existsSync(file)) return;
  const operator = {
    keyId: "sample",
    keyHash: null,
    memberId: null,
    accountId: FIRST_ACCOUNT,
    scopes: SCOPES,
    purposes: PURPOSES,
    defaultPurpose: "due_diligence",
    rateLimit: null,
  } as const;
  const { candidates } = await importRows(context, operator, createReadStream(file), {
    format: "samples",
    fileName: null,
    rows: null,
  });
  if (candidates === 0) {
    throw new ConfigError(`CANDOR_SAMPLES: ${file} names nobody. Give on, off, or a file of people (Candor NDJSON).`);
  }
  context.log.info({ candidates }, "seeded sample data");
}
