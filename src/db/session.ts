import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { backOffMs } from "./back-off.ts";
import { connectionName } from "./migrations.ts";

/** How long a connection may take to be made, and a lock's holder to be found dead. */
export const CONNECT_MS = 10_000;
/** A peer that is gone without a word is noticed by the system's keep-alive; this is when it begins. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
const LOCK_RETRY_MS = 250;

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onReconnect: () => void;
}

/**
 * The one connection of a process that stays open: it hears notifications and holds advisory locks. When it breaks,
 * one loop makes it anew, with back-off, and does again what it was asked to. What was notified meanwhile is lost.
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

  /** Resolves when the server has been told, which is when it answers. */
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
      // Where the session is broken there is nothing to take back.
      await this.#client?.query(`unlisten "${channel}"`).catch(() => {});
    };
  }

  /** Resolves when the lock is held. It is lost with the connection, and taken again with the next. */
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
    // Whoever waits for a session that never came must not wait for ever.
    this.#established.promise.catch(() => {});
    this.#established.reject(new Error("the database is closed"));
    end(this.#client);
    await this.#running;
  }

  #listens(channel: string): boolean {
    return [...this.#listeners].some((listener) => listener.channel === channel);
  }

  /** Runs on the session there is. Where that breaks meanwhile, the next has done it before it is established. */
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

  /** The one loop: never two attempts at a time. */
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
      // A connection that breaks also ends; the loop goes on from there.
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
        // The server refused it or broke it off: the same as an end.
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

  /** What comes to be wanted meanwhile is done as well: whoever wants it waits until the session is established. */
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

  /** The server may still keep the session that broke, and with it the lock. */
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
 * Whether the address leads to a server that takes the account, and to the database that was migrated: a session
 * elsewhere would hear nothing, for ever. Throws what the driver says where it does not answer.
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
 * Whether a pooler answers at the address: it names each connection itself, and the server's process by which a statement is done
 * has another number. Throws what the driver says where it does not answer.
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

/** Ends a connection that may be broken already: then there is nothing to end, and nothing to say. */
function end(client: pg.Client | null): void {
  client?.end().catch(() => {});
}
