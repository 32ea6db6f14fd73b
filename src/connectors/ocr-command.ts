import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "../config/config.ts";

/**
 * The operator's program for reading pictures of text, with its arguments, among which `{file}` is the document's path.
 */
export type OcrCommand = readonly [program: string, ...args: readonly string[]];

/**
 * The result of a command: the text of a document, or why there is none, as the end of a sentence about the document.
 */
export type OcrReply = { readonly text: string } | { readonly reason: string };

/**
 * The command in `CANDOR_OCR_COMMAND`: words separated by spaces, or a JSON array if a word contains spaces. Throws
 * `ConfigError` for an invalid array, and for a path without a program.
 */
export function ocrCommandIn(env: Readonly<Record<string, string | undefined>>): OcrCommand | undefined {
  const text = env["CANDOR_OCR_COMMAND"]?.trim() ?? "";
  if (text === "") return undefined;
  const words: unknown = text.startsWith("[") ? parseArray(text) : text.split(/\s+/);
  const [program, ...args] = Array.isArray(words) && words.every((word) => typeof word === "string") ? words : [];
  if (program === undefined || program === "") {
    throw new ConfigError(
      'CANDOR_OCR_COMMAND begins with [ but is not a JSON array of words, such as ["/opt/my ocr", "{file}"].',
    );
  }
  if (program.includes("/") && !isExecutable(program)) {
    throw new ConfigError(`CANDOR_OCR_COMMAND: ${program} is not a program that this user may run.`);
  }
  return [program, ...args];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Whatever the reason, the operator is told which program it is.
    return false;
  }
}

function parseArray(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export interface OcrLimits {
  readonly wallMs?: number;
  /** Limit on its output. */
  readonly maxBytes?: number;
  /** Processes that it started may keep its output open for this long after it ended. */
  readonly graceMs?: number;
  /** Aborting it ends the program. */
  readonly signal?: AbortSignal | undefined;
}

const OCR_LIMITS = { wallMs: 120_000, maxBytes: 4 * 1024 * 1024, graceMs: 2_000 };

/**
 * Has a document read by the operator's program: without a shell, with no environment, on its standard input or as a
 * file, with limits on time and output. It ends with this process, unless this process is killed. Never throws because
 * of what the program does.
 */
export async function recognizeText(
  [program, ...args]: OcrCommand,
  document: Uint8Array,
  limits: OcrLimits = {},
): Promise<OcrReply> {
  const isFile = args.some((arg) => arg.includes("{file}"));
  if (!isFile) return await run(program, args, document, limits);
  const folder = await mkdtemp(join(tmpdir(), "candor-ocr-"));
  try {
    const path = join(folder, "document.pdf");
    await writeFile(path, document, { mode: 0o600 });
    const named = args.map((arg) => arg.replaceAll("{file}", path));
    return await run(program, named, undefined, limits);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(
  program: string,
  args: readonly string[],
  input: Uint8Array | undefined,
  { signal, ...limits }: OcrLimits,
): Promise<OcrReply> {
  const { wallMs, maxBytes, graceMs } = { ...OCR_LIMITS, ...limits };
  if (signal?.aborted) return { reason: failed("was stopped") };
  return await new Promise((resolve) => {
    const child = spawn(program, args, {
      shell: false,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "ignore"],
      env: {},
      detached: true,
    });
    const pieces: Buffer[] = [];
    let size = 0;
    let ended: string | undefined;
    let grace: NodeJS.Timeout | undefined;
    const killAll = (): void => killGroup(child.pid);
    const settle = (reply: OcrReply): void => {
      clearTimeout(timer);
      clearTimeout(grace);
      signal?.removeEventListener("abort", stop);
      process.removeListener("exit", killAll);
      child.stdout?.destroy();
      resolve(reply);
    };
    const tell = (): void => {
      const text = Buffer.concat(pieces).toString("utf8");
      const { exitCode, signalCode } = child;
      if (ended !== undefined) settle({ reason: failed(ended) });
      else if (exitCode !== 0) settle({ reason: failed(`ended with ${signalCode ?? exitCode}`) });
      else if (!/[\p{L}\p{N}]/u.test(text)) settle({ reason: failed("wrote no text") });
      else settle({ text });
    };
    /** Anything that keeps the output open, or cannot be killed, is not waited for. */
    const tellSoon = (): void => {
      grace ??= setTimeout(() => {
        killAll();
        tell();
      }, graceMs);
    };
    const end = (reason: string): void => {
      ended ??= reason;
      killAll();
      tellSoon();
    };
    const stop = (): void => end("was stopped");
    const timer = setTimeout(() => end(`took longer than ${wallMs / 1000} seconds`), wallMs);
    signal?.addEventListener("abort", stop, { once: true });
    process.once("exit", killAll);
    child.stdout?.on("data", (piece: Buffer) => {
      size += piece.byteLength;
      if (size > maxBytes) end(`wrote more than ${maxBytes} bytes`);
      else pieces.push(piece);
    });
    // A program that does not read to the end reports that by ending.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
    child.once("error", () => settle({ reason: failed("could not be started") }));
    child.once("exit", tellSoon);
    child.once("close", tell);
  });
}

/**
 * Kills a program with everything it started: they form a process group. A process that has switched to another user
 * survives.
 */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "EPERM"))) throw error;
  }
}

function failed(what: string): string {
  return `it contains pictures of text, and the program of CANDOR_OCR_COMMAND ${what}`;
}
