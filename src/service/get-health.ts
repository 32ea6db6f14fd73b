import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { DatabaseState } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import type { Keyring } from "../domain/keyring.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";

/** Longer than any statement of ours holds up the others on the embedded engine. */
const ANSWER_MS = 5_000;

export interface Health {
  /** `ok`: the process is worth keeping. `failed`: start it anew. */
  readonly status: "ok" | "failed";
  readonly database: DatabaseState;
  readonly secret: SecretState;
}

/** `refused`: its file was changed into one that is not this installation's; the secret read before stays in force. */
type SecretState = "ok" | "refused";

export interface Readiness {
  /** `ready`: requests may be sent here. While the database is `full` they are read and not written. */
  readonly status: "ready" | "unavailable";
  /** `read-only`: a standby, or a server that was told to write nothing. Requests belong to the one that writes. */
  readonly database: DatabaseState | "read-only";
  readonly secret: SecretState;
}

/** Whether the process and the engine inside it do their work. A server elsewhere that is away is no fault of theirs. */
export function getHealth({ database, keyring }: ServiceContext): Health {
  return { status: database.alive() ? "ok" : "failed", database: database.state(), secret: secretState(keyring) };
}

/** Whether the database answers: it is asked. Whoever asks while it is being asked has the same answer. */
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
    // The embedded engine refuses writes as well while its disk is full, and says so by itself.
    if (answer.rows[0]?.readOnly === "on" && database.state() === "ok")
      return { status: "unavailable", database: "read-only", secret };
    return { status: "ready", database: database.state(), secret };
  } catch (error) {
    // What is known of the database, the log has said once.
    if (!isUnavailable(error)) log.error(errorFields(error), "the database does not answer");
    return { status: "unavailable", database: "away", secret };
  }
}

function secretState({ isFileRefused }: Keyring): SecretState {
  return isFileRefused === true ? "refused" : "ok";
}
