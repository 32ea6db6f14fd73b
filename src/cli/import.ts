import { ReadableStream } from "node:stream/web";
import { CandorError, type Schemas } from "../client/client.ts";
import { findImporter, IMPORTERS } from "../importers/registry.ts";
import type { ImportRow, Rejection } from "../importers/importer.ts";
import { type Connection, UsageError } from "./connection.ts";
import { openFolder } from "./folder.ts";

const REPORT_EVERY_MS = 500;
const SHOWN_REJECTIONS = 20;

/**
 * Turns a file or folder into Candor NDJSON and streams it to the service. The stream only flows as fast as
 * the service writes, so the rate shown is the service's own.
 */
export async function runImport(connection: Connection, format: string, path: string): Promise<void> {
  const importer = findImporter(format);
  if (!importer)
    throw new UsageError(`There is no format ${format}. Known: ${IMPORTERS.map((each) => each.name).join(", ")}.`);
  const folder = openFolder(path);
  const rejections: Rejection[] = [];
  const total = await countRows(importer.rows(folder));
  const progress = createProgress(total);
  const rows = importer.rows(folder, (rejection) => rejections.push(rejection));
  const result = await send(connection, encode(rows, progress.sent));
  progress.end();
  for (const { path, line, reason } of rejections.slice(0, SHOWN_REJECTIONS)) {
    process.stderr.write(`${path}${line === null ? "" : `:${line}`}: ${reason}\n`);
  }
  if (rejections.length > SHOWN_REJECTIONS) {
    process.stderr.write(`… and ${rejections.length - SHOWN_REJECTIONS} more lines that could not be used\n`);
  }
  for (const { line, reason } of result.rejections) process.stderr.write(`row ${line}: ${reason}\n`);
  process.stdout.write(`${summarize(result, rejections.length)}\n`);
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
    const message = `The service at ${connection.url} cannot be reached. Start it with npm start.`;
    throw new CandorError(message, { code: "unreachable", status: 0, requestId: null, cause });
  }
  if (response.ok) return (await response.json()) as Schemas["Import"];
  const problem = (await response.json()) as Schemas["Problem"];
  throw new CandorError(problem.detail, { code: problem.code, status: response.status, requestId: problem.requestId });
}

interface Progress {
  sent(): void;
  end(): void;
}

/** One line that is written over on a terminal; nothing where there is none. */
function createProgress(total: number): Progress {
  const started = performance.now();
  let count = 0;
  let shownAt = 0;
  const show = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
  };
  return {
    sent() {
      count++;
      const now = performance.now();
      if (now - shownAt < REPORT_EVERY_MS) return;
      shownAt = now;
      const rate = count / ((now - started) / 1000);
      const left = Math.ceil((total - count) / Math.max(rate, 1));
      show(`${count} of ${total} rows, ${Math.round(rate)} per second, ${left} s left`);
    },
    end() {
      show("");
    },
  };
}
