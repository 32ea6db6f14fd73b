import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { errorFields, type Log } from "../log.ts";
import { backOffMs } from "./back-off.ts";
import { COPY_CHUNK_BYTES, isCopy } from "./copy.ts";
import { CONNECT_MS, KEEP_ALIVE } from "./session.ts";
import { DatabaseUnavailable, isConnectionFailure, isDiskFull } from "./unavailable.ts";

/** Whoever waits longer than this for a connection is told that the database is busy: others hold all of them. */
const BUSY_MS = 30_000;
/** A server that restarts refuses for a moment: so often it is asked again before it counts as away. */
const TRIES = 4;
/** `pool.end` waits for answers of a server that may be gone. */
const END_MS = 1_000;

/**
 * The connections of a process to PostgreSQL, as many as it may have and never more. While the server is away, one
 * loop asks for it, with back-off, and everybody else is told at once.
 */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #log: Log | undefined;
  readonly #most: number;
  readonly #waiting = new Set<PromiseWithResolvers<void>>();
  readonly #closing = new AbortController();
  #taken = 0;
  /** Connections there are, whether somebody uses them or not. */
  #established = 0;
  #back: PromiseWithResolvers<void> | null = null;

  constructor(options: pg.PoolConfig & { readonly max: number }, log: Log | undefined) {
    this.#pool = new pg.Pool({
      ...options,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_MS,
      Client: PooledClient,
    });
    this.#most = options.max;
    this.#log = log;
    // An idle connection that breaks is replaced by the pool.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", () => this.#established++);
    this.#pool.on("remove", () => this.#established--);
  }

  get away(): boolean {
    return this.#back !== null;
  }

  /** Resolves when the server is there, which it usually is. */
  async back(): Promise<void> {
    await this.#back?.promise;
  }

  /** A connection, to be given back with its `release`. Rejects with `DatabaseUnavailable` where there is none. */
  async connect(): Promise<pg.PoolClient> {
    await this.#takeTurn();
    try {
      const client = await this.#reach();
      const release = client.release.bind(client);
      client.release = (error) => {
        this.#endTurn();
        release(error ?? (client as unknown as PooledClient).broken);
      };
      return client;
    } catch (error) {
      this.#endTurn();
      throw error;
    }
  }

  async query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
    const client = await this.connect();
    try {
      const result = await client.query<Row>(query as string, values);
      client.release();
      return result;
    } catch (error) {
      // A script that failed may have left its transaction open.
      client.release(error as Error);
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#closing.abort();
    this.#refuseWaiting(new Error("the database is closed"));
    await Promise.race([this.#pool.end(), delay(END_MS, undefined, { ref: false })]);
  }

  /** The pool never has a queue of its own: while the server is away, that would be a storm of attempts. */
  async #takeTurn(): Promise<void> {
    if (this.#back) throw new DatabaseUnavailable("away");
    if (this.#taken < this.#most) {
      this.#taken++;
      return;
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.add(turn);
    const timer = setTimeout(() => {
      if (this.#waiting.delete(turn)) turn.reject(new DatabaseUnavailable("busy"));
    }, BUSY_MS).unref();
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Hands the turn on to who has waited longest. */
  #endTurn(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next.resolve();
    } else this.#taken--;
  }

  #refuseWaiting(error: Error): void {
    for (const turn of this.#waiting) turn.reject(error);
    this.#waiting.clear();
  }

  async #reach(): Promise<pg.PoolClient> {
    const since = performance.now();
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (!isConnectionFailure(error)) throw error;
        if (this.#back) throw new DatabaseUnavailable("away", error);
        // A full server refuses a further connection while those there are serve on: one of them will be free.
        if (this.#established > 0) {
          if (performance.now() - since > BUSY_MS) throw new DatabaseUnavailable("busy", error);
        } else if (attempt + 1 >= TRIES) {
          this.#leave(error);
          throw new DatabaseUnavailable("away", error);
        }
      }
      await delay(backOffMs(Math.min(attempt, TRIES)));
    }
  }

  #leave(cause: unknown): void {
    if (this.#back || this.#closing.signal.aborted) return;
    this.#back = Promise.withResolvers();
    const { code } = errorFields(cause);
    this.#log?.warn({ code }, "the database does not answer: waiting for it");
    this.#refuseWaiting(new DatabaseUnavailable("away", cause));
    void this.#comeBack();
  }

  /** The one loop that asks for a server that is away. */
  async #comeBack(): Promise<void> {
    const { signal } = this.#closing;
    const since = performance.now();
    for (let attempt = 0; !signal.aborted; attempt++) {
      await delay(backOffMs(attempt), undefined, { signal }).catch(() => {});
      const client = signal.aborted ? null : await this.#pool.connect().catch(() => null);
      if (!client) continue;
      client.release();
      this.#log?.info({ ms: Math.round(performance.now() - since) }, "the database answers again");
      break;
    }
    this.#back?.resolve();
    this.#back = null;
  }
}

/**
 * A connection that nobody need watch: when it breaks, whoever uses it is told by what they asked, and it is not used
 * again. It also sends the one value of a `copyRows` statement as its data.
 */
class PooledClient extends pg.Client {
  /** Why it must not be used again. */
  broken: Error | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever holds it hears of it by the statement that fails, this one or the next.
    this.on("error", (error) => (this.broken = error));
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- one implementation behind the driver's many overloads
  override query(...given: any[]): any {
    const [text, values] = given as [unknown, unknown];
    const copies = typeof text === "string" && isCopy(text) && Array.isArray(values);
    const answer: unknown = copies
      ? this.#copy(text, values[0] as Uint8Array)
      : Reflect.apply(super.query, this, given);
    return answer instanceof Promise ? answer.catch((error: unknown) => this.#refuse(error)) : answer;
  }

  #copy(text: string, data: Uint8Array): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
      super.query(new CopyQuery(text, data, done));
    });
  }

  #refuse(error: unknown): never {
    if (isDiskFull(error)) throw new DatabaseUnavailable("full", error);
    if (!isConnectionFailure(error)) throw error;
    this.broken = error as Error;
    throw new DatabaseUnavailable("away", error);
  }
}

class CopyQuery extends pg.Query {
  readonly #data: Uint8Array;

  constructor(text: string, data: Uint8Array, done: (error: Error | undefined, result: unknown) => void) {
    super(text, done);
    this.#data = data;
  }

  /** Called by the driver when the server is ready for the rows. */
  handleCopyInResponse(connection: {
    readonly sendCopyFromChunk: (chunk: Uint8Array) => void;
    readonly endCopyFrom: () => void;
  }): void {
    for (let from = 0; from < this.#data.length; from += COPY_CHUNK_BYTES) {
      connection.sendCopyFromChunk(this.#data.subarray(from, from + COPY_CHUNK_BYTES));
    }
    connection.endCopyFrom();
  }
}
