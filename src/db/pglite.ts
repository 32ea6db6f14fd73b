import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";
import { backOffMs } from "./back-off.ts";
import type { DatabaseState } from "./database.ts";
import { MIN_FREE_BYTES, MORE_BYTES } from "./room.ts";
import { DatabaseUnavailable, isDiskFull } from "./unavailable.ts";

/** The transaction that a statement belongs to. It begins with its first statement, which saves a message. */
export interface OpenedTransaction {
  readonly id: number;
  readonly begins: boolean;
}

export type WorkerRequest = { readonly id: number } & (
  | {
      readonly operation: "query";
      readonly text: string;
      readonly values?: unknown[];
      readonly transaction?: OpenedTransaction;
      /** Whether the statement is repeated often. */
      readonly kept?: boolean;
      /** Whether it may use the reserved disk space, because it, or the transaction it begins, deletes. */
      readonly reserve?: boolean;
    }
  | { readonly operation: "script"; readonly text: string }
  | {
      readonly operation: "copy";
      readonly text: string;
      readonly data: Uint8Array<ArrayBuffer>;
      readonly transaction?: OpenedTransaction;
    }
  | { readonly operation: "end"; readonly transaction: number; readonly outcome: "commit" | "rollback" }
  | { readonly operation: "listen"; readonly channel: string }
  | { readonly operation: "close" }
);

export interface WorkerReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: Record<string, unknown>;
  readonly notify?: string;
  readonly payload?: string;
  /** Whether the disk is nearly full, if that has changed. */
  readonly low?: boolean;
  /** The engine has terminated and can no longer be asked. */
  readonly broken?: boolean;
}

export interface QueryResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows?: number;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly failure: Error;
}

type WorkerCall = WorkerRequest extends infer Request ? (Request extends unknown ? Omit<Request, "id"> : never) : never;

/** An engine that has not answered for this long is stuck: none of our statements takes a minute. */
const STUCK_MS = 60_000;
const TICK_MS = 1_000;
/** After a power cut the engine replays its log, of up to a gigabyte. */
const OPEN_MS = 300_000;

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onReconnect: () => void;
}

export interface EmbeddedOptions {
  readonly log?: Log | undefined;
  /** How many bytes of the disk to keep free, if not the default. */
  readonly reserveBytes?: number;
  /** The length of a tick, if not one second: a transaction that is idle for 30 ticks is ended. */
  readonly tickMs?: number;
}

/**
 * The embedded database as the service's thread sees it: one connection, behind a worker. An engine that terminates is
 * reopened on its directory, as after a power cut; statements in progress fail with `DatabaseUnavailable`.
 */
export class EmbeddedDatabase {
  readonly #directory: string;
  readonly #options: EmbeddedOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<Listener>();
  /**
   * How often this thread has had its turn, at most once per tick: the worker uses it to measure how long a transaction
   * is idle.
   */
  readonly #ticks = new Int32Array(new SharedArrayBuffer(4));
  readonly #ticking: NodeJS.Timeout;
  #worker: Worker | null = null;
  #lastId = 0;
  #lastTransaction = 0;
  /** Transactions up to this number were lost with an engine. */
  #lostTransactions = 0;
  #failure: Error | null = null;
  #low = false;
  #answeredAt = performance.now();
  #back: PromiseWithResolvers<void> | null = null;

  /** Opens the directory (`memory://` for none). The caller has locked the directory. */
  static async open(directory: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(directory, options);
    await database.#start();
    return database;
  }

  private constructor(directory: string, options: EmbeddedOptions) {
    this.#directory = directory;
    this.#options = options;
    this.#ticking = setInterval(() => Atomics.add(this.#ticks, 0, 1), options.tickMs ?? TICK_MS).unref();
  }

  get state(): DatabaseState {
    if (this.#worker === null) return "away";
    return this.#low ? "full" : "ok";
  }

  /** Whether the engine is running and answers. */
  get alive(): boolean {
    if (this.#worker === null) return false;
    return this.#waiting.size === 0 || performance.now() - this.#answeredAt < STUCK_MS;
  }

  /** Resolves when the state is `ok`. */
  async back(): Promise<void> {
    if (this.state !== "ok" && !this.#failure) await (this.#back ??= Promise.withResolvers()).promise;
  }

  /**
   * @param how `kept`: the statement is repeated often, so it is planned once. `reserve`: it deletes, and may use the
   * reserved disk space
   */
  async query(
    text: string,
    values: readonly unknown[],
    transaction?: OpenedTransaction,
    how: { readonly kept?: boolean; readonly reserve?: boolean } = {},
  ): Promise<QueryResult> {
    this.#refuseLost(transaction);
    return (await this.#call({
      operation: "query",
      text,
      values: [...values],
      ...how,
      ...(transaction === undefined ? {} : { transaction }),
    })) as QueryResult;
  }

  /** Runs several statements without parameters. */
  async script(text: string): Promise<QueryResult> {
    return (await this.#call({ operation: "script", text })) as QueryResult;
  }

  /** Runs a `copy … from stdin` with its data. */
  async copy(text: string, data: Uint8Array<ArrayBuffer>, transaction?: OpenedTransaction): Promise<QueryResult> {
    this.#refuseLost(transaction);
    return (await this.#call({
      operation: "copy",
      text,
      data,
      ...(transaction === undefined ? {} : { transaction }),
    })) as QueryResult;
  }

  /** The number of a new transaction, which begins with the first statement that has this number. */
  nextTransaction(): number {
    return ++this.#lastTransaction;
  }

  async end(transaction: number, outcome: "commit" | "rollback"): Promise<void> {
    if (transaction <= this.#lostTransactions) {
      if (outcome === "commit") throw new DatabaseUnavailable("away");
      return;
    }
    await this.#call({ operation: "end", transaction, outcome });
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>> {
    const listener = { channel, onPayload, onReconnect };
    const first = ![...this.#listeners].some((other) => other.channel === channel);
    this.#listeners.add(listener);
    if (first) await this.#call({ operation: "listen", channel });
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    if (this.#failure) return;
    const worker = this.#worker;
    const closed = worker && this.#call({ operation: "close" });
    this.#failure = new DatabaseUnavailable("away");
    clearInterval(this.#ticking);
    await closed;
    this.#back?.resolve();
    await worker?.terminate();
  }

  async #start(): Promise<void> {
    const { reserveBytes, tickMs = TICK_MS } = this.#options;
    const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), {
      workerData: {
        directory: this.#directory,
        engine: await compileEngine(),
        ticks: this.#ticks,
        tickMs,
        ...(reserveBytes === undefined ? {} : { reserveBytes }),
      },
    });
    const ready = Promise.withResolvers<void>();
    worker.once("message", (reply: WorkerReply) => {
      this.#low = reply.low === true;
      ready.resolve();
    });
    worker.once("error", ready.reject);
    worker.once("exit", () => ready.reject(new Error("the database worker ended while it started")));
    const late = setTimeout(() => ready.reject(new Error("the database did not open in time")), OPEN_MS);
    try {
      await ready.promise;
    } catch (error) {
      void worker.terminate();
      throw error;
    } finally {
      clearTimeout(late);
    }
    worker.on("message", (reply: WorkerReply) => this.#receive(worker, reply));
    worker.on("error", (error) => this.#lose(worker, error));
    worker.on("exit", (code) => this.#lose(worker, new Error(`the database worker ended with code ${code}`)));
    this.#worker = worker;
    this.#answeredAt = performance.now();
    if (this.#low) this.#sayRoom();
  }

  #refuseLost(transaction: OpenedTransaction | undefined): void {
    if (transaction && !transaction.begins && transaction.id <= this.#lostTransactions) {
      throw new DatabaseUnavailable("away");
    }
  }

  #call(call: WorkerCall): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    const worker = this.#worker;
    if (!worker) return Promise.reject(new DatabaseUnavailable("away"));
    const id = ++this.#lastId;
    // Created here so that its stack shows the caller; the worker's stack would be useless.
    const failure = new Error("the statement failed");
    if (this.#waiting.size === 0) this.#answeredAt = performance.now();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, failure });
      worker.postMessage({ ...call, id });
    });
  }

  #receive(worker: Worker, reply: WorkerReply): void {
    if (worker !== this.#worker) return;
    this.#answeredAt = performance.now();
    if (reply.low !== undefined) this.#changeRoom(reply.low);
    if (reply.notify !== undefined) {
      for (const { channel, onPayload } of this.#listeners)
        if (channel === reply.notify) onPayload(reply.payload ?? "");
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error) waiting?.reject(this.#explain(Object.assign(waiting.failure, reply.error)));
    else waiting?.resolve(reply.value);
    if (reply.broken) this.#lose(worker, Object.assign(new Error("the engine has ended itself"), reply.error));
  }

  /**
   * Translates errors. A refused write means that the disk is full, whether there was no room or the engine was told to
   * only read. An idle transaction had its statements delayed here, because the process is overloaded.
   */
  #explain(error: Error): Error {
    if ("code" in error && error.code === "25P03") {
      this.#options.log?.warn(
        { reason: error.message },
        "a transaction was ended because its next statement came too late",
      );
      return new DatabaseUnavailable("busy", error);
    }
    const readOnly = "code" in error && error.code === "25006";
    return isDiskFull(error) || (readOnly && this.#directory !== MEMORY)
      ? new DatabaseUnavailable("full", error)
      : error;
  }

  #changeRoom(low: boolean): void {
    this.#low = low;
    this.#sayRoom();
    if (!low) this.#comeBack();
  }

  #sayRoom(): void {
    const { log } = this.#options;
    if (!this.#low) return log?.info({}, "the disk of the database has space again");
    const needed = { directory: this.#directory, neededBytes: MIN_FREE_BYTES + MORE_BYTES };
    log?.warn(needed, "the disk of the database is nearly full: it can be read but not written. Free some space");
  }

  #comeBack(): void {
    if (this.state !== "ok") return;
    this.#back?.resolve();
    this.#back = null;
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#failure || worker !== this.#worker) return;
    this.#worker = null;
    this.#lostTransactions = this.#lastTransaction;
    void worker.terminate();
    // A database in memory is lost with its engine.
    if (this.#directory === MEMORY) this.#failure = error;
    const failure = this.#failure ?? new DatabaseUnavailable(isDiskFull(error) ? "full" : "away", error);
    for (const waiting of this.#waiting.values()) waiting.reject(failure);
    this.#waiting.clear();
    if (!this.#failure) void this.#reopen(error);
  }

  /** The only loop that reopens the directory. */
  async #reopen(cause: Error): Promise<void> {
    this.#back ??= Promise.withResolvers();
    const code = "code" in cause ? String(cause.code) : undefined;
    this.#options.log?.warn({ code }, "the embedded database has terminated: reopening it");
    for (let attempt = 0; !this.#failure; attempt++) {
      await delay(backOffMs(attempt));
      // Without room for its log it cannot be opened; there may be some at the next attempt.
      const opened = await this.#start().then(
        () => true,
        () => false,
      );
      if (!opened) continue;
      if (this.#failure) return void (await this.#worker?.terminate());
      this.#options.log?.info({}, "the embedded database is open again");
      for (const channel of new Set([...this.#listeners].map((listener) => listener.channel))) {
        this.#call({ operation: "listen", channel }).catch(() => {});
      }
      for (const { onReconnect } of this.#listeners) onReconnect();
      this.#comeBack();
      return;
    }
  }
}

const MEMORY = "memory://";

let compiled: Promise<WebAssembly.Module> | undefined;

/** The engine's code, compiled once for every engine this process opens, so that reopening one is faster. */
function compileEngine(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return (compiled ??= readFile(join(dirname(entry), "pglite.wasm")).then((code) => WebAssembly.compile(code)));
}
