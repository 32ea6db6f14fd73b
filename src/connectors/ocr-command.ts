import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A program of the operator's that reads pictures of words, with its arguments; `{file}` among them is the document's path. */
export type OcrCommand = readonly [program: string, ...args: readonly string[]];

/** What a command gave: the text of a document, or why there is none, as the end of a sentence about the document. */
export type OcrReply = { readonly text: string } | { readonly reason: string };

/** The command of `CANDOR_OCR_COMMAND`: words between blanks, or a JSON array of them where one has blanks. */
export function ocrCommandIn(env: Readonly<Record<string, string | undefined>>): OcrCommand | undefined {
  const text = env["CANDOR_OCR_COMMAND"]?.trim() ?? "";
  const words: unknown = text.startsWith("[") ? parseArray(text) : text.split(/\s+/).filter(Boolean);
  const [program, ...args] = Array.isArray(words) && words.every((word) => typeof word === "string") ? words : [];
  return program === undefined || program === "" ? undefined : [program, ...args];
}

function parseArray(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const LIMITS = { wallMs: 120_000, maxBytes: 4 * 1024 * 1024 };

/**
 * Has a document read by the operator's program: without a shell, with no environment, on
 * its standard input or as a file, within a time and a length of output. Never throws for what the program does.
 */
export async function recognizeText(
  [program, ...args]: OcrCommand,
  document: Uint8Array,
  limits = LIMITS,
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
  { wallMs, maxBytes }: typeof LIMITS,
): Promise<OcrReply> {
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
    const end = (reason: string): void => {
      ended ??= reason;
      kill(child.pid);
    };
    const timer = setTimeout(() => end(`took longer than ${wallMs / 1000} seconds`), wallMs);
    child.stdout?.on("data", (piece: Buffer) => {
      size += piece.byteLength;
      if (size > maxBytes) end(`wrote more than ${maxBytes} bytes`);
      else pieces.push(piece);
    });
    // A program that does not read to the end has said so by ending.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
    child.once("error", () => {
      clearTimeout(timer);
      resolve({ reason: failed("could not be started") });
    });
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      const text = Buffer.concat(pieces).toString("utf8");
      if (ended !== undefined) resolve({ reason: failed(ended) });
      else if (code !== 0) resolve({ reason: failed(`ended with ${signal ?? code}`) });
      else if (!/[\p{L}\p{N}]/u.test(text)) resolve({ reason: failed("wrote no text") });
      else resolve({ text });
    });
  });
}

/** With all that it started: they are a group of their own. */
function kill(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function failed(what: string): string {
  return `it holds pictures of words, and the program of CANDOR_OCR_COMMAND ${what}`;
}
