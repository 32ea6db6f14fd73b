import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { type Command, Option } from "commander";
import type { Response } from "undici";
import { CandorError, type Schemas } from "../client/client.ts";
import type { FileNews, FileQuestion, ReadFiles } from "../connectors/read-files.ts";
import type { UnusedColumns } from "../importers/importer.ts";
import { type Connection, UsageError } from "./connection.ts";
import { type CommandContext, CommandFailed, DoneInPart, type OpenContext } from "./context.ts";
import { parsePair } from "./options.ts";
import { describeRejection } from "./describe-rejection.ts";
import { IMPORT_FORMATS } from "./import-formats.ts";
import { showPreview } from "./import-preview.ts";
import { wrapText } from "./table.ts";
import type { Terminal } from "./terminal.ts";
import { keepSending } from "./keep-sending.ts";
import { messages } from "./messages.ts";

const REPORT_EVERY_MS = 500;
const SHOWN_REJECTIONS = 20;

/** What an import needs from its environment. */
interface FileSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly readFiles?: ReadFiles;
}

interface ImportArguments {
  readonly format?: string;
  readonly map?: Readonly<Record<string, string>>;
  readonly mapping?: string;
  readonly preview?: true;
  readonly saveMapping?: string;
}

export function addImport(program: Command, open: OpenContext, surroundings: FileSurroundings): void {
  program
    .command("import")
    .description("import a file or folder of people into the running service")
    .usage("[options] [format] <path>")
    .argument("<path>", "a file, a folder or an archive (- for standard input); the format may come first")
    .argument("[file]", "the file, if the format comes first")
    .option("--format <format>", "the format, if it is not recognised")
    .addOption(
      new Option("--map <column=field>", "for tables: the field that a column fills; repeatable").argParser(
        (text: string, before?: Record<string, string>) => parsePair(text, before),
      ),
    )
    .option("--mapping <file>", "a JSON file that maps columns to fields")
    .option("--preview", "for a table: show how each column is read and the first ten people, and import nobody")
    .option("--save-mapping <file>", "with --preview: save the mapping as a file for --mapping")
    .addHelpText("after", FORMATS)
    .action(async (...given: [string, string | undefined, ImportArguments]) => {
      const [first, second, options] = given;
      const format = options.format ?? (second === undefined ? undefined : first);
      await runImport(open(), surroundings, { ...options, ...(format !== undefined && { format }) }, second ?? first);
    });
}

const FORMATS = `
${wrapText(`Formats: ${IMPORT_FORMATS.join(", ")}; candor is Candor NDJSON.`, 80).join("\n")}
Fields of --map: fullName, firstName, lastName, alias, email, phone, title, company,
industry, city, region, country, location, birthDate, gender, profile, xHandle,
githubHandle, website, school, degree, language, skills, headline, ignore and others.`;

/**
 * Has a file or folder read in its own process and streams its rows to the service. The stream flows only as fast as
 * the service writes, so the rate shown is the service's.
 */
async function runImport(
  context: CommandContext,
  { env, ...surroundings }: FileSurroundings,
  options: ImportArguments,
  path: string,
): Promise<void> {
  const { connection, terminal } = context;
  // The readers of all formats are most of what there is to load: without them, other commands start in half the time.
  const { readFiles = (await import("../connectors/read-files.ts")).readFiles } = surroundings;
  const { ocrCommandIn } = await import("../connectors/ocr-command.ts");
  const { ImportFormatError } = await import("../importers/importer.ts");
  const map = { ...(options.mapping === undefined ? {} : await readMapping(options.mapping)), ...options.map };
  const input = path === "-" ? await keepInput() : { path, forget: async () => {} };
  const question: FileQuestion = {
    path: input.path,
    ...(path === "-" && { name: "-" }),
    ...(options.format !== undefined && { format: options.format }),
    options: { map },
  };
  if (options.preview)
    return await showPreview(terminal, { readFiles, question, saveTo: options.saveMapping }).finally(input.forget);
  const progress = createProgress(terminal);
  const done = new AbortController();
  try {
    const news = readFiles(question, { signal: done.signal, ocr: ocrCommandIn(env) });
    const file = await startReading(news, progress, {
      onUnused: ({ path: table, titles }) => terminal.note(messages.imports.unused(table, titles)),
      onFiles: (files) => terminal.note(messages.imports.files(files)),
    });
    const result = await sendRows(connection, encode(news, progress), { format: "candor", ...file, ...nameOf(path) });
    progress.end();
    tell(terminal, result);
  } catch (error) {
    throw error instanceof ImportFormatError ? new UsageError(error.message) : error;
  } finally {
    // If the service refused, nothing reads the remaining rows.
    done.abort();
    progress.end();
    await input.forget();
  }
}

function tell(terminal: Terminal, result: Schemas["Import"]): void {
  if (terminal.json) terminal.printJson(result);
  else terminal.print(summarize(result));
  for (const rejection of result.rejections.slice(0, SHOWN_REJECTIONS)) terminal.note(describeRejection(rejection));
  const untold = result.rejected + result.cellsLeftOut - SHOWN_REJECTIONS;
  if (untold > 0) terminal.note(messages.imports.moreRejections(untold, result.importId));
  if (result.nothingImported && result.rejected > 0) throw new CommandFailed(messages.imports.lost);
  if (result.rejected > 0) throw new DoneInPart();
}

function summarize(result: Schemas["Import"]): string {
  const summary = messages.imports.summary(result.importId, result);
  return result.nothingImported ? `${messages.imports.nobody} ${summary}` : summary;
}

/** Saves piped input as a file, because it is read twice. */
async function keepInput(): Promise<{ readonly path: string; readonly forget: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "candor-import-"));
  const path = join(folder, "input");
  await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
  return { path, forget: async () => await rm(folder, { recursive: true, force: true }) };
}

export async function readMapping(path: string): Promise<Record<string, string>> {
  try {
    const value = JSON.parse(await readFile(path, "utf8")) as unknown;
    const isMap =
      typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string");
    if (isMap) return value as Record<string, string>;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof Error && "code" in error)) throw error;
  }
  throw new UsageError(`${path} is not a JSON object that maps columns to fields.`);
}

/** Reads until the rows begin, so that unreadable input is found before the service is contacted. */
async function startReading(
  news: AsyncGenerator<FileNews>,
  progress: Progress,
  told: {
    readonly onUnused: (unused: UnusedColumns) => void;
    readonly onFiles: (files: readonly { readonly format: string; readonly count: number }[]) => void;
  },
): Promise<{ readonly source: string; readonly rows?: number }> {
  let source = "candor";
  for (let next = await news.next(); next.done !== true; next = await news.next()) {
    if (next.value.type === "opened") {
      source = next.value.format;
      if (next.value.files.length > 1) told.onFiles(next.value.files);
    }
    if (next.value.type === "unused") told.onUnused(next.value);
    if (next.value.type !== "counted") continue;
    progress.counted(next.value.rows, next.value.isAll);
    if (next.value.isAll) return { source, rows: next.value.rows };
  }
  return { source };
}

/** The name of the file or folder; none for piped input. */
function nameOf(path: string): { readonly name?: string } {
  const name = basename(resolve(path)).slice(-255);
  return path === "-" || name === "" ? {} : { name };
}

async function* encode(news: AsyncIterable<FileNews>, progress: Progress): AsyncGenerator<Uint8Array> {
  const { isStatement } = await import("../importers/person.ts");
  const encoder = new TextEncoder();
  for await (const each of news) {
    if (each.type === "row") {
      yield encoder.encode(`${JSON.stringify(each.row)}\n`);
      if (!(each.row.type === "document" && isStatement(each.row))) progress.sent(each.row.type === "candidate");
    }
    if (each.type === "rejected") yield encoder.encode(`${JSON.stringify({ type: "rejected", ...each.rejection })}\n`);
  }
}

/**
 * Streams rows of Candor NDJSON to the service, with the name of the file they come from and their number.
 *
 * @param pauseMs after how long without a row a blank line is sent
 */
export async function sendRows(
  connection: Connection,
  body: AsyncIterable<Uint8Array>,
  query: {
    readonly format: "candor" | "samples";
    readonly source?: string;
    readonly rows?: number;
    readonly name?: string;
  },
  pauseMs?: number,
): Promise<Schemas["Import"]> {
  // The service answers once everything is written, however long that takes: Node's own `fetch` gives up after five minutes.
  const { Agent, fetch } = await import("undici");
  const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  let response: Response;
  try {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    response = await fetch(`${connection.url}/v1/imports?${asked}`, {
      method: "POST",
      headers: { "x-api-key": connection.apiKey, "content-type": "application/x-ndjson" },
      body: ReadableStream.from(keepSending(body, pauseMs)),
      duplex: "half",
      dispatcher: patient,
      // To follow a redirect, fetch would have to keep everything it sent, and streamed rows cannot be sent again.
      redirect: "error",
    });
  } catch (cause) {
    const code = wasBrokenOff(cause) ? "broken_off" : "unreachable";
    throw new CandorError("Cannot reach the service.", { code, status: 0, requestId: null, cause });
  }
  if (response.ok) return (await response.json()) as Schemas["Import"];
  throw await readProblem(response);
}

/** Whether the service had taken up the connection before it ended: it may have written some of the rows. */
function wasBrokenOff(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code !== undefined && BROKEN_OFF.has(cause.code);
}

const BROKEN_OFF: ReadonlySet<string> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/** A proxy's response is not a problem document: then only the status is known. */
async function readProblem(response: Response): Promise<CandorError> {
  const { status } = response;
  const isProblem = response.headers.get("content-type")?.includes("json") === true;
  const problem = isProblem ? ((await response.json()) as Partial<Schemas["Problem"]>) : {};
  const { detail = `The service returned HTTP ${status}.`, code = "unknown", requestId = null } = problem;
  return new CandorError(detail, { code, status, requestId });
}

interface Progress {
  counted(rows: number, isAll: boolean): void;
  sent(isPerson: boolean): void;
  end(): void;
}

/** One line that is overwritten on a terminal; does nothing without a terminal. */
function createProgress(terminal: Terminal): Progress {
  let started = performance.now();
  let total = 0;
  let count = 0;
  let people = 0;
  let shownAt = 0;
  return {
    counted(rows, isAll) {
      total = rows;
      if (!isAll) terminal.counter(messages.imports.found(rows));
      started = performance.now();
    },
    sent(isPerson) {
      count++;
      if (isPerson) people++;
      const now = performance.now();
      if (now - shownAt < REPORT_EVERY_MS) return;
      shownAt = now;
      const rate = count / ((now - started) / 1000);
      const left = Math.ceil((total - count) / Math.max(rate, 1));
      terminal.counter(
        messages.imports.progress({ people, rows: count, all: total, rate: Math.round(rate), seconds: left }),
      );
    },
    end() {
      terminal.counter("");
    },
  };
}
