import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compiledDirectory } from "../compiled.ts";

export interface ProcessPoolOptions<Reply> {
  /** The child's module: it answers each message with one message. */
  readonly module: URL;
  readonly processes: number;
  readonly timeoutMs: number;
  readonly requestsPerProcess: number;
  readonly killBytes: number;
  /** True when the process that gave this reply should not be asked again. */
  readonly isSpent: (reply: Reply) => boolean;
}

export interface ProcessPool<Reply> {
  readonly closed: boolean;
  /** Waits for a free process. Rejects when the process ends, exceeds its time or memory, or the pool closes. */
  run(request: unknown): Promise<Reply>;
  close(): Promise<void>;
}

interface PoolWorker {
  readonly child: ChildProcess;
  requests: number;
}

const MEMORY_CHECK_MS = 250;
/** Limits only the JavaScript heap; memory of native code is watched from outside. */
const HEAP_MEGABYTES = 512;
const PAGE_BYTES = 4096;

export function createProcessPool<Reply>(options: ProcessPoolOptions<Reply>): ProcessPool<Reply> {
  const workers = new Set<PoolWorker>();
  const idle: PoolWorker[] = [];
  const waiting: { resolve: (worker: PoolWorker) => void; reject: (error: Error) => void }[] = [];
  let closed = false;

  const start = (): PoolWorker => {
    const worker: PoolWorker = { child: startProcess(options.module), requests: 0 };
    workers.add(worker);
    worker.child.once("exit", () => retire(worker));
    worker.child.on("error", () => retire(worker));
    return worker;
  };
  const retire = (worker: PoolWorker): void => {
    if (!workers.delete(worker)) return;
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    worker.child.kill("SIGKILL");
    const next = closed ? undefined : waiting.shift();
    if (next !== undefined) next.resolve(start());
  };
  const acquire = (): Promise<PoolWorker> => {
    if (closed) return Promise.reject(new Error("the renderer is closed"));
    const free = idle.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (workers.size < Math.max(1, options.processes)) return Promise.resolve(start());
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const release = (worker: PoolWorker): void => {
    if (!workers.has(worker)) return;
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next.resolve(worker);
  };

  return {
    get closed() {
      return closed;
    },
    async run(request) {
      const worker = await acquire();
      try {
        const reply = await ask<Reply>(worker.child, request, options);
        worker.requests++;
        if (worker.requests >= options.requestsPerProcess || options.isSpent(reply)) retire(worker);
        else release(worker);
        return reply;
      } catch (error) {
        retire(worker);
        throw error;
      }
    },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error("the renderer is closed"));
      const ended = [...workers].map((worker) => endOf(worker.child));
      for (const worker of workers) worker.child.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}

/**
 * The child gets nothing from the parent's environment, so its reports cannot contain a secret. It uses the parent's
 * compile cache and so starts in half the time.
 */
function startProcess(module: URL): ChildProcess {
  const compiled = compiledDirectory();
  const child = fork(fileURLToPath(module), [], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Two memory arenas instead of eight per core (glibc): otherwise each picture thread would keep its own.
    env: { MALLOC_ARENA_MAX: "2", ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }) },
  });
  // A process waiting for work does not keep the parent alive; one at work is kept by its time limit.
  child.unref();
  child.channel?.unref();
  return child;
}

function ask<Reply>(child: ChildProcess, request: unknown, options: ProcessPoolOptions<Reply>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      clearInterval(memory);
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      end();
    };
    const fail = (reason: string): void => settle(() => reject(new Error(reason)));
    const onMessage = (reply: unknown): void => settle(() => resolve(reply as Reply));
    const onExit = (code: number | null, signal: string | null): void => fail(`the process ended: ${signal ?? code}`);
    const onError = (error: Error): void => fail(`the process could not be asked: ${error.message}`);
    const timer = setTimeout(() => fail(`no answer in ${options.timeoutMs} ms`), options.timeoutMs);
    const memory = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > options.killBytes) fail(`more than ${options.killBytes} bytes of memory`);
      });
    }, MEMORY_CHECK_MS);
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.on("error", onError);
    child.send(request as object, (error) => {
      if (error !== null) onError(error);
    });
  });
}

/** Resident memory from `/proc` (Linux, pages of 4 KiB); 0 if there is none. */
async function residentBytes(pid: number | undefined): Promise<number> {
  if (process.platform !== "linux" || pid === undefined) return 0;
  const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "0 0");
  return Number(text.split(" ")[1] ?? 0) * PAGE_BYTES;
}

function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.ref();
    child.once("exit", () => resolve());
  });
}
