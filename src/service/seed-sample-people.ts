import { createReadStream, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hasCandidates } from "../db/candidate.ts";
import { SCOPES } from "../contract/scope.ts";
import { PURPOSES } from "../domain/purpose.ts";
import type { ServiceContext } from "./context.ts";
import { FIRST_ACCOUNT } from "./first-key.ts";
import { importRows } from "./import-rows.ts";

const SAMPLES = fileURLToPath(new URL("../../samples/people.ndjson", import.meta.url));

/** Fills an empty database with a handful of invented people, so that the first search finds somebody. */
export async function seedSamplePeople(context: ServiceContext): Promise<void> {
  if ((await hasCandidates(context.db)) || !existsSync(SAMPLES)) return;
  const operator = {
    keyId: "sample",
    accountId: FIRST_ACCOUNT,
    scopes: SCOPES,
    purposes: PURPOSES,
    defaultPurpose: "due_diligence",
  } as const;
  const { candidates } = await importRows(context, operator, createReadStream(SAMPLES));
  context.log.info({ candidates }, "invented people filled the empty database");
}
