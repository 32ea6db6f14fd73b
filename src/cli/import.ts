import { ReadableStream } from "node:stream/web";
import type { Command } from "commander";
import { CandorError, type Schemas } from "../client/client.ts";
import type { ImportRow, Rejection } from "../importers/importer.ts";
import { type Connection, UsageError } from "./connection.ts";
import { type CommandContext, DoneInPart, type OpenContext } from "./context.ts";
import { openFolder } from "./folder.ts";
import type { Terminal } from "./terminal.ts";

const REPORT_EVERY_MS = 500;
const SHOWN_REJECTIONS = 20;

export function addImport(program: Command, open: OpenContext): void {
  program
    .command("import")
    .description("bring a file or folder of people in, while the service runs")
    .argument("<format>", "candor (Candor NDJSON) or us-congress (members of the United States Congress)")
    .argument("<path>", "the file or folder; files may be gzipped")
    .action(async (format: string, path: string) => await runImport(open(), format, path));
}

/**
 * Turns a file or folder into Candor NDJSON and streams it to the service. The stream only flows as fast as
 * the service writes, so the rate shown is the service's own.
 */
export async function runImport({ connection, terminal }: CommandContext, format: string, path: string): Promise<void> {
  // The readers of every format are most of what there is to load: other commands start in half the time without.
  const { findImporter, IMPORTERS } = await import("../connectors/registry.ts");
  const importer = findImporter(format);
  if (!importer)
    throw new UsageError(`There is no format ${format}. Known: ${IMPORTERS.map((each) => each.name).join(", ")}.`);
  const folder = openFolder(path);
  const rejections: Rejection[] = [];
  const total = await countRows(importer.rows(folder));
  const progress = createProgress(terminal, total);
  const rows = importer.rows(folder, (rejection) => rejections.push(rejection));
  const result = await send(connection, encode(rows, progress.sent)).finally(progress.end);
  for (const { path, line, reason } of rejections.slice(0, SHOWN_REJECTIONS)) {
    terminal.note(`${path}${line === null ? "" : `:${line}`}: ${reason}`);
  }
  if (rejections.length > SHOWN_REJECTIONS) {
    terminal.note(`… and ${rejections.length - SHOWN_REJECTIONS} more lines that could not be used`);
  }
  for (const { line, reason } of result.rejections) terminal.note(`row ${line}: ${reason}`);
  if (terminal.json) terminal.printJson(result);
  else terminal.print(summarize(result, rejections.length));
  if (result.rejected + rejections.length > 0) throw new DoneInPart();
}

function summarize(result: Schemas["Import"], unread: number): string {
  const parts = [
    `${result.candidates} people`,
    `${result.documents} documents`,
    `${result.pictures} pictures written`,
    `${result.unchanged} rows unchanged`,
    ...(result.suppressed > 0 ? [`${result.suppressed} suppressed`] : []),
    `${result.rejected + unread} rejected`,
  ];
  return `Import ${result.importId}: ${parts.join(", ")}.`;
}

async function countRows(rows: AsyncIterable<ImportRow>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count++;
  return count;
}

async function* encode(rows: AsyncIterable<ImportRow>, sent: () => void): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const row of rows) {
    yield encoder.encode(`${JSON.stringify(row)}\n`);
    sent();
  }
}

async function send(connection: Connection, body: AsyncIterable<Uint8Array>): Promise<Schemas["Import"]> {
  let response: Response;
  try {
    response = await fetch(`${connection.url}/v1/imports?format=candor`, {
      method: "POST",
      headers: { "x-api-key": connection.apiKey, "content-type": "application/x-ndjson" },
      body: ReadableStream.from(body) as BodyInit,
      duplex: "half",
    } as RequestInit & { duplex: "half" });
  } catch (cause) {
    throw new CandorError("The service cannot be reached.", { code: "unreachable", status: 0, requestId: null, cause });
  }
  if (response.ok) return (await response.json()) as Schemas["Import"];
  throw await readProblem(response);
}

/** A proxy's answer is no problem document: then only the status is known. */
async function readProblem(response: Response): Promise<CandorError> {
  const { status } = response;
  const isProblem = response.headers.get("content-type")?.includes("json") === true;
  const problem = isProblem ? ((await response.json()) as Partial<Schemas["Problem"]>) : {};
  const { detail = `The service answered ${status}.`, code = "unknown", requestId = null } = problem;
  return new CandorError(detail, { code, status, requestId });
}

interface Progress {
  sent(): void;
  end(): void;
}

/** One line that is written over on a terminal; nothing where there is none. */
function createProgress(terminal: Terminal, total: number): Progress {
  const started = performance.now();
  let count = 0;
  let shownAt = 0;
  return {
    sent() {
      count++;
      const now = performance.now();
      if (now - shownAt < REPORT_EVERY_MS) return;
      shownAt = now;
      const rate = count / ((now - started) / 1000);
      const left = Math.ceil((total - count) / Math.max(rate, 1));
      terminal.counter(`${count} of ${total} rows, ${Math.round(rate)} per second, ${left} s left`);
    },
    end() {
      terminal.counter("");
    },
  };
}
