import { Worker } from "node:worker_threads";

/** The transaction that a statement belongs to. It begins with its first statement: that saves a message. */
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
      /** The statement comes again and again. */
      readonly kept?: boolean;
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

type Call = WorkerRequest extends infer Request ? (Request extends unknown ? Omit<Request, "id"> : never) : never;

/** The embedded database as the service's thread sees it: one connection, behind a worker. */
export class EmbeddedDatabase {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #lastId = 0;
  #lastTransaction = 0;
  #failure: Error | null = null;

  /** Opens the directory (`memory://` for none). The caller holds the directory's lock. */
  static async open(directory: string): Promise<EmbeddedDatabase> {
    const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: { directory } });
    await new Promise<void>((resolve, reject) => {
      worker.once("message", () => resolve());
      worker.once("error", reject);
    });
    return new EmbeddedDatabase(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("message", (reply: WorkerReply) => this.#receive(reply));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", (code) => this.#fail(new Error(`the database worker ended with code ${code}`)));
  }

  /** @param kept the statement comes again and again: it is planned once */
  async query(
    text: string,
    values: readonly unknown[],
    transaction?: OpenedTransaction,
    kept = false,
  ): Promise<QueryResult> {
    return (await this.#call({
      operation: "query",
      text,
      values: [...values],
      kept,
      ...(transaction === undefined ? {} : { transaction }),
    })) as QueryResult;
  }

  /** Several statements without parameters. */
  async script(text: string): Promise<QueryResult> {
    return (await this.#call({ operation: "script", text })) as QueryResult;
  }

  /** A `copy … from stdin` with its data. */
  async copy(text: string, data: Uint8Array<ArrayBuffer>, transaction?: OpenedTransaction): Promise<QueryResult> {
    return (await this.#call({
      operation: "copy",
      text,
      data,
      ...(transaction === undefined ? {} : { transaction }),
    })) as QueryResult;
  }

  /** The number of a transaction that begins with the first statement that is given with it. */
  nextTransaction(): number {
    return ++this.#lastTransaction;
  }

  async end(transaction: number, outcome: "commit" | "rollback"): Promise<void> {
    await this.#call({ operation: "end", transaction, outcome });
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    let listeners = this.#listeners.get(channel);
    if (!listeners) {
      listeners = new Set();
      this.#listeners.set(channel, listeners);
      await this.#call({ operation: "listen", channel });
    }
    listeners.add(onPayload);
    return async () => {
      listeners.delete(onPayload);
    };
  }

  async close(): Promise<void> {
    if (this.#failure) return;
    await this.#call({ operation: "close" });
    this.#failure = new Error("the database is closed");
    await this.#worker.terminate();
  }

  #call(call: Call): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    // Made here, so that its stack tells who asked: the worker's own stack tells nobody anything.
    const failure = new Error("the statement failed");
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, failure });
      this.#worker.postMessage({ ...call, id });
    });
  }

  #receive(reply: WorkerReply): void {
    if (reply.notify !== undefined) {
      for (const listener of this.#listeners.get(reply.notify) ?? []) listener(reply.payload ?? "");
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error) waiting?.reject(Object.assign(waiting.failure, reply.error));
    else waiting?.resolve(reply.value);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#failure);
    this.#waiting.clear();
  }
}
