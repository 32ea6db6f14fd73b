import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { DatabaseState } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import type { Keyring } from "../domain/keyring.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";

/** Longer than any of our statements blocks the others on the embedded engine. */
const ANSWER_MS = 5_000;

export interface Health {
  /** `ok`: keep the process. `failed`: restart it. */
  readonly status: "ok" | "failed";
  readonly database: DatabaseState;
  readonly secret: SecretState;
}

/** `refused`: the file was changed to a secret that is not this installation's; the previous one stays in force. */
type SecretState = "ok" | "refused";

export interface Readiness {
  /** `ready`: send requests. While the database is `full`, reads work and writes do not. */
  readonly status: "ready" | "unavailable";
  /** `read-only`: a standby, or a server set to read-only. Send requests to the one that writes. */
  readonly database: DatabaseState | "read-only";
  readonly secret: SecretState;
}

/** Whether the process and its embedded engine work. An unreachable database server is not their failure. */
export function getHealth({ database, keyring }: ServiceContext): Health {
  return { status: database.alive() ? "ok" : "failed", database: database.state(), secret: secretState(keyring) };
}

/** Whether the database responds, by asking it; concurrent callers share one query. */
export async function getReadiness(context: ServiceContext): Promise<Readiness> {
  const asked = asking.get(context.db) ?? askReadiness(context).finally(() => asking.delete(context.db));
  asking.set(context.db, asked);
  return await asked;
}

const asking = new WeakMap<Db, Promise<Readiness>>();

async function askReadiness({ db, database, keyring, log, leaving, stopping }: ServiceContext): Promise<Readiness> {
  const secret = secretState(keyring);
  if (leaving.aborted || stopping.aborted) return { status: "unavailable", database: database.state(), secret };
  try {
    const asked = sql<{ readOnly: string }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
    const answer = await Promise.race([asked, delay(ANSWER_MS, null, { ref: false })]);
    if (answer === null) return { status: "unavailable", database: "away", secret };
    // The embedded engine also rejects writes while its disk is full, and reports that itself.
    if (answer.rows[0]?.readOnly === "on" && database.state() === "ok")
      return { status: "unavailable", database: "read-only", secret };
    return { status: "ready", database: database.state(), secret };
  } catch (error) {
    // The log already reports a database outage, once.
    if (!isUnavailable(error)) log.error(errorFields(error), "the database does not answer");
    return { status: "unavailable", database: "away", secret };
  }
}

function secretState({ isFileRefused }: Keyring): SecretState {
  return isFileRefused === true ? "refused" : "ok";
}
