import { Worker } from "node:worker_threads";

export interface ThreadsOptions {
  /** Module of a thread: posts `null` when it is ready, then answers each message with one message. */
  readonly module: URL;
  /** Most threads at once. The first starts with the first task, a further one where work has waited for a while. */
  readonly threads: number;
  /** What each thread is started with, as its `workerData`. */
  readonly data?: unknown;
  /** What one task may take of the processor, counted from when its thread is ready for it. */
  readonly cpuMs: number;
  /** What it may take by the clock, however busy the machine is. */
  readonly wallMs: number;
  /** Heap of one thread. */
  readonly heapMegabytes: number;
}

export interface Threads<Task, Reply> {
  /**
   * Rejects with `TaskEnded` where the task was beyond its time or memory.
   *
   * @param isLong keeps one thread free of it and its like, where there are several
   */
  run(task: Task, isLong?: boolean): Promise<Reply>;
  /** Ends the threads, whatever they do. What waits is rejected. */
  close(): Promise<void>;
}

/** A task was ended from outside, and its thread with it. The message completes the sentence "the document …". */
export class TaskEnded extends Error {}

/**
 * Threads that take one task each, in the order in which they came; long ones never all of them, so that short ones wait for
 * short ones only. A task that takes too long or too much memory is ended
 * with its thread; the next has a new one. Threads that wait keep no process alive.
 */
export function createThreads<Task, Reply>(options: ThreadsOptions): Threads<Task, Reply> {
  const threads = new Set<Thread<Task, Reply>>();
  const waiting: Job<Task, Reply>[] = [];
  let growing: NodeJS.Timeout | undefined;
  let closed = false;

  const start = (): void => {
    const thread = startThread<Task, Reply>(options, next);
    threads.add(thread);
    thread.worker.once("exit", () => {
      threads.delete(thread);
      if (!thread.wasReady()) refuse(new Error("a thread could not start"));
      next();
    });
  };
  const mayBegin = ({ isLong }: Job<Task, Reply>): boolean =>
    !isLong || [...threads].filter((thread) => thread.isLong()).length < Math.max(1, options.threads - 1);
  const isAllReady = (): boolean => [...threads].every((thread) => thread.wasReady());
  const refuse = (error: Error): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const next = (): void => {
    for (const thread of threads) {
      const at = thread.isFree() ? waiting.findIndex(mayBegin) : -1;
      if (at >= 0) thread.work(...(waiting.splice(at, 1) as [Job<Task, Reply>]));
    }
    if (closed || !waiting.some(mayBegin)) return;
    if (threads.size === 0) start();
    // While one starts nobody can tell how long the work that waits would take.
    else if (threads.size < options.threads && isAllReady()) growing ??= setTimeout(grow, GROW_MS).unref();
  };
  const grow = (): void => {
    growing = undefined;
    if (waiting.length > 0 && threads.size < options.threads && !closed) start();
    next();
  };

  return {
    run(task, isLong = false) {
      if (closed) return Promise.reject(new Error("the threads are closed"));
      return new Promise((resolve, reject) => {
        waiting.push({ task, isLong, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(growing);
      refuse(new Error("the threads are closed"));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** A thread costs half a second of the processor to start: work that is done sooner waits. */
const GROW_MS = 200;
const WATCH_MS = 500;
const YOUNG_MEGABYTES = 12;

interface Job<Task, Reply> {
  readonly task: Task;
  readonly isLong: boolean;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Task, Reply> {
  readonly worker: Worker;
  wasReady(): boolean;
  isFree(): boolean;
  isLong(): boolean;
  work(job: Job<Task, Reply>): void;
}

function startThread<Task, Reply>(options: ThreadsOptions, onFree: () => void): Thread<Task, Reply> {
  const worker = new Worker(options.module, {
    // What is young moves over at once when the limit is near: it has to fit into the little that is left then.
    resourceLimits: { maxOldGenerationSizeMb: options.heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    env: {},
    workerData: options.data,
  });
  let job: Job<Task, Reply> | undefined;
  let ready = false;
  let ended = false;
  let watch: (() => void) | undefined;

  const settle = (end: (job: Job<Task, Reply>) => void): void => {
    const settled = job;
    job = undefined;
    watch?.();
    watch = undefined;
    if (settled) end(settled);
  };
  const fail = (error: Error): void => {
    ended = true;
    settle(({ reject }) => reject(error));
    void worker.terminate();
  };
  worker.on("message", (reply: Reply | null) => {
    if (ready) settle(({ resolve }) => resolve(reply as Reply));
    ready = true;
    if (job === undefined) worker.unref();
    onFree();
  });
  worker.on("messageerror", fail);
  worker.on("error", (error) => fail(isOutOfMemory(error) ? new TaskEnded("needs too much memory") : (error as Error)));
  worker.on("exit", (code) => fail(new Error(`the thread ended with code ${code}`)));
  return {
    worker,
    wasReady: () => ready,
    isFree: () => ready && !ended && job === undefined,
    isLong: () => job?.isLong === true,
    work(given) {
      job = given;
      worker.ref();
      watch = watchTime(worker, options, () => fail(new TaskEnded("takes too long")));
      worker.postMessage(given.task);
    },
  };
}

/** Calls back when a thread has taken more than its time, of the processor or by the clock. Returns how to stop watching. */
function watchTime(worker: Worker, { cpuMs, wallMs }: ThreadsOptions, onLate: () => void): () => void {
  let atFirst: number | undefined;
  let stopped = false;
  const look = ({ user, system }: NodeJS.CpuUsage): void => {
    const spent = (user + system) / 1000;
    atFirst ??= spent;
    if (!stopped && spent - atFirst > cpuMs) onLate();
  };
  const timer = setInterval(() => {
    worker.cpuUsage().then(look, () => {
      // It has ended meanwhile, and its task with it: it tells no time any more.
    });
  }, WATCH_MS);
  const last = setTimeout(onLate, wallMs);
  return () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(last);
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
