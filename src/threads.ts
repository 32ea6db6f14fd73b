import { setTimeout as delay } from "node:timers/promises";
import type { HeapInfo } from "node:v8";
import { Worker } from "node:worker_threads";

export interface ThreadsOptions {
  /** The module of a thread: posts `null` when it is ready, then answers each message with one message. */
  readonly module: URL;
  /** The maximum number of threads. The first starts with the first task, others when work has waited for a while. */
  readonly threads: number;
  /** How many more may start while slow work occupies all of them; they end when nothing is waiting. Default: none. */
  readonly spare?: number;
  /** The `workerData` of each thread. */
  readonly data?: unknown;
  /** The processor time that one task may take, counted from when its thread is ready for it. */
  readonly cpuMs: number;
  /** The wall-clock time it may take, however busy the machine is. */
  readonly wallMs: number;
  /** The heap of one thread. */
  readonly heapMegabytes: number;
  /** The young generation's share of it; default: 12. Work that creates many values saves a tenth with more. */
  readonly youngMegabytes?: number;
  /** What one thread may allocate outside its heap, for bytes that it unpacks. Default: a gigabyte. */
  readonly bytesMegabytes?: number;
}

/** On whose behalf a task runs, and its limits. */
export interface TaskOrder {
  /** Among those waiting, whoever has the fewest threads and has used the least time is next. */
  readonly whom?: string;
  /** Keeps one thread free of such tasks, if there are several. */
  readonly isLong?: boolean;
  /** How long it may wait for a thread; default: forever. */
  readonly waitMs?: number;
  readonly allowance?: Allowance;
  /** The wall-clock time that it may take; default: that of all tasks. */
  readonly wallMs?: number;
}

/** The processor time that several tasks may take together; each task's time is subtracted. */
export interface Allowance {
  leftMs: number;
}

export interface Threads<Task, Reply> {
  /**
   * Rejects with `TaskEnded` if the task exceeded its time or memory, with `ThreadExited` if its code ended the thread,
   * and with `NoThreadFree` if it waited too long.
   */
  run(task: Task, order?: TaskOrder): Promise<Reply>;
  /** Ends the threads, whatever they are doing. Waiting tasks are rejected. */
  close(): Promise<void>;
}

/** A task was ended from outside, together with its thread. The message completes the sentence "the document …". */
export class TaskEnded extends Error {
  readonly why: keyof typeof ENDS;

  constructor(why: TaskEnded["why"]) {
    super(ENDS[why]);
    this.why = why;
  }
}

const ENDS = {
  tooSlow: "takes too long",
  tooMuchMemory: "needs too much memory",
  noTimeLeft: "comes after others that took all the time there is for them together",
} as const;

/** A thread ended by itself while it ran a task: the task's code ended it, as `process.exit` does in a thread. */
export class ThreadExited extends Error {}

/** A task was not started within the time that it may wait. */
export class NoThreadFree extends Error {}

/**
 * Threads that each run one task at a time. Next is whoever has the fewest running, then whoever has used the least
 * time, then whoever came first. Slow work (long, or for somebody whose slow work is running or who has used much time
 * lately) never occupies all of them, so that short work only waits for short work. A task that takes too much time or
 * memory is ended with its thread, and the next gets a new one. Idle threads keep no process alive.
 */
export function createThreads<Task, Reply>(options: ThreadsOptions): Threads<Task, Reply> {
  const threads = new Set<Thread<Task, Reply>>();
  const waiting: ThreadJob<Task, Reply>[] = [];
  const spent = new Spent();
  let growing: NodeJS.Timeout | undefined;
  let closed = false;

  const start = (): void => {
    const thread = startThread<Task, Reply>(options, spent, next);
    threads.add(thread);
    thread.worker.once("exit", () => {
      threads.delete(thread);
      if (!thread.wasReady()) refuse(new Error("a thread could not start"));
      next();
    });
  };
  const running = (whom: string | undefined): number =>
    [...threads].filter((thread) => whom !== undefined && thread.whom() === whom).length;
  const hasSlow = (whom: string | undefined): boolean =>
    whom !== undefined && [...threads].some((thread) => thread.whom() === whom && thread.isSlow());
  const isSlow = ({ order }: ThreadJob<Task, Reply>): boolean =>
    order.isLong === true || spent.isMuch(order.whom) || hasSlow(order.whom);
  const mayBegin = (job: ThreadJob<Task, Reply>): boolean =>
    !isSlow(job) || [...threads].filter((thread) => thread.isSlow()).length < Math.max(1, options.threads - 1);
  const takeNext = (): ThreadJob<Task, Reply> | undefined => {
    const [first] = waiting
      .filter(mayBegin)
      .toSorted(
        (a, b) => running(a.order.whom) - running(b.order.whom) || spent.of(a.order.whom) - spent.of(b.order.whom),
      );
    if (first) waiting.splice(waiting.indexOf(first), 1);
    return first;
  };
  const isAllReady = (): boolean => [...threads].every((thread) => thread.wasReady());
  const mayGrow = (): boolean => {
    const spare = [...threads].every((thread) => thread.isSlow()) ? (options.spare ?? 0) : 0;
    return threads.size < options.threads + spare;
  };
  const refuse = (error: Error): void => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  const next = (): void => {
    for (const thread of threads) {
      for (let job = thread.isFree() ? takeNext() : undefined; job; job = thread.isFree() ? takeNext() : undefined) {
        thread.work(job);
      }
      if (thread.isFree() && threads.size > options.threads) void thread.end();
    }
    if (closed || !waiting.some(mayBegin)) return;
    if (threads.size === 0) start();
    // While one is starting, nobody can tell how long the waiting work would take.
    else if (isAllReady()) growing ??= setTimeout(grow, GROW_MS).unref();
  };
  const grow = (): void => {
    growing = undefined;
    if (waiting.some(mayBegin) && mayGrow() && !closed) start();
    next();
  };

  return {
    run(task, order = {}) {
      if (closed) return Promise.reject(new Error("the threads are closed"));
      return new Promise((resolve, reject) => {
        const job = { task, order, resolve, reject };
        waiting.push(job);
        next();
        if (order.waitMs === undefined || !waiting.includes(job)) return;
        setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at < 0) return;
          waiting.splice(at, 1);
          reject(new NoThreadFree("no thread was free in time"));
        }, order.waitMs).unref();
      });
    },
    async close() {
      closed = true;
      clearTimeout(growing);
      refuse(new Error("the threads are closed"));
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

/** The processor time of tasks, by whom they were run for, until they have been quiet for a minute. */
class Spent {
  readonly #taken = new Map<string, { ms: number; at: number }>();

  add(whom: string | undefined, ms: number): void {
    if (whom === undefined) return;
    const now = performance.now();
    for (const [other, { at }] of this.#taken) if (now - at > QUIET_MS) this.#taken.delete(other);
    this.#taken.set(whom, { ms: this.of(whom) + ms, at: now });
  }

  of(whom: string | undefined): number {
    const taken = whom === undefined ? undefined : this.#taken.get(whom);
    return taken === undefined || performance.now() - taken.at > QUIET_MS ? 0 : taken.ms;
  }

  isMuch(whom: string | undefined): boolean {
    return this.of(whom) > MUCH_MS;
  }
}

const QUIET_MS = 60_000;
/** All pages of an ordinary lookup together take less. */
const MUCH_MS = 5_000;
/** A task declared short that is not done by then counts as slow. */
const SLOW_MS = 1_000;
/** Starting a thread costs half a second of processor time, so work that can be done sooner waits. */
const GROW_MS = 200;
const WATCH_MS = 500;
/** A thread that has not started by then is ended all the same. */
const START_MS = 10_000;
const YOUNG_MEGABYTES = 12;
/** A document within its limits unpacks to a tenth of it. */
const BYTES_MEGABYTES = 1_024;

interface ThreadJob<Task, Reply> {
  readonly task: Task;
  readonly order: TaskOrder;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Task, Reply> {
  readonly worker: Worker;
  wasReady(): boolean;
  isFree(): boolean;
  isSlow(): boolean;
  whom(): string | undefined;
  /** Rejects the job, and stays free, if its allowance is used up. */
  work(job: ThreadJob<Task, Reply>): void;
  /** Ends it once it has started, or has had the time to. */
  end(): Promise<void>;
}

function startThread<Task, Reply>(options: ThreadsOptions, spent: Spent, onFree: () => void): Thread<Task, Reply> {
  const worker = new Worker(options.module, {
    // When the limit is near, the whole young generation moves over at once: it has to fit into what little is left.
    resourceLimits: {
      maxOldGenerationSizeMb: options.heapMegabytes,
      maxYoungGenerationSizeMb: options.youngMegabytes ?? YOUNG_MEGABYTES,
    },
    env: {},
    workerData: options.data,
  });
  let job: ThreadJob<Task, Reply> | undefined;
  let ownMs = 0;
  let ready = false;
  let ended = false;
  let watch: (() => void) | undefined;
  // Ending a thread while its entry is still evaluated can end the whole process (nodejs/node#42501).
  const started = new Promise<void>((resolve) => {
    worker.once("message", () => resolve()).once("exit", () => resolve());
  });

  const settle = (end: (job: ThreadJob<Task, Reply>) => void): void => {
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
  worker.on("error", (error) => fail(isOutOfMemory(error) ? tooMuchMemory() : (error as Error)));
  worker.on("exit", (code) => fail(new ThreadExited(`the thread ended with code ${code}`)));
  return {
    worker,
    wasReady: () => ready,
    isFree: () => ready && !ended && job === undefined,
    isSlow: () => job !== undefined && (job.order.isLong === true || ownMs > SLOW_MS || spent.isMuch(job.order.whom)),
    whom: () => job?.order.whom,
    work(given) {
      const { whom, allowance, wallMs = options.wallMs } = given.order;
      if (allowance && allowance.leftMs <= 0) {
        given.reject(new TaskEnded("noTimeLeft"));
        return;
      }
      job = given;
      ownMs = 0;
      worker.ref();
      watch = watchTask(
        worker,
        { ...options, wallMs },
        {
          onSpent(ms) {
            const wasSlow = ownMs > SLOW_MS;
            ownMs += ms;
            spent.add(whom, ms);
            if (allowance) allowance.leftMs -= ms;
            if (allowance && allowance.leftMs <= 0) fail(tooLong());
            // Others may have waited for what seemed short.
            else if (!wasSlow && ownMs > SLOW_MS) onFree();
          },
          onEnd: fail,
        },
      );
      worker.postMessage(given.task);
    },
    async end() {
      ended = true;
      await Promise.race([started, delay(START_MS, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}

interface Watch {
  /** The processor time that a task has taken since the last check. */
  onSpent(ms: number): void;
  onEnd(error: TaskEnded): void;
}

/**
 * Watches a task, and ends it if it exceeds its processor time, wall-clock time or memory. Returns a function that
 * stops watching.
 */
function watchTask(
  worker: Worker,
  { cpuMs, wallMs, bytesMegabytes = BYTES_MEGABYTES }: ThreadsOptions,
  { onSpent, onEnd }: Watch,
): () => void {
  let atFirst: number | undefined;
  let atLast = 0;
  let stopped = false;
  const lookAtTime = ({ user, system }: NodeJS.CpuUsage): void => {
    const now = (user + system) / 1000;
    atFirst ??= now;
    const since = now - Math.max(atFirst, atLast);
    atLast = now;
    if (stopped) return;
    onSpent(since);
    if (!stopped && now - atFirst > cpuMs) onEnd(tooLong());
  };
  const lookAtBytes = ({ external_memory: bytes }: HeapInfo): void => {
    if (!stopped && bytes > bytesMegabytes * 1024 * 1024) onEnd(tooMuchMemory());
  };
  const timer = setInterval(() => {
    Promise.all([worker.cpuUsage().then(lookAtTime), worker.getHeapStatistics().then(lookAtBytes)]).catch(() => {
      // It has ended meanwhile, together with its task, and reports nothing any more.
    });
  }, WATCH_MS);
  const last = setTimeout(() => onEnd(tooLong()), wallMs);
  return () => {
    stopped = true;
    clearInterval(timer);
    clearTimeout(last);
  };
}

function tooLong(): TaskEnded {
  return new TaskEnded("tooSlow");
}

function tooMuchMemory(): TaskEnded {
  return new TaskEnded("tooMuchMemory");
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
