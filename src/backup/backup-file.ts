import { StringDecoder } from "node:string_decoder";

/** A backup cannot be read, or not into this database. The message says why and what to do. */
export class BackupError extends Error {}

/** The first line of a backup. */
export interface BackupHeader {
  readonly candor: "backup";
  readonly version: typeof VERSION;
  readonly madeAt: string;
  /** The migrations that had run on the database, which define its schema. */
  readonly migrations: readonly string[];
  /** Of the secrets with which the database was written. */
  readonly fingerprints: readonly string[];
  /** The text of the secret file, if requested. */
  readonly secret?: string;
}

/** The version of the format written here; newer ones are refused. */
export const VERSION = 1;

/** The content of a line: a row as the database writes it, a picture, or the end. */
export type BackupLine =
  | { readonly kind: "row"; readonly table: string; readonly text: string }
  | { readonly kind: "blob"; readonly key: string; readonly bytes: Uint8Array }
  | { readonly kind: "end"; readonly rows: number; readonly blobs: number };

/** Passes a row's text through unchanged, so that numbers too large for JavaScript stay as they are. */
export function writeRow(table: string, text: string): string {
  return `{"table":"${table}","row":${text}}\n`;
}

export function writeBlob(key: string, bytes: Uint8Array): string {
  return `${JSON.stringify({ blob: key, base64: Buffer.from(bytes).toString("base64") })}\n`;
}

export function writeEnd(rows: number, blobs: number): string {
  return `${JSON.stringify({ end: { rows, blobs } })}\n`;
}

/** Throws `BackupError` unless it is a backup in a known format. */
export function parseHeader(line: string): BackupHeader {
  const header = parse(line) as Partial<Omit<BackupHeader, "version">> & { readonly version?: number };
  if (header.candor !== "backup") throw new BackupError("This file is not a Candor backup.");
  if (header.version !== VERSION) {
    throw new BackupError(
      `This backup has format ${header.version}; this release reads format ${VERSION}. Restore it with a newer release.`,
    );
  }
  const { migrations, fingerprints } = header;
  if (!Array.isArray(migrations) || !Array.isArray(fingerprints)) throw damaged();
  return header as BackupHeader;
}

export function parseLine(line: string): BackupLine {
  const row = /^\{"table":"([a-z_]+)","row":/.exec(line);
  if (row) return { kind: "row", table: row[1] ?? "", text: line.slice(row[0].length, -1) };
  const { blob, base64, end } = parse(line) as {
    readonly blob?: unknown;
    readonly base64?: unknown;
    readonly end?: { readonly rows: number; readonly blobs: number };
  };
  if (typeof blob === "string" && typeof base64 === "string") {
    return { kind: "blob", key: blob, bytes: Buffer.from(base64, "base64") };
  }
  if (end !== undefined) return { kind: "end", ...end };
  throw damaged();
}

/** The lines of a stream, whatever a line's text contains: Node's own reader also ends lines at U+2028. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let parts: string[] = [];
  for await (const chunk of bytes) {
    const pieces = decoder.write(Buffer.from(chunk)).split("\n");
    for (const piece of pieces.slice(0, -1)) {
      yield [...parts, piece].join("");
      parts = [];
    }
    parts.push(pieces.at(-1) ?? "");
  }
  const last = parts.join("");
  if (last !== "") yield last;
}

export function damaged(): BackupError {
  return new BackupError("The backup is damaged or truncated. Nothing was restored; use another one.");
}

function parse(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BackupError("This file is not a Candor backup, or it is damaged.");
}
