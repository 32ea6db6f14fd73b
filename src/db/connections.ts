import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { errorFields, type Log } from "../log.ts";
import { backOffMs } from "./back-off.ts";
import { COPY_CHUNK_BYTES, isCopy } from "./copy.ts";
import { defineStatement, isPreparationFault, type PreparedStatement } from "./prepared.ts";
import type { DatabaseState } from "./database.ts";
import { CONNECT_MS, KEEP_ALIVE } from "./session.ts";
import { DatabaseUnavailable, isConnectionFailure, isDiskFull } from "./unavailable.ts";

/** Whoever waits longer than this for a connection is told that the database is busy: others hold all of them. */
const BUSY_MS = 30_000;
/** A restarting server refuses connections for a moment: this many attempts are made before it counts as away. */
const TRIES = 4;
/** `pool.end` waits for answers from a server that may be gone. */
const END_MS = 1_000;
/** How long the disk is reported as full after a write was refused, unless another succeeds. */
const FULL_MS = 60_000;
/** Each prepared statement takes some ten kilobytes in the server process of each connection. */
const MAX_KEPT = 256;
interface Patience {
  readonly silentMs: number;
  readonly probeMs: number;
}

/**
 * A frozen server breaks no connection. If a statement has had no answer for `silentMs`, another is sent, and if that
 * has no answer within `probeMs`, the server is away. A server with ten times the work it can do still answers within a
 * second or two. Those waiting for a connection meanwhile are told so before `BUSY_MS`, because that others hold all
 * connections would not be the reason.
 */
const PATIENCE: Patience = { silentMs: 5_000, probeMs: 7_500 };

/**
 * A process's connections to PostgreSQL, never more than it may have. While the server is away, one loop tries to reach
 * it, with back-off, and everybody else is told at once.
 */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #log: Log | undefined;
  readonly #most: number;
  readonly #waiting = new Set<PromiseWithResolvers<void>>();
  readonly #closing = new AbortController();
  readonly #given = new Set<PooledClient>();
  readonly #patience: Patience;
  readonly #watch: NodeJS.Timeout;
  /** The statements that each connection prepares, by their text. */
  readonly #kept = new Map<string, PreparedStatement>();
  #isProbing = false;
  #answeredAt = performance.now();
  #fullAt = Number.NEGATIVE_INFINITY;
  #taken = 0;
  /** How many connections are open, in use or not. */
  #established = 0;
  #back: PromiseWithResolvers<void> | null = null;

  constructor(options: pg.PoolConfig & { readonly max: number }, log: Log | undefined, patience: Patience = PATIENCE) {
    this.#patience = patience;
    this.#watch = setInterval(() => void this.#askSilent(), patience.silentMs / 5).unref();
    this.#pool = new pg.Pool({
      ...options,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_MS,
      Client: PooledClient,
    });
    this.#most = options.max;
    this.#log = log;
    // The pool replaces an idle connection that breaks.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", () => this.#established++);
    this.#pool.on("remove", () => this.#established--);
  }

  get state(): DatabaseState {
    if (this.#back) return "away";
    return performance.now() - this.#fullAt < FULL_MS ? "full" : "ok";
  }

  /** Resolves when the server is reachable, which it usually is. */
  async back(): Promise<void> {
    await this.#back?.promise;
  }

  /** A connection, to be returned with its `release`. Rejects with `DatabaseUnavailable` if there is none. */
  async connect(): Promise<pg.PoolClient> {
    await this.#takeTurn();
    try {
      const client = await this.#reach();
      const pooled = client as unknown as PooledClient;
      const release = client.release.bind(client);
      pooled.kept = this.#kept;
      pooled.onAnswer = () => (this.#answeredAt = performance.now());
      pooled.onFull = () => (this.#fullAt = performance.now());
      pooled.onWritten = () => (this.#fullAt = Number.NEGATIVE_INFINITY);
      this.#given.add(pooled);
      client.release = (error) => {
        this.#given.delete(pooled);
        this.#endTurn();
        release(error ?? pooled.broken);
      };
      return client;
    } catch (error) {
      this.#endTurn();
      throw error;
    }
  }

  /** From now on each connection prepares this statement once, unless the limit of prepared statements is reached. */
  keep(text: string): void {
    if (this.#kept.size < MAX_KEPT && !this.#kept.has(text)) this.#kept.set(text, defineStatement("kept", text));
  }

  async query<Row extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) {
    const client = await this.connect();
    try {
      const result = await client.query<Row>(query as string, values);
      client.release();
      return result;
    } catch (error) {
      // A failed script may have left its transaction open.
      client.release(error as Error);
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#watch);
    this.#refuseWaiting(new DatabaseUnavailable("away"));
    await Promise.race([this.#pool.end(), delay(END_MS, undefined, { ref: false })]);
  }

  /** Keeps the pool's own queue empty: while the server is away, that queue would cause a storm of attempts. */
  async #takeTurn(): Promise<void> {
    if (this.#back || this.#closing.signal.aborted) throw new DatabaseUnavailable("away");
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

  /** Passes the turn to whoever has waited longest. */
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
        // A full server refuses another connection but still serves the open ones: one of them will become free.
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

  /**
   * If all connections are in use, there is none to probe with; then three times `silentMs` without any answer means
   * that the server is away.
   */
  async #askSilent(): Promise<void> {
    const silentFor = (ms: number) => [...this.#given].filter(({ silentMs }) => silentMs > ms);
    const { silentMs } = this.#patience;
    if (this.#isProbing || this.#back || silentFor(silentMs).length === 0) return;
    const isFree = this.#taken < this.#most;
    if (!isFree && performance.now() - this.#answeredAt < 3 * silentMs) return;
    if (isFree) {
      this.#taken++;
      this.#isProbing = true;
      const answers = await this.#probe();
      this.#isProbing = false;
      this.#endTurn();
      if (answers || this.#closing.signal.aborted) return;
    }
    this.#leave(new DatabaseUnavailable("away"));
    // Ends the connection under its statement, which then fails with `away`.
    for (const client of silentFor(silentMs)) void client.end();
  }

  /** Whether the server answers on some connection: an idle or a new one. */
  async #probe(): Promise<boolean> {
    let asked: pg.PoolClient | null = null;
    let isLate = false;
    const answered = this.#pool.connect().then(async (client) => {
      asked = client;
      try {
        if (!isLate) await client.query("select 1");
        client.release();
        return true;
      } catch (error) {
        client.release(error as Error);
        return false;
      }
    });
    const late = delay(this.#patience.probeMs, null, { ref: false });
    const answer = await Promise.race([answered.catch(() => false), late]);
    isLate = true;
    if (answer === null) void (asked as pg.Client | null)?.end();
    return answer ?? false;
  }

  /** The only loop that tries to reach a server that is away. */
  async #comeBack(): Promise<void> {
    const { signal } = this.#closing;
    const since = performance.now();
    for (let attempt = 0; !signal.aborted; attempt++) {
      await delay(backOffMs(attempt), undefined, { signal }).catch(() => {});
      if (signal.aborted || !(await this.#probe())) continue;
      this.#log?.info({ ms: Math.round(performance.now() - since) }, "the database answers again");
      break;
    }
    this.#back?.resolve();
    this.#back = null;
  }
}

/**
 * A connection that nobody needs to watch: if it breaks, the statement of whoever uses it fails, and it is not used
 * again. It also sends the only value of a `copyRows` statement as its data.
 */
class PooledClient extends pg.Client {
  /** Why it must not be used again. */
  broken: Error | undefined;
  onAnswer = (): void => {};
  onFull = (): void => {};
  onWritten = (): void => {};
  /** Statements to prepare on this connection at their first use. */
  kept: ReadonlyMap<string, PreparedStatement> = new Map();
  #askedAt: number | null = null;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whoever holds the connection finds out when a statement fails, this one or the next.
    this.on("error", (error) => (this.broken = error));
  }

  /** How long the current statement has been waiting for an answer; 0 if there is none. */
  get silentMs(): number {
    return this.#askedAt === null ? 0 : performance.now() - this.#askedAt;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- one implementation behind the driver's many overloads
  override query(...given: any[]): any {
    const [text, values] = given as [unknown, unknown];
    const copies = typeof text === "string" && isCopy(text) && Array.isArray(values);
    const answer: unknown = copies
      ? this.#copy(text, values[0] as Uint8Array)
      : (this.#askKept(text, values) ?? Reflect.apply(super.query, this, given));
    if (!(answer instanceof Promise)) return answer;
    this.#askedAt = performance.now();
    return answer
      .then((result: unknown) => {
        if (hasWritten(result)) this.onWritten();
        return result;
      })
      .catch((error: unknown) => this.#refuse(error))
      .finally(() => {
        this.#askedAt = null;
        this.onAnswer();
      });
  }

  /** If the server no longer knows the prepared statement, or its table has changed shape, sends it unprepared. */
  #askKept(text: unknown, values: unknown): Promise<unknown> | undefined {
    const statement = typeof text === "string" && Array.isArray(values) ? this.kept.get(text) : undefined;
    if (!statement) return undefined;
    return super.query({ ...statement, values: values as unknown[] }).catch((error: unknown) => {
      if (!isPreparationFault(error)) throw error;
      this.broken = error as Error;
      // The error has aborted a transaction.
      if (this.getTransactionStatus() !== "I") throw error;
      return super.query(statement.text, values as unknown[]);
    });
  }

  #copy(text: string, data: Uint8Array): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
      super.query(new CopyQuery(text, data, done));
    });
  }

  #refuse(error: unknown): never {
    if (isDiskFull(error)) {
      this.onFull();
      throw new DatabaseUnavailable("full", error);
    }
    if (!isConnectionFailure(error)) throw error;
    this.broken = error as Error;
    throw new DatabaseUnavailable("away", error);
  }
}

/** Whether a statement used disk space: the server says that it inserted at least one row. */
function hasWritten(result: unknown): boolean {
  const { command, rowCount } = (result ?? {}) as Partial<pg.QueryResult>;
  return (command === "INSERT" || command === "COPY") && (rowCount ?? 0) > 0;
}

class CopyQuery extends pg.Query {
  readonly #data: Uint8Array;

  constructor(text: string, data: Uint8Array, done: (error: Error | undefined, result: unknown) => void) {
    super(text, done);
    this.#data = data;
  }

  /** The driver calls this when the server is ready for the rows. */
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
