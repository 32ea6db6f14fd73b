import { type DestinationStream, pino } from "pino";
import { PublicError } from "./errors.ts";

/**
 * Logs to standard error: JSON lines for programs, plain text on a terminal. Fields are IDs and numbers. A person's
 * name, address, query or body is never passed in; an unexpected error is logged by its class, code and stack.
 */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** @param destination receives each line; standard error by default */
export function createLog(level: string, destination: DestinationStream = standardError()): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

function standardError(): DestinationStream {
  const lines = pino.destination({ dest: 2, sync: true });
  return process.stderr.isTTY ? { write: (line) => void lines.write(writeForPeople(line)) } : lines;
}

const LEVELS: Readonly<Record<number, string>> = { 20: "debug  ", 30: "", 40: "warning  ", 50: "error  " };

/** A log line for a human reader: time of day, level, message and fields, with the stack below. */
export function writeForPeople(line: string): string {
  const { level, time, msg, stack, ...fields } = JSON.parse(line) as {
    readonly level: number;
    readonly time: string;
    readonly msg: string;
    readonly stack?: string;
    readonly [field: string]: unknown;
  };
  const pairs = Object.entries(fields).map(([name, value]) => `${name} ${String(value)}`);
  const said = pairs.length === 0 ? msg : `${msg} (${pairs.join(", ")})`;
  return `${time.slice(11, 19)}  ${LEVELS[level] ?? ""}${said}\n${stack === undefined ? "" : `${stack}\n`}`;
}

/** What may be logged about an unexpected error: where it came from, not the values it contains. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  // An error for the caller is not our fault, wherever it occurred.
  if (error instanceof PublicError) return { error: error.name, code: error.code };
  // Whoever operates the database needs its state; the code that waited for it is of no use to them.
  if (error.name === "DatabaseUnavailable" && "reason" in error && typeof error.reason === "string")
    return { error: error.name, reason: error.reason };
  const code = "code" in error && isCode(error.code) ? error.code : undefined;
  return { error: isCode(error.name) ? error.name : "Error", code, stack: stackWithoutMessage(error) };
}

/** A plug-in's errors have whatever name and code its author gave them: a value from a document is neither. */
function isCode(code: unknown): code is string {
  return typeof code === "string" && /^\w{1,64}$/.test(code);
}

/** Database drivers put values into their messages (`Key (value)=(…)`), so only the frames are kept. */
function stackWithoutMessage(error: Error): string {
  const frames = (error.stack ?? "")
    .replace(error.message, "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).join("\n");
}
