import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { backOffMs } from "./back-off.ts";
import { connectionName } from "./migrations.ts";

/** How long connecting may take, and discovering that a lock's holder is dead. */
export const CONNECT_MS = 10_000;
/** The system's keep-alive detects a peer that vanished; this is when it begins. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const LOCK_RETRY_MS = 250;

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onReconnect: () => void;
}

/**
 * The one connection of a process that stays open: it receives notifications and holds advisory locks. If it breaks,
 * one loop reconnects, with back-off, and restores its listeners and locks. Notifications sent meanwhile are lost.
 */
export class Session {
  readonly #url: string;
  readonly #listeners = new Set<Listener>();
  readonly #locks = new Set<string>();
  readonly #stopping = new AbortController();
  #client: pg.Client | null = null;
  #running: Promise<void> | null = null;
  #established = Promise.withResolvers<pg.Client>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves once the server knows, that is, when it answers. */
  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>> {
    const first = !this.#listens(channel);
    const listener = { channel, onPayload, onReconnect };
    this.#listeners.add(listener);
    await this.#carryOut(first ? (client) => listenTo(client, channel) : async () => {});
    return async () => {
      if (!this.#listeners.delete(listener) || this.#listens(channel)) return;
      // A broken session has nothing to undo.
      await this.#client?.query(`unlisten "${channel}"`).catch(() => {});
    };
  }

  /** Resolves when the lock is held. It is lost with the connection, and taken again on the next. */
  async holdLock(space: number, key: number): Promise<() => Promise<void>> {
    const lock = `${space}, ${key}`;
    this.#locks.add(lock);
    await this.#carryOut((client) => this.#takeLock(client, lock));
    return async () => {
      if (!this.#locks.delete(lock)) return;
      await this.#client?.query(`select pg_advisory_unlock(${lock})`).catch(() => {});
    };
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    // Whoever waits for a session that never came must not wait forever.
    this.#established.promise.catch(() => {});
    this.#established.reject(new Error("the database is closed"));
    end(this.#client);
    await this.#running;
  }

  #listens(channel: string): boolean {
    return [...this.#listeners].some((listener) => listener.channel === channel);
  }

  /** Runs on the current session. If that breaks meanwhile, the next one does it before it counts as established. */
  async #carryOut(work: (client: pg.Client) => Promise<void>): Promise<void> {
    this.#running ??= this.#run();
    const made = this.#client;
    if (!made) {
      await this.#established.promise;
      return;
    }
    try {
      await work(made);
    } catch (error) {
      if (this.#stopping.signal.aborted) throw error;
      end(made);
      if (this.#client === made) this.#lose();
      await this.#established.promise;
    }
  }

  /** The only loop that connects, so there are never two attempts at a time. */
  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let attempt = 0, first = true; !signal.aborted; attempt++) {
      const client = new pg.Client({
        application_name: connectionName(),
        connectionString: this.#url,
        connectionTimeoutMillis: CONNECT_MS,
        ...KEEP_ALIVE,
      });
      const ended = new Promise<void>((resolve) => client.once("end", resolve));
      // A connection that breaks also ends; the loop continues from there.
      client.on("error", () => end(client));
      client.on("notification", ({ channel, payload }) => this.#hear(channel, payload ?? ""));
      try {
        await client.connect();
        await this.#restore(client);
        if (!first) for (const { onReconnect } of this.#listeners) onReconnect();
        first = false;
        attempt = -1;
        if (signal.aborted) end(client);
        await ended;
      } catch {
        // The server refused the connection or closed it: treat that as its end.
        end(client);
      }
      if (this.#client === client) this.#lose();
      await delay(backOffMs(Math.max(attempt, 0)), undefined, { signal, ref: false }).catch(() => {});
    }
  }

  #lose(): void {
    this.#client = null;
    this.#established = Promise.withResolvers<pg.Client>();
    this.#established.promise.catch(() => {});
  }

  /** Also does what is requested meanwhile: whoever requests it waits until the session is established. */
  async #restore(client: pg.Client): Promise<void> {
    const done = new Set<string>();
    const next = (wanted: Iterable<string>) => [...wanted].find((each) => !done.has(each));
    for (;;) {
      const channel = next([...this.#listeners].map((listener) => listener.channel));
      const lock = next(this.#locks);
      if (channel !== undefined) await listenTo(client, channel);
      else if (lock !== undefined) await this.#takeLock(client, lock);
      else break;
      done.add(channel ?? lock ?? "");
    }
    this.#client = client;
    this.#established.resolve(client);
  }

  /** The server may still keep the broken session, and with it the lock. */
  async #takeLock(client: pg.Client, lock: string): Promise<void> {
    for (;;) {
      const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${lock}) as held`);
      if (rows[0]?.held) return;
      await delay(LOCK_RETRY_MS, undefined, { signal: this.#stopping.signal });
    }
  }

  #hear(channel: string, payload: string): void {
    for (const listener of this.#listeners) if (listener.channel === channel) listener.onPayload(payload);
  }
}

/**
 * Whether the URL leads to a server that accepts the account, and to the migrated database: a session elsewhere would
 * never receive anything. Throws the driver's error if the server does not answer.
 */
export async function leadsToMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => end(client));
  try {
    await client.connect();
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('migration') is not null as there");
    return rows[0]?.there === true;
  } finally {
    end(client);
  }
}

/**
 * Whether a pooler answers at the URL: it announces its own process number for each connection, and the server process
 * that runs the statement has another. Throws the driver's error if the server does not answer.
 */
export async function leadsToPooler(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => end(client));
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return rows[0]?.pid !== (client as unknown as { readonly processID: number | null }).processID;
  } finally {
    end(client);
  }
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen "${channel}"`);
}

/** Ends a connection that may already be broken; then there is nothing to end, and no error to report. */
function end(client: pg.Client | null): void {
  client?.end().catch(() => {});
}
