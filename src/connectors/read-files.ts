import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { compiledDirectoryApart } from "../compiled.ts";
import type { PersonOfList } from "../importers/given-people.ts";
import type { TablePreview } from "../importers/tables/preview.ts";
import {
  ImportFormatError,
  type ImportOptions,
  type ImportLine,
  type Rejection,
  type UnusedColumns,
} from "../importers/importer.ts";
import { type OcrCommand, type OcrReply, recognizeText } from "./ocr-command.ts";

/** Which files to read, and how. */
export interface FileQuestion {
  /** A file, a folder or an archive on this machine. */
  readonly path: string;
  /** Its name, if its path does not tell. */
  readonly name?: string;
  /** If omitted, the format is recognised. */
  readonly format?: string;
  readonly options?: ImportOptions;
  /** The files are a list of people to look up, not rows of an import. */
  readonly isList?: true;
  /** Only reports what the columns of a table become; nothing is imported. */
  readonly isPreview?: true;
  /** The operator has a program for pictures of text. */
  readonly recognizes?: boolean;
}

export type FileReply =
  /** What is read; for several formats, their names joined with plus signs, with the number of files of each. */
  | {
      readonly type: "opened";
      readonly format: string;
      readonly files: readonly { readonly format: string; readonly count: number }[];
    }
  /** Columns of a table that are not imported. */
  | ({ readonly type: "unused" } & UnusedColumns)
  /** How many rows there are, or so far if it is not all. */
  | { readonly type: "counted"; readonly rows: number; readonly isAll: boolean }
  | { readonly type: "row"; readonly row: ImportLine }
  | ({ readonly type: "person" } & PersonOfList)
  | { readonly type: "preview"; readonly preview: TablePreview }
  | { readonly type: "rejected"; readonly rejection: Rejection }
  /** A document contains pictures of text: its text is sent back. */
  | { readonly type: "pictures"; readonly base64: string }
  /** A file is still being read, although nothing can be reported yet. */
  | { readonly type: "reading" }
  | { readonly type: "unreadable"; readonly message: string }
  | { readonly type: "end" };

/** What is reported about files while they are read. */
export type FileNews = Exclude<FileReply, { type: "pictures" | "reading" | "unreadable" | "end" }>;

/** How files are read: by `readFiles`, or something that stands in for it. */
export type ReadFiles = (question: FileQuestion, limits?: ReadingLimits) => AsyncGenerator<FileNews>;

const MODULE = new URL("./read-files-process.ts", import.meta.url);
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** For the JavaScript heap: the largest workbook within its limits takes half of it. */
const HEAP_MEGABYTES = 1_024;
/** Six times what the slowest page of a document within its limits takes on a busy machine. */
const SILENCE_MS = 120_000;

export interface ReadingLimits {
  readonly silenceMs?: number;
  readonly heapMegabytes?: number;
  readonly signal?: AbortSignal;
  /** Reads pictures of text, outside the process. */
  readonly ocr?: OcrCommand | undefined;
}

/**
 * Reads an operator's files in a separate process: their contents can end that process and nothing else. It is given no
 * network access, no environment, no processes of its own, and no files except these and our code. Rows arrive as fast
 * as they are consumed. Throws `ImportFormatError` before any row if the files cannot be read. An aborted signal ends
 * the process, even if nobody consumes rows any more.
 */
export async function* readFiles(question: FileQuestion, limits: ReadingLimits = {}): AsyncGenerator<FileNews> {
  const { signal, ocr } = limits;
  signal?.throwIfAborted();
  const child = startProcess(resolve(question.path), limits.heapMegabytes ?? HEAP_MEGABYTES);
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
    // A process that could not be started never exits.
    child.on("error", () => done());
  });
  const stdout = child.stdout as Readable;
  let late = false;
  let waitingSince = performance.now();
  let waiting = true;
  const silenceMs = limits.silenceMs ?? SILENCE_MS;
  const watch = setInterval(
    () => {
      if (!waiting || performance.now() - waitingSince < silenceMs) return;
      late = true;
      child.kill("SIGKILL");
    },
    Math.min(1_000, silenceMs),
  );
  const stop = () => {
    clearInterval(watch);
    child.kill("SIGKILL");
  };
  signal?.addEventListener("abort", stop, { once: true });
  try {
    tell(child, { ...question, recognizes: ocr !== undefined });
    for await (const line of createInterface({ input: stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
      const reply = JSON.parse(line) as FileReply;
      if (reply.type === "end") return;
      if (reply.type === "unreadable") throw new ImportFormatError(reply.message);
      if (reply.type === "reading") {
        waitingSince = performance.now();
        continue;
      }
      // Time that we spend writing what was read, or another program spends reading, does not count as theirs.
      waiting = false;
      if (reply.type === "pictures") {
        if (ocr !== undefined) {
          const answer = await recognizeText(ocr, Buffer.from(reply.base64, "base64"), { signal });
          signal?.throwIfAborted();
          tell(child, answer);
        }
        [waiting, waitingSince] = [true, performance.now()];
        continue;
      }
      yield reply;
      [waiting, waitingSince] = [true, performance.now()];
    }
    await ended;
    signal?.throwIfAborted();
    throw new ImportFormatError(whyEnded(child, late));
  } finally {
    clearInterval(watch);
    signal?.removeEventListener("abort", stop);
    child.kill("SIGKILL");
    await ended;
  }
}

/** A full heap is ended by a signal, and so is a process for which the system has no memory; a failure ends in a code. */
function whyEnded({ exitCode }: ChildProcess, late: boolean): string {
  if (late) return "The files take too long to read.";
  if (exitCode === null || exitCode >= ABORTED) return "The files need too much memory to be read.";
  return `The process that reads files failed (exit code ${exitCode}). If that happens with every file, install Candor again.`;
}

/** What an abort ends in where there are no signals. */
const ABORTED = 128;

/** A process that has ended receives nothing: the end of its output reports that. */
function tell(child: ChildProcess, message: FileQuestion | OcrReply): void {
  child.send(message, () => undefined);
}

/** What the process, and each thread that it starts, may do: read our code and these files. */
export function confinementOf(path: string): readonly string[] {
  return ["--permission", "--allow-worker", `--allow-fs-read=${ROOT}`, `--allow-fs-read=${path}`];
}

/** No other process loads what this one compiled: a file that took it over would gain nothing by it. */
function startProcess(path: string, heapMegabytes: number): ChildProcess {
  const compiled = compiledDirectoryApart("files");
  return fork(fileURLToPath(MODULE), [], {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      ...confinementOf(path),
      ...(compiled === undefined ? [] : [`--allow-fs-read=${compiled}`, `--allow-fs-write=${compiled}`]),
    ],
    stdio: ["ignore", "pipe", "ignore", "ipc"],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
  });
}

/**
 * What the columns of a table become, before any of it is imported. Throws `ImportFormatError` if it is not a table.
 *
 * @param read how the file is read
 */
export async function previewFile(
  read: ReadFiles,
  question: Omit<FileQuestion, "isList" | "isPreview">,
  limits: ReadingLimits = {},
): Promise<TablePreview> {
  for await (const news of read({ ...question, isPreview: true }, limits)) {
    if (news.type === "preview") return news.preview;
  }
  throw new ImportFormatError("The file holds no table.");
}
