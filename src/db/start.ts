import { setTimeout as delay } from "node:timers/promises";
import { ConfigError } from "../config/config.ts";
import type { Log } from "../log.ts";
import { backOffMs } from "./back-off.ts";
import type { Database, Replica } from "./database.ts";
import { type Done, listDone } from "./migrate.ts";
import { leadsToMigrated, leadsToPooler } from "./session.ts";
import {
  isConnectionFailure,
  isRefusal,
  isTlsRefusal,
  isUnavailable,
  isWithoutPassword,
  type UnavailableReason,
} from "./unavailable.ts";

/**
 * Does what the start needs from the database once it is reachable: it may start after the service, or break off again.
 */
export async function whenThere<T>(database: Database, work: () => Promise<T>, log: Log): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) throw refusal("DATABASE_URL", error);
      if (!isUnavailable(error)) throw error;
      if (attempt === 0) log.warn({}, `waiting until ${REMEDIES[error.reason]}`);
      await database.back();
      await delay(backOffMs(attempt));
    }
  }
}

const REMEDIES: Readonly<Record<UnavailableReason, string>> = {
  away: "the database is reachable: start it, or correct DATABASE_URL",
  full: "the database's disk has space: free some",
  busy: "the database has a free connection",
};

/** A server's description of itself, or why it cannot be used. It is asked once, without waiting for it. */
export async function askOnce(database: Database): Promise<{
  readonly refusal: string | null;
  readonly version: string;
  /** The migrations that have run, by name. */
  readonly migrations: Done;
}> {
  const nothing = { version: "", migrations: new Map() };
  try {
    const { rows } = await database.execute(
      "select current_setting('server_version') as version, to_regclass('migration') is not null as migrated",
    );
    const [row] = rows as [{ version: string; migrated: boolean }];
    return { refusal: null, version: row.version, migrations: row.migrated ? await listDone(database.db) : new Map() };
  } catch (error) {
    if (isRefusal(error)) return { refusal: refusal("DATABASE_URL", error).message, ...nothing };
    if (!isUnavailable(error)) throw error;
    return { refusal: "DATABASE_URL: the database does not answer. Start it, or correct the address.", ...nothing };
  }
}

/** Why the server refused an account or a database, and what to do about it. */
function refusal(variable: "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATABASE_REPLICA_URL", error: Error): ConfigError {
  const remedy = isTlsRefusal(error)
    ? "In the URL, sslrootcert=FILE names the authority that signed the server's certificate; sslmode=no-verify accepts any certificate, sslmode=disable turns TLS off."
    : "code" in error && error.code === "3D000"
      ? "Create that database, or name another in the URL."
      : "Correct the user and password in the URL, or the user's permissions on the server.";
  const said = isWithoutPassword(error) ? "the server requires a password, and the URL has none" : error.message;
  return new ConfigError(`${variable}: ${said.replace(/\.$/, "")}. ${remedy}`);
}

/** What to say if `DATABASE_URL` leads to a pooler and no other URL is given. */
export const POOLED =
  "DATABASE_URL leads to a pooler, which may give a connection to others between two transactions: lookups would fail, and notifications would be lost. Name the server itself in DATABASE_DIRECT_URL, or repeat the same URL there if the pooler keeps a session for each connection.";

/** Refuses to start through a pooler if no URL past it is given. */
export async function refusePooler(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      if (!(await leadsToPooler(url))) return;
      throw new ConfigError(POOLED);
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      await delay(backOffMs(attempt));
    }
  }
}

/** The same for the URL past a pooler, which is used for notifications and locks. */
export async function whenDirectIsThere(url: string, log: Log): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      if (await leadsToMigrated(url)) return;
      throw new ConfigError("DATABASE_DIRECT_URL leads to a different database than DATABASE_URL.");
    } catch (error) {
      if (isRefusal(error)) throw refusal("DATABASE_DIRECT_URL", error);
      if (!isConnectionFailure(error)) throw error;
      if (attempt === 0) log.warn({}, "DATABASE_DIRECT_URL does not answer; waiting. Check its host and port.");
      await delay(backOffMs(attempt));
    }
  }
}

/**
 * Refuses a replica of another database. A replica that is not reachable may start later; the service does without it
 * until then.
 */
export async function refuseOtherReplica(replica: Replica, log: Log): Promise<void> {
  const { refusal, isAway } = await askReplicaOnce(replica);
  if (refusal !== null) throw new ConfigError(refusal);
  if (isAway) log.warn({}, AWAY_REPLICA);
}

export const AWAY_REPLICA = "DATABASE_REPLICA_URL does not answer: searches read from the database until it does";

/** Why a replica cannot be used, or whether it is only away. It is asked once, without waiting for it. */
export async function askReplicaOnce(
  replica: Replica,
): Promise<{ readonly refusal: string | null; readonly isAway: boolean }> {
  try {
    if (await replica.isOfDatabase()) return { refusal: null, isAway: false };
  } catch (error) {
    if (isRefusal(error)) return { refusal: refusal("DATABASE_REPLICA_URL", error).message, isAway: false };
    if (!isUnavailable(error)) throw error;
    return { refusal: null, isAway: true };
  }
  return { refusal: OTHER_REPLICA, isAway: false };
}

const OTHER_REPLICA =
  "DATABASE_REPLICA_URL leads to a server that is not a streaming replica of DATABASE_URL's database. Correct it, or leave it out.";
